"""Short codes of what may be wrong with the box, for whoever helps from afar.

They stand on the screen, in the log, in what `systemctl status` and the doctor tell, and in `systemd/README.md`.
"""

CODES = {
    "no-sound": "AUD-01",
    "no-voice": "AUD-02",
    "muted": "AUD-03",
    "no-display": "SCR-01",
    "display-lost": "SCR-01",
    "reader-lost": "RDR-03",
    "well-lost": "RDR-04",
    "reader-unsure": "RDR-05",
    "readers-power": "RDR-10",
    "no-pins": "GPIO-01",
    "expander-lost": "GPIO-02",
    "board-lost": "GPIO-02",
    "no-panel": "GPIO-03",
    "button-stuck": "GPIO-04",
    "panel-stuck": "GPIO-04",
    "button-noisy": "GPIO-05",
    "panel-noisy": "GPIO-05",
    "light-lost": "GPIO-06",
    "disk-full": "STO-01",
    "disk-read-only": "STO-01",
    "disk-failed": "STO-01",
    "journal-damaged": "STO-02",
    "disk-slow": "STO-03",
    "history-damaged": "STO-04",
    "history-failed": "STO-04",
    "cards-damaged": "STO-05",
    "cards-lost": "STO-05",
    "settings": "CFG-01",
    "power-weak": "PWR-01",
    "clock": "CLK-01",
    "safe-mode": "SYS-01",
    "neither-sound-nor-screen": "SYS-02",
}
"""By why a part is lost (`ports.Lost`), or what else is wrong."""
