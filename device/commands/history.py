"""`wolfhour history`: the games that were played."""

import argparse
import json
import sys
from collections.abc import Callable, Sequence
from contextlib import closing
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

from device.chronicle import chronicle, html
from device.chronicle.pages import ballots, camp, chapters, figures_table, moment
from device.commands.places import add_state
from device.history import History, HistoryDamaged, Past
from device.journal_file import Damaged
from device.languages import FALLBACK, languages
from device.names import forget_name, recall_names
from device.phrases import Phrases
from device.settings import TEXTS
from device.store import FileStore, state_folder
from device.suggest import did_you_mean
from engine import WolfhourError


def words(parser: argparse.ArgumentParser) -> None:
    """The words of `history`."""
    parser.description = "The games that this box has hosted: who has won, what happened, and figures."
    parser.epilog = "example: wolfhour history show 7"
    actions = parser.add_subparsers(required=True, metavar="ACTION")
    _action(actions, "list", run_list, "all games, the oldest first")
    show = _action(actions, "show", run_show, "one game: who was who, its story, its votes", "show 7")
    show.add_argument("number", type=int, help="which game, as `list` counts them; the last one is 0")
    _action(actions, "figures", run_figures, "who has won how often with each set-up, and the figures of each player")
    export = _action(actions, "export", run_export, "write games into a file", "export --html evening.html 5 6 7")
    export.add_argument("numbers", type=int, nargs="*", metavar="NUMBER", help="which games (default: all)")
    kind = export.add_mutually_exclusive_group(required=True)
    kind.add_argument("--json", type=Path, metavar="FILE", help="for programs")
    kind.add_argument("--html", type=Path, metavar="FILE", help="one page to read, which needs no network")
    forget = _action(actions, "forget", run_forget, "take a player's name out of all games", "forget Ann")
    forget.add_argument("name", help="as it was given")


def _action(actions: Any, name: str, run: Any, purpose: str, example: str = "") -> argparse.ArgumentParser:
    action: argparse.ArgumentParser = actions.add_parser(
        name,
        help=purpose,
        description=f"{purpose[0].upper()}{purpose[1:]}.",
        epilog=f"example: wolfhour history {example or name}",
    )
    add_state(action)
    action.add_argument(
        "--language", choices=languages(TEXTS), default=FALLBACK, metavar="L", help="of names and story (default: en)"
    )
    action.set_defaults(run=partial(guarded, run))
    return action


def guarded(run: Callable[[argparse.Namespace], int], args: argparse.Namespace) -> int:
    """Do it.  Raises `WolfhourError` where the disk refuses the database."""
    try:
        return run(args)
    except OSError as error:
        if error.filename is None:  # it is the output that is lost
            raise
        raise WolfhourError(f"{error.filename}: {error.strerror}") from error


def opened(args: argparse.Namespace) -> History:
    """The history of the state folder; games of which only the transcript is there are taken in.

    Raises `WolfhourError` where no box has ever kept a game there.
    """
    folder = args.state or state_folder()
    history = History(folder)
    if not (folder / "history").is_dir() and not history.path.exists():
        raise WolfhourError(f"{folder}: no box has kept any games here; --state names another folder")
    try:
        take_in(history, folder)
    except HistoryDamaged as error:
        raise WolfhourError(f"{error}; the next start of the box puts it aside and begins a new one") from error
    return history


def take_in(history: History, folder: Path) -> None:
    """Tell the history every game that it does not know, by its transcript; what cannot be read is left alone."""
    known = history.numbers()
    for file in sorted((folder / "history").glob("*.jsonl")):
        number = file.name.partition("-")[0]
        if not number.isdecimal() or int(number) in known:
            continue
        try:
            header, _, *events = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
            told = chronicle(header["game"], header["seats"], events)
            past = Past(int(number), file.stat().st_mtime, told, tuple(header["deck"]), header["rules"], {})
        except (ValueError, LookupError, TypeError, AttributeError, OSError):
            print(f"{file}: this is no transcript, and is left out", file=sys.stderr)
        else:
            history.add(past)


def picked(history: History, numbers: Sequence[int]) -> list[Past]:
    """These games; none are all, 0 is the last one.  Raises `WolfhourError` for one that is not there."""
    pasts = {past.number: past for past in history.games()}
    last = max(pasts, default=0)
    if 0 in numbers and pasts:
        pasts = {**pasts, 0: pasts[last]}
    if missing := [number for number in numbers if number not in pasts]:
        there = f"there are {min(pasts)} to {last}" if pasts else "there are none yet"
        raise WolfhourError(f"there is no game {missing[0]}: {there}")
    return [pasts[number] for number in numbers] if numbers else [*pasts.values()]


