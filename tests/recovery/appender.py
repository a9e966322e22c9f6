"""A child process that plays a game into a store as fast as it can, telling each record that was acknowledged."""

import sys
from pathlib import Path

from device.store import FileStore
from engine.journal import Header, Press

HEADER = Header("classic", (1, 2, 3), ("werewolf", "seer"), {}, "en", "digest")

if __name__ == "__main__":
    store = FileStore(Path(sys.argv[1]), print)
    if not store.unfinished():
        store.begin(HEADER)
    for number in range(int(sys.argv[2]), 100_000):
        store.append(Press("vote", 1, number))
        print(number, flush=True)
