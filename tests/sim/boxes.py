"""A simulated box in this process, on a fast clock."""

import json
from dataclasses import dataclass
from io import StringIO
from pathlib import Path
from typing import Any

from device.app import Box
from device.host import Stopped
from device.inbox import Starved
from device.options import Options


@dataclass(frozen=True)
class Evening:
    """What a box has told, and the transcripts of its finished games."""

    told: str
    games: list[list[dict[str, Any]]]

    def decided(self) -> list[list[tuple[Any, ...]]]:
        """Of each game, who died why and who voted how."""
        return [
            [
                (event["at"], event.get("seat"), event.get("cause"), event.get("ballots"))
                for event in game
                if event.get("event") in ("death", "vote", "outcome")
            ]
            for game in self.games
        ]


def evening(state: Path, commands: str = "", **options: Any) -> Evening:
    """Let a box run with these commands until nobody is left to press anything."""
    out = StringIO()
    settings: dict[str, Any] = {"config": "/dev/null", "seed": 7, "seats": 9, "bots": 9, "lobby": False, **options}
    with Box(Options(state=state, text=True, voice=False, fast=True, **settings), StringIO(commands), out) as box:
        try:
            box.run()
        except Starved:
            out.write("STARVED\n")
        except Stopped:
            out.write("STOPPED\n")
    games = [
        [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
        for file in sorted((state / "history").iterdir())
    ]
    return Evening(out.getvalue(), games)
