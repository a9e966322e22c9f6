"""Players made of code, and whole games without a table.  Nothing else in the engine imports this."""
