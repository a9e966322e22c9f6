"""What the box says and shows: `config/lang/<language>/*.ftl`, one file a subject.  A language is a folder, no code.

A key is the name of a line, card, role … with dots (`dawn.deaths`, `role.seer`); its message is `dawn-deaths`, with a
dash for whatever parts the words of a name (`item.chest left, first right`), and `-unknown` for a "?".
Where one game words it in its own way, the message `<game>-dawn-deaths` stands beside it.  A message may use the
facts of its line (`$seat`), and besides `$count`, the length of the list among them.  Where it has an attribute of
the name of a fact (`.camp`), that is its wording for whenever this fact is there.
"""

import logging
import re
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle
from fluent.syntax import ast

from device.languages import FALLBACK, languages
from device.parsed import parsed
from device.suggest import did_you_mean
from engine import Facts, WolfhourError
from engine.words import house, words

log = logging.getLogger(__name__)

BETWEEN = re.compile(r"[., /]+")
"""What a dash stands for in the name of a message."""
SUBJECTS: Mapping[str, str] = {
    **dict.fromkeys(("role", "roles", "one", "other", "person"), "role"),
    **dict.fromkeys(("side", "camp"), "side"),
    "building": "building",
    "goal": "goal",
    "pile": "pile",
    "why": "why",
    **dict.fromkeys(("choice", "kind", "questions"), "item"),
    "card": "card",
    "identity": "identity",
    **dict.fromkeys(("mark", "mask"), "mark"),
    "question": "question",
}
"""Facts that hold a key, and the subject of its word: the fact `one = "seer"` reads as `role-seer`."""


class PhrasesError(WolfhourError):
    """A language cannot be used: its folder is missing, or a file in it is broken.  One line for each problem."""


class Text(str):
    """A text that knows what it tells, so that a narrator can tell it in another language."""

    __slots__ = ("facts", "game", "key", "language", "wanted")
    language: str
    wanted: str
    """The language in which it was asked for: another one where that lacks it."""
    game: str
    key: str
    facts: Facts


def message_id(key: str) -> str:
    """The message that holds the text of a key."""
    return BETWEEN.sub("-", key).replace("?", "-unknown")


