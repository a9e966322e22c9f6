"""What the service manager is told: a few words in a datagram, as sd_notify(3) has it.

No library: of those there are, one needs a compiler on the box, one brings two megabytes, and one rests since 2017.
"""

import os
import socket
from collections.abc import Mapping


class Notify:
    """The line to the service manager; without one (a box that was started by hand) nothing happens."""

    def __init__(self, environment: Mapping[str, str] = os.environ) -> None:
        address = environment.get("NOTIFY_SOCKET", "")
        self._address = f"\0{address[1:]}" if address.startswith("@") else address
        limit = environment.get("WATCHDOG_USEC", "")
        ours = environment.get("WATCHDOG_PID", str(os.getpid())) == str(os.getpid())
        self.limit = int(limit) / 1_000_000 if limit.isdecimal() and ours else None
        """Seconds without a sign of life after which the box is killed; None: it is not watched."""

    @property
    def heard(self) -> bool:
        """Whether there is a service manager."""
        return bool(self._address)

    def tell(self, **words: str) -> None:
        """Tell something, such as READY="1".  Never waits and never raises: who does not listen is not needed."""
        if not self._address:
            return
        text = "\n".join(f"{name}={value.replace(chr(10), ' ')}" for name, value in words.items())
        try:
            with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM | socket.SOCK_CLOEXEC) as line:
                line.setblocking(False)
                line.sendto(text.encode(), self._address)
        except OSError:
            pass
