"""Texts from files: keys, facts, lists, the wording of a game, and what happens where something is missing."""

import pickle
from pathlib import Path

import pytest
from fluent.syntax import FluentParser

from device.languages import languages
from device.parsed import keep, kept, sealed
from device.phrases import Phrases, PhrasesError

LISTS = "list-seat = { $seat }\nlist-more = { $first }, { $next }\nlist-end = { $first } and { $last }\n"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    write(tmp_path, "en", "lists.ftl", LISTS)
    write(tmp_path, "en", "a.ftl", "dawn-quiet = Nobody died.\ndawn-seer = { $role } { $seats }\nrole-seer = Seer\n")
    write(tmp_path, "de", "a.ftl", "dawn-quiet = Niemand starb.\n")
    return tmp_path


def write(folder: Path, language: str, name: str, text: str) -> None:
    (folder / language).mkdir(exist_ok=True)
    (folder / language / name).write_text(text, encoding="utf-8")


def test_a_folder_of_texts_is_a_language(folder: Path) -> None:
    write(folder, "notes", "todo.txt", "Danish")
    assert languages(folder) == ["de", "en"]
    assert Phrases(folder, "de").line("dawn.quiet", {}) == "Niemand starb."


def test_a_text_that_a_language_lacks_comes_in_english_and_is_spoken_so(folder: Path) -> None:
    write(folder, "de", "b.ftl", "dawn-seer = { $role }\n")
    phrases = Phrases(folder, "de")
    texts = [phrases.word("dawn.quiet"), phrases.word("role.seer"), phrases.line("dawn.seer", {"role": "wolf"}), "3"]
    assert [phrases.language_of(text) for text in texts] == ["de", "en", "de", "de"]
    assert {Phrases(folder, "en").language_of(text) for text in texts} == {"en"}


def test_facts_are_words_and_lists_and_no_marks_stand_around_them(folder: Path) -> None:
    assert Phrases(folder, "en").line("dawn.seer", {"role": "seer", "seats": (1, 2, 7)}) == "Seer 1, 2 and 7"
    assert Phrases(folder, "en").line("dawn.seer", {"role": "seer", "seats": [4]}) == "Seer 4"
    assert Phrases(folder, "en").line("dawn.seer", {"role": ["seer", "seer"], "seats": ()}) == "Seer and Seer "


def test_a_flag_is_yes_or_no(folder: Path) -> None:
    write(folder, "en", "b.ftl", "seen = { $wolf ->\n    [yes] A wolf!\n   *[no] No wolf.\n}\n")
    assert Phrases(folder, "en").line("seen", {"wolf": True}) == "A wolf!"
    assert Phrases(folder, "en").line("seen", {"wolf": False}) == "No wolf."


def test_a_tally_tells_how_often_each_was_chosen(folder: Path) -> None:
    write(folder, "en", "b.ftl", "tokens = { $tally }\nlist-votes = { $name }: { $votes }\nitem-none = none\n")
    assert Phrases(folder, "en").line("tokens", {"tally": {3: 2, "none": 1}}) == "3: 2 and none: 1"


def test_a_game_may_word_it_in_its_own_way(folder: Path) -> None:
    write(
        folder,
        "en",
        "b.ftl",
        "hollow-dawn-quiet = All is well.\nhollow-rule-tie-help = Hollow.\nrule-tie-help = Usual.\n",
    )
    assert Phrases(folder, "en", "hollow").line("dawn.quiet", {}) == "All is well."
    assert Phrases(folder, "en", "classic").line("dawn.quiet", {}) == "Nobody died."
    assert Phrases(folder, "en").rule_help("hollow", "tie") == "Hollow."
    assert Phrases(folder, "en").rule_help("classic", "tie") == "Usual."


def test_an_attribute_is_the_wording_where_its_fact_is_there(folder: Path) -> None:
    write(folder, "en", "b.ftl", "seen = The { $role }.\n    .camp = One of the { $camp }.\nside-wolf = wolves\n")
    assert Phrases(folder, "en").line("seen", {"role": "seer"}) == "The Seer."
    assert Phrases(folder, "en").line("seen", {"camp": "wolf"}) == "One of the wolves."


def test_a_choice_is_a_seat_or_an_option_or_a_role(folder: Path) -> None:
    write(folder, "en", "b.ftl", "drawn = It is { $choice }.\nitem-keep = the old card\n")
    phrases = Phrases(folder, "en")
    drawn = [phrases.line("drawn", {"choice": choice}) for choice in (3, (3, 5), "keep", "seer")]
    assert drawn == ["It is 3.", "It is 3 and 5.", "It is the old card.", "It is Seer."]
    assert [phrases.option(option) for option in ("keep", "seer")] == ["the old card", "Seer"]


def test_several_values_of_a_house_rule_are_told_in_their_order(folder: Path) -> None:
    write(folder, "en", "b.ftl", "rule-nothing = none\nrule-tie-lot = the lot\nrule-tie-vote = a vote\n")
    phrases = Phrases(folder, "en")
    told = [phrases.rule_value("classic", "tie", value) for value in (("vote", "lot"), ("lot",), (), 1.5)]
    assert told == ["a vote, the lot", "the lot", "none", "1.5"]


