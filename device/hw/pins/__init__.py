"""Buttons and lights on pins: of the header, and of expanders on the I2C bus."""
