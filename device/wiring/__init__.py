"""How the seats, their lights and the front panel are wired, as the settings say it; no pin is touched here."""
