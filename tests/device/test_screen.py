"""The public screen: what is drawn, how bright the night is, and when a display is missing."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from itertools import combinations
from math import dist
from typing import Any

import pygame
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from device.hw.canvas import CONTRASTS, FADED, Box
from device.hw.lettering import SMALLEST, faces, fit, font, font_for, has, wrap
from device.hw.screen import RETRY, PygameScreen
from device.hw.views import Picture, draw
from device.inbox import FastClock, Inbox
from device.ports import Event, Found, Lost, Panel, Press, Quit

SIZES = [(320, 240), (480, 320), (800, 480)]
EVERY_SIZE = [*SIZES, (240, 320), (1280, 720), (1920, 1080)]

WORDS: dict[str, dict[str, Any]] = {
    "en": {
        "title": "Werewolf",
        "subtitle": "Seat 7 is dead. Discuss who you suspect; the vote opens when time is up.",
        "phase": "Day 2",
        "items": ["Werewolf", "Werewolves of Miller's Hollow", "The Boy Who Cried Wolf", "Language: English", "Off"],
        "hint": "▲▼ choose · OK start · BACK language",
        "headline": "The village has won",
        "line": "{} Werewolf, died on day 2",
        "banner": ["No sound: check the speaker's plug", "Seat 4 does not answer"],
        "lines": ["There is no sound, so the night cannot go on.", "Plug in the speaker, or press OK to read aloud."],
        "big": "Vote",
    },
    "zh-Hant": {
        "title": "狼人殺",
        "subtitle": "7 號玩家死了。請討論誰最可疑；時間一到就開始投票。",
        "phase": "第 2 天",
        "items": ["狼人殺", "米勒山谷的狼人", "狼來了", "語言：繁體中文", "關機"],
        "hint": "▲▼ 選擇 · OK 開始 · BACK 語言",
        "headline": "村民獲勝",
        "line": "{} 狼人，第 2 天死亡",
        "banner": ["沒有聲音：請檢查喇叭插頭", "4 號座位沒有回應"],
        "lines": ["沒有聲音，夜晚無法繼續。", "請接上喇叭，或按 OK 由一位玩家朗讀。"],
        "big": "投票",
    },
    "zh-Hans": {
        "title": "狼人杀",
        "subtitle": "7 号玩家死了。请讨论谁最可疑；时间一到就开始投票。",
        "phase": "第 2 天",
        "items": ["狼人杀", "米勒山谷的狼人", "狼来了", "语言：简体中文", "关机"],
        "hint": "▲▼ 选择 · OK 开始 · BACK 语言",
        "headline": "村民获胜",
        "line": "{} 狼人，第 2 天死亡",
        "banner": ["没有声音：请检查喇叭插头", "4 号座位没有回应"],
        "lines": ["没有声音，夜晚无法继续。", "请接上喇叭，或按 OK 由一位玩家朗读。"],
        "big": "投票",
    },
}


def view(kind: str, seats: int = 7, language: str = "en", **more: Any) -> dict[str, Any]:
    """A full view of this kind."""
    words = WORDS[language]
    common = {"kind": kind, "title": words["title"], "subtitle": words["subtitle"]}
    numbers = range(1, seats + 1)
    match kind:
        case "lobby":
            joined = [{"seat": seat, "joined": seat < seats, "ready": seat < 4} for seat in numbers]
            common |= {"items": words["items"], "cursor": 2, "hint": words["hint"], "seats": joined}
        case "table":
            ring = [
                {"seat": seat, "alive": seat % 5 != 2, "mark": ("", "3", "✓")[seat % 3], "acting": seat == 4}
                for seat in numbers
            ]
            common |= {"phase": words["phase"], "seats": ring, "countdown": {"left": 83, "of": 120}}
        case "result":
            common |= {"headline": words["headline"], "lines": [words["line"].format(seat) for seat in numbers]}
        case "notice":
            common |= {"headline": words["headline"], "lines": words["lines"], "hint": words["hint"]}
        case "night":
            common |= {"big": str(seats)}
    return common | more


def brightness(picture: Picture) -> tuple[float, float]:
    """Mean of all colour values, and of the light that they give off, which grows faster than the values."""
    pixels = pygame.image.tobytes(picture.surface, "RGB")
    counts = {value: pixels.count(value) / len(pixels) for value in set(pixels)}
    return (
        sum(share * value for value, share in counts.items()),
        sum(share * float((value / 255) ** 2.2) for value, share in counts.items()),
    )


def named(picture: Picture, name: str) -> list[Box]:
    return [box for box in picture.boxes if box.name == name]


# -- layout


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [3, 7, 20])
@pytest.mark.parametrize("language", list(WORDS))
@pytest.mark.parametrize("kind", ["lobby", "table", "result", "notice", "night"])
@pytest.mark.parametrize("trouble", [False, True])
def test_every_text_is_whole_inside_the_screen_and_apart_from_the_others(
    size: tuple[int, int], seats: int, language: str, kind: str, trouble: bool
) -> None:
    more = {"banner": WORDS[language]["banner"][:1]} if trouble else {}
    if kind == "table" and trouble:
        more["big"] = WORDS[language]["big"]
    picture = draw(view(kind, seats, language, **more), size)
    for box in picture.boxes:
        assert box.whole, box
        assert picture.surface.get_rect().contains(box.rect), box
    for one, other in combinations(picture.boxes, 2):
        if one.name == other.name == "seat":  # discs: their corners may meet
            assert dist(one.rect.center, other.rect.center) >= (one.rect.width + other.rect.width) / 2, (one, other)
        else:
            assert not one.rect.colliderect(other.rect), (one, other)


@pytest.mark.parametrize("size", EVERY_SIZE)
@pytest.mark.parametrize("kind", ["lobby", "table", "result", "notice"])
def test_what_the_view_says_can_be_read_on_the_screen(size: tuple[int, int], kind: str) -> None:
    given_view = view(kind, 20)
    picture = draw(given_view, size)
    shown = {box.text.replace("\n", " ") for box in picture.boxes}
    for key in ("subtitle", "hint", "phase", "headline"):
        assert given_view.get(key, given_view["subtitle"]) in shown
    if kind == "result":
        assert set(given_view["lines"]) <= shown
    if kind in {"table", "lobby"}:
        assert [box.text.split()[0] for box in named(picture, "seat")] == [str(seat) for seat in range(1, 21)]
    for box in picture.boxes:
        crop = picture.surface.subsurface(box.rect)
        assert len({tuple(crop.get_at((x, y))) for x in range(crop.width) for y in range(crop.height)}) > 1, box


def test_a_line_far_too_long_is_cut_with_dots_and_pushes_nothing_out() -> None:
    picture = draw(view("table", subtitle="wolf " * 400, title="w" * 300), (320, 240))
    (subtitle,) = named(picture, "subtitle")
    assert subtitle.text.endswith("…")
    assert not subtitle.whole
    assert all(picture.surface.get_rect().contains(box.rect) for box in picture.boxes)


def test_a_long_list_shows_the_part_around_the_cursor() -> None:
    items = [f"choice {number}" for number in range(40)]
    for cursor in (0, 20, 39):
        picture = draw(view("lobby", items=items, cursor=cursor), (480, 320))
        assert f"choice {cursor}" in {box.text for box in named(picture, "item")}


def test_lines_of_a_result_that_do_not_fit_can_be_scrolled_to() -> None:
    lines = [f"{number} has something long to tell about the whole evening" for number in range(90)]
    assert lines[80] not in {box.text for box in draw(view("result", lines=lines), (480, 320)).boxes}
    assert lines[80] in {box.text for box in draw(view("result", lines=lines, top=78), (800, 480)).boxes}


def test_more_trouble_than_fits_is_counted() -> None:
    picture = draw(view("table", banner=["one", "two", "three", "four", "five"]), (480, 320))
    assert [box.text for box in named(picture, "banner")] == ["! one", "! two", "! three  (+2)"]


def test_a_view_with_nothing_but_its_kind_is_drawn() -> None:
    for kind in ("lobby", "table", "result", "notice", "night"):
        assert draw({"kind": kind}, (320, 240)).surface.get_size() == (320, 240)


def test_seats_run_clockwise_from_the_lower_edge() -> None:
    first, second, third, fourth = (box.rect.center for box in named(draw(view("table", 4), (800, 480)), "seat"))
    assert first[0] < fourth[0]
    assert first[1] > second[1]
    assert second[0] < third[0]
    assert third[1] < fourth[1]


def test_a_dead_seat_is_crossed_out_and_not_only_grey() -> None:
    picture = draw(view("table", 7), (800, 480))
    for box in named(picture, "seat"):
        crop = picture.surface.subsurface(box.rect)
        slash = [tuple(crop.get_at((x, crop.height - 1 - x)))[:3] for x in range(crop.width)]
        assert (FADED in slash) == (box.text.split()[0] in {"2", "7"}), box


def test_the_colours_of_the_day_have_a_contrast_of_seven_to_one() -> None:
    def luminance(colour: tuple[int, int, int]) -> float:
        red, green, blue = (
            value / 255 / 12.92 if value / 255 <= 0.04045 else ((value / 255 + 0.055) / 1.055) ** 2.4
            for value in colour
        )
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue

    for text, ground in CONTRASTS:
        low, high = sorted((luminance(text), luminance(ground)))
        assert (high + 0.05) / (low + 0.05) >= 7, (text, ground)


# -- the night


@pytest.mark.parametrize("size", EVERY_SIZE)
def test_every_night_frame_is_as_bright_as_the_idle_one(size: tuple[int, int]) -> None:
    idle = brightness(draw({"kind": "night"}, size))
    assert idle[0] > 1
    for big in ("1", "8", "20", "Nothing", "The little girl", "無", "預言家", "龘龘龘龘", "██████", "W" * 200):
        frame = draw({"kind": "night", "big": big, "countdown": {"left": len(big) % 7, "of": 7}}, size)
        assert brightness(frame) == pytest.approx(idle, rel=0.0001), big


@settings(max_examples=60, deadline=None)
@given(st.text(max_size=40), st.floats(0, 60), st.sampled_from(SIZES[:2]))
@example("█" * 40, 60, (320, 240))
def test_no_text_whatever_changes_the_brightness_of_the_night(text: str, left: float, size: tuple[int, int]) -> None:
    frame = draw({"kind": "night", "big": text, "countdown": {"left": left, "of": 60}}, size)
    assert brightness(frame) == brightness(draw({"kind": "night"}, size))


@pytest.mark.parametrize("size", EVERY_SIZE)
def test_the_night_shows_the_same_text_from_all_four_sides(size: tuple[int, int]) -> None:
    picture = draw({"kind": "night", "big": "17"}, size)
    (below,) = named(picture, "big midbottom")
    upright = picture.surface.subsurface(below.rect)
    assert below.rect.height > min(size) / 8
    for side, angle in (("midleft", 90), ("midtop", 180), ("midright", -90)):
        (box,) = named(picture, f"big {side}")
        turned = pygame.transform.rotate(picture.surface.subsurface(box.rect), angle)
        assert pygame.image.tobytes(turned, "RGB") == pygame.image.tobytes(upright, "RGB")
    (left,), (right,) = named(picture, "big midleft"), named(picture, "big midright")
    assert left.rect.centerx < size[0] / 2 < right.rect.centerx


def test_the_night_shows_nothing_of_the_view_but_the_large_text_and_the_countdown() -> None:
    bare = draw({"kind": "night", "big": "3"}, (480, 320))
    full = draw(view("table") | {"kind": "night", "big": "3", "countdown": None, "banner": ["no sound"]}, (480, 320))
    assert pygame.image.tobytes(full.surface, "RGB") == pygame.image.tobytes(bare.surface, "RGB")


# -- letters


def test_the_best_font_of_this_machine_has_every_character_of_the_texts() -> None:
    texts = "".join(str(words) for words in WORDS.values()) + "▲▼✓…·嘅咗冇"
    assert [character for character in sorted(set(texts)) if not has(faces()[0], character)] == []


def test_a_character_that_the_best_font_lacks_comes_from_another_one() -> None:
    lacking = next(character for character in "☾✗⚙♞" if not has(faces()[0], character) and has(faces()[1], character))
    assert font_for(lacking, 20) is font(faces()[1], 20)


@given(st.text(st.sampled_from("ab wolf狼人，。「」…"), max_size=60), st.integers(30, 300))
def test_wrapping_loses_nothing_but_spaces(text: str, width: int) -> None:
    lines = wrap(text, font(faces()[0], 16), width, split_words=True)
    assert "".join("".join(lines).split()) == "".join(text.split())


def test_chinese_breaks_anywhere_but_before_its_marks_and_latin_only_between_words() -> None:
    lines = wrap("天黑了，請所有玩家閉上眼睛。Everybody sleeps", font(faces()[0], 16), 70)
    assert len(lines) > 4
    assert not any(line[0] in "，。" for line in lines)
    assert {"Everybody", "sleeps"} <= set(" ".join(lines).replace("。", "。 ").split())


def test_text_is_shrunk_before_it_is_cut() -> None:
    assert fit("wolf", 200, 40, 30).size == 30
    assert fit("a rather long line of words", 200, 40, 30).whole
    assert fit("a rather long line of words", 200, 40, 30).size < 30
    cut = fit("a rather long line of words " * 9, 200, 40, 30)
    assert (cut.size, cut.whole, cut.lines[-1][-1]) == (SMALLEST, False, "…")


# -- the part


@pytest.fixture
def inbox() -> Inbox:
    return Inbox(FastClock())


@pytest.fixture
def screen(inbox: Inbox, monkeypatch: pytest.MonkeyPatch) -> Iterator[PygameScreen]:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    part = PygameScreen(inbox, (480, 320))
    part.pump()
    yield part
    part.close()


def arrived(inbox: Inbox) -> list[Event]:
    return list(iter(lambda: inbox.wait(inbox.clock.now()), None))


def pass_time(inbox: Inbox, seconds: float) -> None:
    assert inbox.wait(inbox.clock.now() + seconds) is None


def test_only_a_view_that_differs_is_drawn(screen: PygameScreen) -> None:
    shown = view("table")
    for _ in range(3):
        screen.show(shown)
        screen.pump()
    assert screen.frames == 1
    shown["seats"][0]["mark"] = "9"
    screen.show(shown)
    assert screen.frames == 2
    window = pygame.display.get_surface()
    assert window is not None
    assert pygame.image.tobytes(window, "RGB") == pygame.image.tobytes(draw(shown, (480, 320)).surface, "RGB")


def test_a_countdown_is_drawn_once_a_second(screen: PygameScreen) -> None:
    for tenth in range(40):
        screen.show(view("table", countdown={"left": 20.0 - tenth / 10, "of": 20}))
    assert screen.frames == 4


def test_keys_of_the_window_are_buttons_of_the_panel_and_of_the_seats(screen: PygameScreen, inbox: Inbox) -> None:
    keys = (pygame.K_UP, pygame.K_DOWN, pygame.K_RETURN, pygame.K_BACKSPACE, pygame.K_1, pygame.K_0, pygame.K_p)
    for key in (*keys, pygame.K_F5):
        pygame.event.post(pygame.Event(pygame.KEYDOWN, key=key))
    screen.pump()
    panel = [Panel("up"), Panel("down"), Panel("ok"), Panel("back")]
    assert arrived(inbox) == [*panel, Press(1), Press(10), Press(20)]


def test_closing_the_window_ends_the_box(screen: PygameScreen, inbox: Inbox) -> None:
    pygame.event.post(pygame.Event(pygame.QUIT))
    screen.pump()
    assert arrived(inbox) == [Quit()]


def test_a_closed_screen_stays_silent(screen: PygameScreen, inbox: Inbox) -> None:
    screen.close()
    screen.close()
    screen.show(view("table"))
    pass_time(inbox, 2 * RETRY)
    screen.pump()
    assert (screen.frames, arrived(inbox)) == (0, [])


def test_a_missing_display_is_told_once_and_found_again(inbox: Inbox, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("SDL_VIDEODRIVER", "DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    screen = PygameScreen(inbox, (480, 320))  # SDL would now draw "offscreen", where nobody sees it
    assert arrived(inbox) == [Lost("screen", "no-display")]
    for _ in range(3):
        screen.show(view("table"))
        pass_time(inbox, RETRY)
        screen.pump()
    assert (screen.frames, arrived(inbox)) == (0, [])
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    pass_time(inbox, RETRY - 1)
    screen.pump()
    assert arrived(inbox) == []
    pass_time(inbox, 1)
    screen.pump()
    assert arrived(inbox) == [Found("screen")]
    assert screen.frames == 1
    screen.close()


def test_a_driver_that_sdl_does_not_know_is_a_missing_display(inbox: Inbox, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "nonsense")
    PygameScreen(inbox).close()
    assert arrived(inbox) == [Lost("screen", "no-display")]


def test_the_screen_leaves_the_signal_that_ends_the_service_alone() -> None:
    code = (
        "import signal\nfrom device.hw.screen import PygameScreen\nfrom device.inbox import FastClock, Inbox\n"
        "screen = PygameScreen(Inbox(FastClock()))\nprint('up', flush=True)\nwhile True: signal.pause()"
    )
    environment = {**os.environ, "SDL_VIDEODRIVER": "dummy"}
    environment.pop("SDL_NO_SIGNAL_HANDLERS", None)
    with subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, text=True, env=environment) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "up\n"
        process.terminate()
        try:
            assert process.wait(timeout=3) == -signal.SIGTERM
        finally:
            process.kill()
