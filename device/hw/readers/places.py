"""Which port is which reader: by where it is plugged in, and where that is new, by the number of what is plugged in."""

from collections import Counter
from collections.abc import Container, Mapping

from device.hw.readers.port import Plug


class Places:
    """Remembers where readers with a number of their own belong.  Pure."""

    def __init__(self) -> None:
        self._home: dict[str, str] = {}
        """The paired port at which each number was seen last."""
        self._shared: set[str] = set()
        """Numbers that several readers have, as cheap ones do: they tell nothing."""

    def devices(self, plugs: Mapping[str, Plug], paired: Container[str]) -> dict[str, str]:
        """The device file of every reader, by the name that it is paired by, or else of its port.

        A port with several names goes by a paired one.  A reader that turns up at a port that is not paired, while
        its own is empty, is the same reader still.
        """
        names: dict[str, str] = {}
        for name in sorted(plugs, key=lambda name: (name not in paired, name)):
            names.setdefault(plugs[name].path, name)
        here = {name: plugs[name] for name in names.values()}
        counts = Counter(plug.serial for plug in here.values())
        self._shared |= {number for number, count in counts.items() if count > 1 or not number}
        moved = {}
        for name, plug in here.items():
            if plug.serial in self._shared:
                continue
            if name in paired:
                self._home[plug.serial] = name
            elif self._home.get(plug.serial, name) not in here:
                moved[name] = self._home[plug.serial]
        return {moved.get(name, name): plug.path for name, plug in here.items()}
