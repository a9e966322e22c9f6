"""`wolfhour voices`: who speaks, lines rendered ahead, one line aloud, and an own narrator."""

import argparse
import sys
import time
from shutil import which
from typing import TYPE_CHECKING

from device.commands.places import add_places
from device.inbox import Inbox, RealClock
from device.languages import languages
from device.lobby.plan import usual_rules
from device.pack import texts_of, whole_games
from device.phrases import Phrases
from device.ports import Found, Line, Spoken
from device.prepare import lines_of
from device.settings import TEXTS, start_with
from device.store import state_folder
from device.suggest import did_you_mean
from engine import WolfhourError
from engine.catalogue import Setup, games

if TYPE_CHECKING:
    from device.hw.microphone import Microphone
    from device.hw.speaker import PygameSpeaker

PATIENCE = 30.0
"""Seconds that a line may take to be rendered and said."""
EXAMPLES = {"render": " --game classic", "say": " --language en 'Night falls.'"}
"""What an action wants to be told."""
KEYS = "Enter begins a recording and ends it; s and Enter: skip this line; q and Enter: enough for today."
LOOK = 0.01
"""Seconds between two looks whether a line has been rendered."""


def words(parser: argparse.ArgumentParser) -> None:
    """The words of `voices`."""
    parser.description = (
        "The box speaks each line as the first of those that can: your own recordings, the pack that came with it, "
        "and the engines that config/voices.toml names for the language; a voices.toml of your own in the state folder "
        "goes before it."
    )
    parser.epilog = "example: wolfhour voices say --language zh-Hans 天黑请闭眼"
    actions = parser.add_subparsers(required=True, metavar="ACTION")
    listing = add(actions, "list", who_speaks, "tell who speaks which language, and how many lines are ready")
    listing.add_argument("--missing", action="store_true", help="print the lines that nobody has spoken yet, too")
    rendering = add(actions, "render", render, "render the lines of a game that are not ready yet")
    rendering.add_argument("--game", required=True, choices=[*games()])
    rendering.add_argument("--seats", type=int, metavar="N", help="how many play (default: the settings)")
    saying = add(actions, "say", say, "say a text")
    saying.add_argument("text", metavar="TEXT")
    recording = add(actions, "record", record, "record your own voice, line by line; the rest is spoken as before")
    recording.add_argument("--again", action="store_true", help="also what you have recorded before")
    recording.add_argument("--silent", action="store_true", help="do not say the line before you do")


def add(
    actions: "argparse._SubParsersAction[argparse.ArgumentParser]", name: str, run: object, purpose: str
) -> argparse.ArgumentParser:
    """Add an action with the words that all of them have."""
    action = actions.add_parser(name, help=purpose, description=f"{purpose[0].upper()}{purpose[1:]}.")
    action.epilog = f"example: wolfhour voices {name}{EXAMPLES.get(name, '')}"
    known = ", ".join(languages(TEXTS))
    action.add_argument("--language", metavar="L", help=f"{known} (default: the settings; `list`: all)")
    add_places(action)
    action.set_defaults(run=run)
    return action


def language_of(args: argparse.Namespace) -> str:
    """The language that is meant.  Raises `WolfhourError`."""
    known = languages(TEXTS)
    meant: str = args.language or start_with(args.config, args.state or state_folder()).table.language
    if meant not in known:
        raise WolfhourError(f"there are no texts in {meant!r}, only in {', '.join(known)}{did_you_mean(meant, known)}")
    return meant


def who_speaks(args: argparse.Namespace) -> int:
    """Print what speaks, by language."""
    from device.hw.sound import packs_of
    from device.hw.voices import voices_for

    state = args.state or state_folder()
    packs, (voices, wrong) = packs_of(state), voices_for(state)
    if wrong:
        print(f"wolfhour: your voices do not count: {wrong}", file=sys.stderr)
    for language in [language_of(args)] if args.language else languages(TEXTS):
        texts = texts_of(TEXTS, language)
        print(f"{language}: {len(texts)} lines that a pack may have")
        missing = dict.fromkeys(texts)
        for source in voices[language].prefer if language in voices else ():
            clips = packs[source].clips(language) if source in packs else None
            if clips is not None:
                missing = {text: None for text in missing if text not in clips.clips}
                minutes = sum(seconds for _, seconds in clips.clips.values()) / 60
                print(f"  {source}: {len(clips.clips)} lines, {minutes:.0f} minutes, {clips.voice}; {clips.licence}")
            elif source in packs:
                print(f"  {source}: nothing")
            else:
                program = source.partition(":")[0]
                there = program == "pyttsx3" or which(program)
                print(f"  {source}: {'makes what is not there' if there else 'is not installed'}")
        for game, seats in whole_games(TEXTS, language, missing).items():
            ready = f"for {', '.join(map(str, seats))} seats" if seats else "for no number of seats yet"
            print(f"  every line of {game} is there {ready}")
        if args.missing:
            print(*missing, sep="\n")
    return 0


