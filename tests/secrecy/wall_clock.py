"""How long it takes, on a real clock and on the real way to the loudspeaker, from the end of a call to the next call.

`python -m tests.secrecy.wall_clock` prints the table: the guard is called while he lives, is dead, or is in no hand;
the last row has a planted delay of 10 ms wherever somebody has answered, which must be found.
"""

import argparse
import io
import json
import os
import subprocess
import sys
import tempfile
import threading
import wave
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

from device.absent import NoLights, NoScreen
from device.host import Host
from device.inbox import Inbox, RealClock
from device.lot import SeededLot
from device.pace import BEAT, LEAD_IN, PASSES, Pace
from device.phrases import Phrases
from device.ports import Event, Line, Press, Spoken
from device.session import header_of
from device.settings import CONFIG, TEXTS
from device.store import FileStore
from device.table import Table
from engine import Ask, Board, Effect, Note, Run, Sleep, Transcript, View, Wake
from engine.catalogue import Setup, games
from engine.journal import Answer, Record
from engine.millers_hollow.page import MILLERS_HOLLOW as PAGE
from engine.village.village import Village

SEATS = (1, 2, 3, 4, 5)
WINDOW = 2.0
"""Seconds of a test window."""
TEMPO = WINDOW / (LEAD_IN + PASSES * BEAT * len(SEATS))
ALIVE, DEAD, ABSENT, PLANTED = FATES = ("alive", "dead", "absent", "planted")
DELAY = 0.010
"""Seconds that are planted."""
CLIP = 0.03
"""Seconds of a spoken line: short, so that a list of five fits into the window."""
CALLS, WORKERS = 200, 8
RESAMPLES = 4000


# What one process measures


def fated(fate: str) -> Village:
    """A village whose guard lives, has been announced dead, or is a card that nobody was dealt."""
    deck = ("werewolf", "villager", "villager", "seer", "guard", "thief", "villager", "villager")
    v = Village((*SEATS, 6), deck, games()["millers-hollow"].rules(), PAGE)
    guard = "villager" if fate == ABSENT else "guard"
    other = "villager" if fate == DEAD else guard
    hands = ("werewolf", "seer", other, "villager", "thief", guard if fate == DEAD else "villager")
    v.become({seat: PAGE.role[card] for seat, card in enumerate(hands, 1)})
    v.remove((6,))
    return v


async def calls(fates: Sequence[str]) -> bool:
    """The guard's scene, once for each fate, in one long night."""
    await Board(View("night", 2, SEATS, SEATS))
    await Note("phase", {"name": "night", "number": 2})
    await Sleep("night.falls", ())
    for fate in fates:
        v = fated(fate)
        scene = next(scene for scene in v.page.scenes if scene.call == "guard")
        who = scene.who(v)
        await Wake(scene.wake, who)
        for play in scene.plays:
            await play(v, who)
        await Sleep(scene.sleep, ())
    return True


class ClockedInbox(Inbox):
    """Keeps when each line has ended: the speaker's thread tells it here."""

    def __init__(self) -> None:
        super().__init__(RealClock())
        self.ended: dict[int, float] = {}

    def put(self, event: Event) -> None:
        if isinstance(event, Spoken):
            self.ended[event.ticket] = self.clock.now()
        super().put(event)


def measure(fates: Sequence[str], seed: int, folder: Path) -> list[float]:
    """Play the scene for each fate; seconds from the end of each call to the beginning of the next."""
    os.environ["SDL_AUDIODRIVER"] = "dummy"
    import pygame

    from device.hw.clips import ClipStore
    from device.hw.mixer import Mixer
    from device.hw.sound import EFFECTS
    from device.hw.speaker import PygameSpeaker
    from device.hw.voices import Voices, load_voices

    inbox, chance = ClockedInbox(), Random(seed)
    began: dict[int, float] = {}
    texts: dict[int, str] = {}

    class ClockedMixer(Mixer):
        def speak(self, sound: pygame.mixer.Sound, now: float, *, softly: bool = False) -> None:
            super().speak(sound, now, softly=softly)
            assert speaker._saying is not None
            began[speaker._saying] = inbox.clock.now()

    class ClockedSpeaker(PygameSpeaker):
        def say(self, line: Line, ticket: int) -> None:
            texts[ticket] = line.text
            super().say(line, ticket)

    voices, phrases = load_voices(CONFIG / "voices.toml"), Phrases(TEXTS, "en", "millers-hollow")
    known = Voices(ClipStore(folder / "clips"), voices)
    wake, sleep = (phrases.line(f"guard.{call}", {}) for call in ("wake", "sleep"))
    for text in (wake, sleep, *map(str, SEATS), *(phrases.line(f"night.{line}", {}) for line in ("ready", "falls"))):
        known._clips.write(known._key(Line(text, "en")), beep())
    speaker = ClockedSpeaker(inbox, known, ClockedMixer([EFFECTS]))
    host = Host(inbox, speaker, NoScreen(), NoLights(), phrases, Pace(TEMPO))
    transcript = Transcript(host.now, phrases.line)
    host.tell = transcript.tell
    store = FileStore(folder / "state", inbox.put)
    rules: Any = games()["millers-hollow"].rules()
    store.begin(header_of(Setup("millers-hollow", SEATS, ("villager",) * 5, rules), "en", "today"))
    put = iter(fates)
    planted = False

    def record(entry: Record) -> None:
        store.append(entry)
        if planted and isinstance(entry, Answer) and entry.value:
            threading.Event().wait(DELAY)

    def before(effect: Effect[Any]) -> None:
        nonlocal planted
        if isinstance(effect, Ask):
            planted = next(put) == PLANTED
            for seat in effect.seats:
                inbox.put_at(inbox.clock.now() + moment(chance), Press(seat))
        elif isinstance(effect, Sleep) and not table.asleep:
            for seat in SEATS:
                inbox.put_at(inbox.clock.now() + 1 + seat / 10, Press(seat))

    table = Table(Run(lambda: calls(fates), record), transcript, host, SeededLot(seed), SEATS)
    table.before = before
    table.play()
    speaker.close()
    store.close()
    ends = [inbox.ended[ticket] for ticket in sorted(began) if texts[ticket] == wake]
    starts = [began[ticket] for ticket in sorted(began) if texts[ticket] == sleep]
    return [start - end for end, start in zip(ends, starts, strict=True)]


