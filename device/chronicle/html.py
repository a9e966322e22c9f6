"""Games as one page of HTML that needs nothing else: no network, no script."""

from collections.abc import Iterable, Mapping, Sequence
from html import escape
from typing import Any

from device.chronicle import Chronicle
from device.chronicle.pages import ballots, camp, chapters, figures_table, moment
from device.phrases import Phrases
from engine import Seat

STYLE = """
body { font: 1.1rem/1.5 Georgia, serif; max-width: 46rem; margin: 2rem auto; padding: 0 1rem; color: #181a22;
       background: #faf7f0 }
h1, h2, h3 { line-height: 1.2 } h2 { border-top: 2px solid #1c3468; padding-top: 1rem }
table { border-collapse: collapse; margin: 1rem 0 } th, td { border: 1px solid #cec8bc; padding: .2rem .6rem }
.turn { background: #1c3468; color: #faf7f0; padding: 0 .4rem } .date { color: #4e4e54 }
@media (prefers-color-scheme: dark) { body { background: #181a22; color: #faf7f0 } .date { color: #cec8bc } }
"""


def page(language: str, title: str, games: Iterable[str]) -> str:
    """The whole page."""
    return (
        f'<!doctype html>\n<html lang="{escape(language)}">\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width">\n<title>{escape(title)}</title>\n'
        f"<style>{STYLE}</style>\n<h1>{escape(title)}</h1>\n" + "\n".join(games) + "\n</html>\n"
    )


def game(phrases: Phrases, told: Chronicle, number: int, date: str, names: Mapping[Seat, str]) -> str:
    """One game: who was who and who has won, what turned it, its story, its votes, its figures."""
    heading = f"{number}. {phrases.word(f'game.{told.game}')}: {camp(phrases, told.winner)}"
    parts = [f"<h2>{escape(heading)}</h2>", f'<p class="date">{escape(date)}</p>', cast(phrases, told, names)]
    if told.turns:
        parts.append(f"<h3>{escape(phrases.line('after.turning', {'number': len(told.turns)}))}</h3>")
        parts.append(items([(moment(phrases, it), False) for it in told.turning]))
    parts.append(f"<h3>{escape(phrases.word('after.story'))}</h3>")
    for name, rows in chapters(phrases, told):
        parts += [f"<h4>{escape(name)}</h4>", items([(row["text"], row["turn"]) for row in rows])]
    votes, _ = ballots(phrases, told)
    if votes["rows"]:
        parts += [f"<h3>{escape(phrases.word('after.votes'))}</h3>", table(votes)]
    figures, _ = figures_table(phrases, {names.get(seat, str(seat)): it for seat, it in told.figures.items()})
    return "\n".join([*parts, table(figures)])


def cast(phrases: Phrases, told: Chronicle, names: Mapping[Seat, str]) -> str:
    """Who sat where, and who was who; whoever has won has a star."""
    rows = []
    for seat in told.seats:
        roles = " · ".join([phrases.word(f"role.{role}") for role in told.roles.get(seat, ())])
        points = str(told.scores[seat]) if seat in told.scores else ""
        rows.append([f"{'★ ' if seat in told.winners else ''}{seat}", names.get(seat, ""), roles, points])
    filled = [column for column in range(4) if any(row[column] for row in rows)]
    return body([[row[column] for column in filled] for row in rows])


def items(rows: Iterable[tuple[str, bool]]) -> str:
    """A list of sentences; what turned the game stands out."""
    lines = [f'<li class="turn">{escape(text)}</li>' if turn else f"<li>{escape(text)}</li>" for text, turn in rows]
    return "<ul>\n" + "\n".join(lines) + "\n</ul>"


def table(shown: Mapping[str, Any]) -> str:
    """A table as the screen has it."""
    heads = "".join([f"<th>{escape(head)}</th>" for head in ("", *shown["columns"])])
    return body(shown["rows"], f"<tr>{heads}</tr>\n")


def body(rows: Iterable[Sequence[str]], head: str = "") -> str:
    """Rows of cells."""
    lines = ["<tr>" + "".join([f"<td>{escape(cell)}</td>" for cell in row]) + "</tr>" for row in rows]
    return f"<table>\n{head}" + "\n".join(lines) + "\n</table>"