def test_values_of_house_rules_have_words_and_numbers_speak_for_themselves(folder: Path) -> None:
    write(folder, "en", "b.ftl", "rule-on = yes\nrule-off = no\nrule-tie = Tie\nrule-tie-none = nobody\n")
    phrases = Phrases(folder, "en")
    assert [phrases.rule_value("classic", "tie", value) for value in (True, False, 3, "none")] == [
        *("yes", "no", "3", "nobody")
    ]
    assert phrases.rule("classic", "tie") == "Tie"


def test_a_text_that_a_language_lacks_comes_in_english_and_else_as_its_key(folder: Path) -> None:
    phrases = Phrases(folder, "de")
    assert phrases.word("role.seer") == "Seer"
    assert phrases.word("role.witch") == "role.witch"


def test_a_text_that_cannot_be_filled_in_comes_in_english_and_else_as_its_key(folder: Path) -> None:
    write(folder, "de", "b.ftl", "role-seer = Seherin { $moon }\n")
    assert Phrases(folder, "de").word("role.seer") == "Seer"
    assert Phrases(folder, "en").line("dawn.seer", {}) == "dawn.seer"


def test_a_language_that_is_not_there_is_named_with_the_nearest(folder: Path) -> None:
    with pytest.raises(PhrasesError, match=r"no texts in 'dee'; did you mean 'de'\?"):
        Phrases(folder, "dee")


def test_a_folder_without_english_is_refused(folder: Path) -> None:
    for file in (folder / "en").iterdir():
        file.unlink()
    with pytest.raises(PhrasesError, match="no texts in 'en'"):
        Phrases(folder, "de")


def test_a_folder_that_is_no_language_code_is_refused(folder: Path) -> None:
    write(folder, "4us", "a.ftl", "dawn-quiet = Nix\n")
    with pytest.raises(PhrasesError, match="'4us' is no language code"):
        Phrases(folder, "4us")


def test_every_broken_place_is_named_with_file_line_and_message(folder: Path) -> None:
    write(folder, "de", "b.ftl", "fine = Gut\nbroken = { $seat\n\nfine-too = Gut\nempty =\n")
    write(folder, "de", "c.ftl", "dawn-quiet = Noch einmal\n")
    (folder / "de" / "d.ftl").write_bytes(b"night = \xff\n")
    with pytest.raises(PhrasesError) as raised:
        Phrases(folder, "de")
    lines = str(raised.value).splitlines()
    assert len(lines) == 4
    assert lines[0].startswith(f"{folder / 'de' / 'b.ftl'}:2: broken: Expected token")
    assert lines[1].startswith(f"{folder / 'de' / 'b.ftl'}:5: empty: Expected")
    assert lines[2] == f"{folder / 'de' / 'c.ftl'}: dawn-quiet: a.ftl has it as well; keep one of them"
    assert lines[3].startswith(f"{folder / 'de' / 'd.ftl'}: cannot be read as UTF-8 text")


def test_a_box_that_was_installed_does_not_parse_its_texts_again(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    keep(folder / "en" / "a.ftl")
    keep(folder / "en" / "lists.ftl")
    monkeypatch.setattr("device.parsed.FluentParser", lambda: pytest.fail("it was parsed"))
    assert Phrases(folder, "en").word("role.seer") == "Seer"


def test_what_another_parser_has_made_counts_no_more(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = folder / "en" / "a.ftl"
    text, made = file.read_text(), pickle.dumps(FluentParser().parse("role-seer = Prophet\n"))
    keep(file)
    monkeypatch.setattr("device.parsed.parser", lambda: "1")
    kept(file).write_bytes(sealed(text, made) + made)
    monkeypatch.setattr("device.parsed.parser", lambda: "2")
    assert Phrases(folder, "en").word("role.seer") == "Seer"


def test_what_can_be_made_of_no_class_any_more_is_parsed(folder: Path) -> None:
    file, made = folder / "en" / "a.ftl", b"cfluent.syntax.ast\nGone\n."
    keep(file)
    kept(file).write_bytes(sealed(file.read_text(), made) + made)
    assert Phrases(folder, "en").word("role.seer") == "Seer"


@pytest.mark.parametrize("harm", ["changed", "damaged", "cut off", "empty"])
def test_what_was_parsed_before_a_text_was_changed_or_a_disk_failed_counts_no_more(folder: Path, harm: str) -> None:
    keep(file := folder / "en" / "a.ftl")
    whole = kept(file).read_bytes()
    if harm == "changed":
        write(folder, "en", "a.ftl", "role-seer = Prophet\n")
    else:
        damaged = {"damaged": whole[:-9] + b"X" + whole[-8:], "cut off": whole[:-1], "empty": b""}
        kept(file).write_bytes(damaged[harm])
    assert Phrases(folder, "en").word("role.seer") == ("Prophet" if harm == "changed" else "Seer")