def moment(chance: Random) -> float:
    """When somebody presses: at any item of the list, and now and then in the very last moment."""
    first = LEAD_IN * TEMPO
    return WINDOW - 0.002 if chance.random() < 0.1 else first + chance.random() * (WINDOW - first)


def beep() -> bytes:
    """A short sound that is not silent."""
    samples = (6000 * np.sin(2 * np.pi * 440 * np.arange(int(CLIP * 48_000)) / 48_000)).astype("<i2")
    with io.BytesIO() as file:
        with wave.open(file, "wb") as sound:
            sound.setnchannels(1)
            sound.setsampwidth(2)
            sound.setframerate(48_000)
            sound.writeframes(samples.tobytes())
        return file.getvalue()


# What comes of it


@dataclass(frozen=True)
class Row:
    """The seconds of one fate, and how its median differs from that of the living guard (95 % interval)."""

    fate: str
    seconds: Sequence[float]
    low: float
    high: float

    @property
    def median(self) -> float:
        return float(np.median(self.seconds))


def enough_calls(number: int, narrow: float) -> dict[str, list[float]]:
    """So many calls of each fate, and as many again up to three times while the intervals are wider than `narrow`.

    A busy machine makes them wide; where they lie has no say in when it is enough.
    """
    found: dict[str, list[float]] = {fate: [] for fate in FATES}
    for turn in range(4):
        for fate, seconds in all_calls(number, turn).items():
            found[fate] += seconds
        if all(row.high - row.low <= narrow for row in rows(found)):
            break
    return found


def all_calls(number: int, turn: int = 0) -> dict[str, list[float]]:
    """So many calls of each fate, measured by several processes side by side, the fates shuffled in each."""
    processes = []
    for worker in range(WORKERS):
        share, seed = number // WORKERS + (worker < number % WORKERS), WORKERS * turn + worker
        words = [sys.executable, "-m", "tests.secrecy.wall_clock", "--worker", str(seed), "--calls", str(share)]
        processes.append(subprocess.Popen(words, cwd=CONFIG.parent, stdout=subprocess.PIPE, text=True))
    found: dict[str, list[float]] = {fate: [] for fate in FATES}
    for process in processes:
        told, _ = process.communicate()
        for fate, seconds in json.loads(told):
            found[fate].append(seconds)
    return found


def rows(found: dict[str, list[float]]) -> Iterator[Row]:
    """Each fate beside the living guard."""
    dice = np.random.default_rng(1)
    reference = resampled(found[ALIVE], dice)
    for fate in FATES:
        differences = resampled(found[fate], dice) - reference
        low, high = np.percentile(differences, (2.5, 97.5)) if fate != ALIVE else (0.0, 0.0)
        yield Row(fate, found[fate], float(low), float(high))


def resampled(seconds: Sequence[float], dice: np.random.Generator) -> Any:
    """The medians of samples drawn anew from these."""
    drawn = dice.choice(np.array(seconds), (RESAMPLES, len(seconds)))
    return np.median(drawn, axis=1)


def table_of(found: dict[str, list[float]]) -> str:
    """The table, as it stands in a document."""
    lines = [
        "| guard | calls | median | 5 % to 95 % | difference of medians, 95 % interval |",
        "| --- | --- | --- | --- | --- |",
    ]
    for row in rows(found):
        low, high = np.percentile(row.seconds, (5, 95))
        between = "" if row.fate == ALIVE else f"{1000 * row.low:+.1f} to {1000 * row.high:+.1f} ms"
        lines.append(
            f"| {row.fate} | {len(row.seconds)} | {row.median:.4f} s | {low:.4f} to {high:.4f} s | {between} |"
        )
    return "\n".join(lines)


def main() -> None:
    """Measure, and print the table."""
    parser = argparse.ArgumentParser(prog="python -m tests.secrecy.wall_clock", description=__doc__)
    parser.add_argument("--calls", type=int, default=CALLS, metavar="N", help="calls of each fate")
    parser.add_argument("--worker", type=int, metavar="SEED", help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.worker is None:
        print(table_of(all_calls(args.calls)))
        return
    fates = list(FATES) * args.calls
    Random(args.worker).shuffle(fates)
    with tempfile.TemporaryDirectory() as folder:
        seconds = measure(fates, args.worker, Path(folder))
    print(json.dumps(list(zip(fates, seconds, strict=True))))


if __name__ == "__main__":
    main()