def render(args: argparse.Namespace) -> int:
    """Render what a game needs and nobody has spoken; the exit status is 1 where something could not be."""
    from device.hw.sound import voices_of

    state, language, game = args.state or state_folder(), language_of(args), games()[args.game]
    seats = args.seats or start_with(args.config, state).table.seats
    if not game.least <= seats <= game.most:
        raise WolfhourError(f"{game.key} is played at {game.least} to {game.most} seats, not at {seats}")
    rules = usual_rules(game, seats)
    setup = Setup(game.key, tuple(range(1, seats + 1)), game.pack(seats, rules), rules)
    lines = {*lines_of(game, setup, Phrases(TEXTS, language, game.key))}
    voices = voices_of(state, state)
    try:
        voices.prepare(lines, together=True)
        for line in lines:
            voices.want(line)
            while voices.clip(line) is None and voices.coming(line):
                time.sleep(LOOK)
        ready = sum(voices.clip(line) is not None for line in lines)
    finally:
        voices.close()
    print(f"{ready} of {len(lines)} lines are ready")
    return 0 if ready == len(lines) else 1


def say(args: argparse.Namespace) -> int:
    """Say a text; the exit status is 1 where it could not be heard."""
    inbox = Inbox(RealClock())
    speaker = own_speaker(args, inbox)
    try:
        heard = aloud(speaker, inbox, Line(args.text, language_of(args)))
    finally:
        speaker.close()
    if not heard:
        print("it could not be heard: `wolfhour doctor` may tell why", file=sys.stderr)
    return 0 if heard else 1


def aloud(speaker: "PygameSpeaker", inbox: Inbox, line: Line) -> bool:
    """Say a line to its end; whether it was heard."""
    speaker.say(line, 1)
    end = time.monotonic() + PATIENCE
    while (event := inbox.wait(end)) is not None:
        if isinstance(event, Spoken):
            return event.ok
    return False


def record(args: argparse.Namespace) -> int:
    """Let the owner speak line after line; each is kept at once."""
    from device.hw.microphone import Microphone
    from device.hw.sound import packs_of

    language, own = language_of(args), packs_of(args.state or state_folder())["own"]
    inbox = Inbox(RealClock())
    speaker, microphone = own_speaker(args, inbox), Microphone()
    print(KEYS)
    lines = [Line(text, language) for text in texts_of(TEXTS, language)]
    todo, kept = [line for line in lines if args.again or not own.path(line)], 0
    try:
        if inbox.wait(time.monotonic() + PATIENCE) != Found("speaker"):
            raise WolfhourError("there is no sound card: `wolfhour doctor` may tell why")
        for place, line in enumerate(todo, 1):
            print(f"\n{place} of {len(todo)}: {line.text}")
            if not args.silent:
                aloud(speaker, inbox, line)
            if (clip := spoken(microphone)) is not None:
                own.keep(line, clip)
                kept += 1
    except EOFError:
        print()
    finally:
        speaker.close()
    print(f"{kept} recorded now; lines without a recording are spoken as before")
    return 0


def spoken(microphone: "Microphone") -> bytes | None:
    """What is said between two Enters; None where the line is skipped.  Raises `EOFError` where it is enough."""
    from device.hw.clips import finished

    while True:
        answer = input("> ").strip()
        if answer == "q":
            raise EOFError
        if answer == "s":
            return None
        if answer:
            print(KEYS)
            continue
        microphone.start()
        input("... ")
        if (clip := finished(microphone.stop())) is not None:
            return clip
        print("Nothing was heard; once more.")


def own_speaker(args: argparse.Namespace, inbox: Inbox) -> "PygameSpeaker":
    """The speaker of the box that is meant."""
    from device.hw.sound import real_speaker

    state = args.state or state_folder()
    return real_speaker(inbox, start_with(args.config, state).sound, state, state)