class Phrases:
    """Every text in one language, in the wording of one game ("": of none).

    Nothing here fails in a game: a text that is missing or cannot be filled in comes in English, else as its key.
    """

    def __init__(self, folder: Path, language: str, game: str = "") -> None:
        """Read the language's files, and the English ones.  Raises `PhrasesError`."""
        self.folder, self.game = folder, game
        self.speak(language)

    def speak(self, language: str) -> None:
        """From now on every text is in this language, for all who have these phrases.  Raises `PhrasesError`."""
        known = languages(self.folder)
        for name in {language, FALLBACK}:
            if name not in known:
                raise PhrasesError(f"{self.folder}: there are no texts in {name!r}{did_you_mean(name, known)}")
        self.language = language
        self._bundles = [load(self.folder / name) for name in dict.fromkeys((language, FALLBACK))]

    def language_of(self, text: str) -> str:
        """The language of one of these texts: English where the own language lacks it."""
        return FALLBACK if isinstance(text, Text) and text.language == FALLBACK else self.language

    def retold(self, text: str) -> str:
        """The same in this language; what is put together, or a number, stays as it is."""
        return self._text(text.game, text.key, _retold(self, text.facts)) if isinstance(text, Text) else text

    def line(self, key: str, facts: Facts) -> str:
        """A line as it is spoken and shown, or the words of a card."""
        return self._text(self.game, key, facts)

    def word(self, key: str) -> str:
        """A name or a text without facts: `role.seer`, `phase.setup`, `refusal.self`."""
        return self._text(self.game, key, {})

    def has(self, key: str) -> bool:
        """Whether there is a text of this key, in whatever wording."""
        name = message_id(key)
        return any(self._bundles[-1].has_message(message) for message in (f"{self.game}-{name}", name))

    def option(self, option: str) -> str:
        """A choice that is no number: a house, a word or several, a seat, or a role or goal by its name."""
        if option.isdecimal():
            return self._item("item", int(option))
        if lived_in := house(option):
            return self.line(f"house.{option[-1]}", {"seat": lived_in[0]})
        if self.has(f"item.{option}"):
            return self.word(f"item.{option}")
        if len(parts := words(option)) > 1:
            return self._row([str(word) if isinstance(word, int) else self.option(word) for word in parts])
        return self.word(f"goal.{option}" if self.has(f"goal.{option}") else f"role.{option}")

    def called(self, item: int | str) -> str:
        """An item of a list as it is said: shorter than it is shown, where a beat would be too short for that."""
        if isinstance(item, int):
            return str(item)
        return self.word(f"said.{item}") if self.has(f"said.{item}") else self.option(item)

    def rule(self, game: str, key: str) -> str:
        """The name of a house rule."""
        return self._text(game, f"rule.{key}", {})

    def rule_help(self, game: str, key: str) -> str:
        """What a house rule decides, in one sentence."""
        return self._text(game, f"rule.{key}.help", {})

    def rule_value(self, game: str, key: str, value: bool | float | str | tuple[str, ...]) -> str:
        """A house rule's value in a word or two; where it has several, they come in their order."""
        match value:
            case bool():
                return self._text(game, "rule.on" if value else "rule.off", {})
            case ():
                return self._text(game, "rule.nothing", {})
            case tuple():
                return self._row([self.rule_value(game, key, item) for item in value])
            case str():
                return self._text(game, f"rule.{key}.{value}", {})
            case _:
                return str(value)

    def _text(self, game: str, key: str, facts: Facts) -> str:
        name = message_id(key)
        for bundle in self._bundles:
            for candidate in (f"{game}-{name}", name):
                if bundle.has_message(candidate) and (text := self._fill(bundle, candidate, facts)):
                    return self._made(Text(text), bundle.locales[0], game, key, facts)
        log.warning("there is no text for %s", key)
        return key

    def _made(self, text: Text, language: str, game: str, key: str, facts: Facts) -> Text:
        text.language, text.wanted, text.game, text.key, text.facts = language, self.language, game, key, facts
        return text

    def _fill(self, bundle: FluentBundle, name: str, facts: Facts) -> str:
        """The message with the facts in it; empty where it has no text or a fact is missing."""
        message = bundle.get_message(name)
        pattern = next((text for fact, text in message.attributes.items() if fact in facts), message.value)
        text, errors = bundle.format_pattern(pattern, self._arguments(facts)) if pattern else ("", [])
        for error in errors:
            log.warning("the text %s in %s: %s", name, bundle.locales[0], error)
        return "" if errors else str(text)

    def _arguments(self, facts: Facts) -> dict[str, str | int]:
        arguments = {name: self._argument(SUBJECTS.get(name, ""), value) for name, value in facts.items()}
        lengths = [len(value) for value in facts.values() if isinstance(value, tuple | list | Mapping)]
        return {**arguments, "count": lengths[0]} if lengths else arguments

    def _argument(self, subject: str, value: Any) -> str | int:
        """A fact as a message gets it; lists are joined as the language joins them."""
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, Mapping):
            pairs = [{"name": self._item("item", choice), "votes": votes} for choice, votes in value.items()]
            return self._join([self._text("", "list.votes", pair) for pair in pairs])
        if isinstance(value, tuple | list):
            return self._join([self._item(subject, item) for item in value])
        if subject == "card":  # outside of games it is in words already
            return self.option(value) if self.has(f"role.{value}") else str(value)
        if subject == "item" or (isinstance(value, str) and house(value)):
            return self._item("item", value)
        return self.word(f"{subject}.{value}") if subject else value

    def _item(self, subject: str, item: Any) -> str:
        if isinstance(item, int):
            return self._text("", "list.seat", {"seat": item})
        return self.option(item) if subject == "item" else str(self._argument(subject, item))

    def _join(self, items: list[str]) -> str:
        if len(items) < 2:
            return "".join(items)
        return self._text("", "list.end", {"first": self._row(items[:-1]), "last": items[-1]})

    def _row(self, items: list[str]) -> str:
        first, *others = items
        for item in others:
            first = self._text("", "list.more", {"first": first, "next": item})
        return first


def _retold(phrases: Phrases, facts: Facts) -> Facts:
    """The facts with the texts among them in this language."""

    def retold(value: Any) -> Any:
        return tuple(map(retold, value)) if isinstance(value, tuple) else phrases.retold(value)

    return {name: retold(value) for name, value in facts.items()}


def load(folder: Path) -> FluentBundle:
    """All texts of one language.  Raises `PhrasesError` with every broken place."""
    try:
        bundle = FluentBundle([folder.name, FALLBACK], use_isolating=False)  # the marks of isolation are no letters
    except ValueError:
        raise PhrasesError(f"{folder}: {folder.name!r} is no language code such as en or zh-Hant") from None
    problems: list[str] = []
    home: dict[str, Path] = {}
    for file in sorted(folder.glob("*.ftl")):
        resource = parse(file, problems)
        for name in names(resource):
            if name in home:
                problems.append(f"{file}: {name}: {home[name].name} has it as well; keep one of them")
            home[name] = file
        bundle.add_resource(resource)
    if problems:
        raise PhrasesError("\n".join(problems))
    return bundle


def parse(file: Path, problems: list[str]) -> ast.Resource:
    """One file; what is wrong in it is added to the problems with its line."""
    try:
        text = file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        problems.append(f"{file}: cannot be read as UTF-8 text: {error}")
        return ast.Resource()
    resource = parsed(file, text)
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            at = entry.span.start if entry.span else 0
            name = (entry.content or "").split("=")[0].strip()
            why = ", ".join(str(annotation.message) for annotation in entry.annotations)
            problems.append(f"{file}:{text.count(chr(10), 0, at) + 1}: {name}: {why}")
    return resource


def names(resource: ast.Resource) -> Iterable[str]:
    """The messages of one file, in its order."""
    return [entry.id.name for entry in resource.body if isinstance(entry, ast.Message)]
