"""`python -m device.appliance.unplug`: the last picture, while the machine switches off.

The system starts it once the box has ended, and ends it with everything else.
"""

import signal

from device.appliance.spoken import spoken
from device.hw.screen import real_screen
from device.inbox import Inbox, RealClock
from device.phrases import Phrases
from device.settings import TEXTS, load, owner_files
from device.store import state_folder


def main() -> None:
    """Show that the plug can be pulled soon, and stay."""
    state = state_folder()
    settings, _ = load(owner_files(), state)
    phrases = Phrases(TEXTS, spoken(state) or settings.table.language)
    screen = real_screen(Inbox(RealClock()), settings.screen)
    title, line = phrases.word("lobby.switched-off"), phrases.word("lobby.unplug")
    screen.show({"kind": "notice", "headline": title, "lines": [line]})
    signal.pause()


if __name__ == "__main__":
    main()