def moment_of(past: Past) -> datetime:
    """When a game ended, by the clock of this machine."""
    return datetime.fromtimestamp(past.ended).astimezone()


def date(past: Past) -> str:
    """The same as people write it."""
    return moment_of(past).strftime("%Y-%m-%d %H:%M")


def run_list(args: argparse.Namespace) -> int:
    """One line a game."""
    for past in picked(opened(args), ()):
        phrases, told = Phrases(TEXTS, args.language, past.told.game), past.told
        name, won = phrases.word(f"game.{told.game}"), camp(phrases, told.winner)
        print(f"{past.number:4}  {date(past)}  {name}, {len(told.seats)}: {won} ({', '.join(map(str, told.winners))})")
    return 0


def run_show(args: argparse.Namespace) -> int:
    """One game in words."""
    (past,) = picked(opened(args), [args.number])
    phrases, told = Phrases(TEXTS, args.language, past.told.game), past.told
    print(f"{past.number}  {date(past)}  {phrases.word(f'game.{told.game}')}: {camp(phrases, told.winner)}\n")
    for seat in told.seats:
        roles = " · ".join([phrases.word(f"role.{role}") for role in told.roles.get(seat, ())])
        points = str(told.scores.get(seat, ""))
        parts = [part for part in (past.names.get(seat, ""), roles, points) if part]
        print(f"{'★' if seat in told.winners else ' '} {seat}: {', '.join(parts)}")
    if told.turns:
        print(f"\n{phrases.line('after.turning', {'number': len(told.turns)})}")
        print(*[f"  {moment(phrases, it)}" for it in told.turning], sep="\n")
    for name, rows in chapters(phrases, told):
        print(f"\n{name}")
        print(*[f"{'*' if row['turn'] else ' '} {row['text']}" for row in rows], sep="\n")
    _, spoken = ballots(phrases, told)
    print("", *spoken, sep="\n" if spoken else "")
    return 0


def run_figures(args: argparse.Namespace) -> int:
    """By set-up, and by player."""
    history = opened(args)
    for (game, deck, rules), counts in history.setups().items():
        phrases = Phrases(TEXTS, args.language, game)
        cards = json.loads(deck)
        roles = [f"{cards.count(role)} {phrases.word(f'role.{role}')}" for role in dict.fromkeys(cards)]
        changed = [f"{key}={json.dumps(value, ensure_ascii=False)}" for key, value in json.loads(rules).items()]
        print(f"{phrases.word(f'game.{game}')}: {', '.join([*roles, *changed])}")
        print(
            *[f"  {camp(phrases, winner)}: {number} / {counts.total()}" for winner, number in counts.most_common()],
            sep="\n",
        )
    phrases = Phrases(TEXTS, args.language)
    for sentence in figures_table(phrases, history.players())[1]:
        print(sentence)
    return 0


def run_export(args: argparse.Namespace) -> int:
    """Write games into a file."""
    pasts = picked(opened(args), args.numbers)
    if args.html:
        parts = [
            html.game(Phrases(TEXTS, args.language, it.told.game), it.told, it.number, date(it), it.names)
            for it in pasts
        ]
        text = html.page(args.language, Phrases(TEXTS, args.language).word("lobby.title"), parts)
    else:
        found = [
            {
                **msgspec.to_builtins(it, str_keys=True),
                "ended": moment_of(it).isoformat(),
            }
            for it in pasts
        ]
        text = json.dumps(found, ensure_ascii=False, indent=1) + "\n"
    file: Path = args.html or args.json
    try:
        file.write_text(text, encoding="utf-8")
    except OSError as error:
        raise WolfhourError(f"{file}: cannot be written: {error.strerror}") from error
    print(f"{file}: {len(pasts)} games")
    return 0


def run_forget(args: argparse.Namespace) -> int:
    """Take a name out of everything.  Raises `WolfhourError` while a box is running, which would write it anew."""
    history, folder = opened(args), args.state or state_folder()
    with closing(FileStore(folder, lambda event: None)) as store:
        known = {*history.players(), *recall_names(store).values()}
        if args.name not in known:
            raise WolfhourError(f"nobody of that name has played here{did_you_mean(args.name, known)}")
        forget_name(store, args.name)  # first: where somebody reads the history, its name goes only at the next try
        number = history.forget(args.name)
        try:
            store.unfinished()
        except Damaged as error:  # this start has put it aside, so no other will tell
            print(error)
    print(f"{args.name} is taken out of {number} games")
    for file in sorted(folder.glob("history-damaged-*")):
        if args.name.encode() in file.read_bytes():
            print(f"{file}: this damaged history still holds the name; delete the file")
    return 0
