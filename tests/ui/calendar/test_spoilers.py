"""CA-071, CA-073: on the table nothing is seen, named, counted or given a key before its month."""

import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from desktop import paths
from desktop.cli import main
from desktop.rules.games.calendar import GAME
from desktop.rules.games.calendar.options import OPTIONS
from desktop.rules.games.calendar.state import SYMBOLS, State
from desktop.rules.kernel.chance import Chance
from desktop.rules.kernel.history import History, canonical
from desktop.store import contents, saves
from desktop.ui.games.calendar.parts.held import Turned
from desktop.ui.games.calendar.table import CalendarTable
from desktop.ui.theme import OddsShown
from desktop.words.calendar.dates import is_sunday
from desktop.words.calendar.names import Names
from tests.ui.calendar.desk import NAMED, PLAIN, begin, replaced, shipped, sit, spoken

KEYS = {2: "D", 6: "I", 8: "H", 10: "V"}
WORDS = {
    2: ("dial",),
    4: ("ally", "allies"),
    6: ("insight",),
    8: ("bell", "hush", "hushed"),
    10: ("vow",),
}
"""What saves call what a month brought."""
DRAWN = {
    3: ("seal='shut'", "seal='open'", "counts=2"),
    7: ("moon='new'", "moon='full'"),
    9: ("whisper=True",),
    10: ("vow='sworn'", "vow='kept'", "vow='broken'"),
}
TWO = re.compile(r"symbols=\('\w+', '\w+'\)")
TURNED: tuple[Turned, ...] = ("", "journal", "month", "year")
SUBJECTS = ("month", "day", "roll", "complete", "lead", "special", "madness", "score", "result")
EACH = ("page", "declare", "rolled", "final", "closing")


@cache
def year(mode: str) -> dict[tuple[int, str], History]:
    """A whole year: in each month one story for each phase, and for a Sunday's end."""
    told, chance = begin(f"spoilers {mode}", mode=mode), Chance(mode)
    found: dict[tuple[int, str], History] = {}
    while told.choices():
        state: State = told.state
        sunday = " Sunday" if state.phase == "closing" and is_sunday(state.day) else ""
        if state.phase in EACH:
            found.setdefault((state.month.number, state.phase + sunday), told)
        play = GAME.policies["sensible"]
        choice, chance = play(told.content, state, told.choices(), chance)
        told = told.choose(choice)
    return found | {(13, "over"): told}


def came(state: State) -> int:
    """The last month whose page was read."""
    if state.options["mode"] == "base":
        return 1
    return min(state.unread) - 1 if state.unread else state.month.number


def turned_up(state: State) -> int:
    """The last month whose page was turned up; it is told while it is read."""
    return state.month.number if state.options["mode"] == "twists" else 1


def sayings(month: int, language: str) -> Iterator[str]:
    """The sentences that only a month's rule has, and its name."""
    names, rule = Names(shipped(), language), f"T{month}"
    told = names.rule(rule)
    if " " in told.name:  # a single word may stand in any story
        yield told.name
    for text in (told.thing, told.plain, told.story):
        yield from (one.strip() for one in re.split(r"(?<=[.;])\s", text) if len(one) > 24)
    if month == 4:
        yield from (names.ally_about(symbol) for symbol in SYMBOLS)


def heard(month: int, language: str) -> set[str]:
    """What the rules up to a month have said: some sentences stand in several of them."""
    return {one for earlier in range(2, month + 1) for one in sayings(earlier, language)}


def everywhere(table: CalendarTable) -> str:
    """All that the position says in any view, and every text behind a key of the table."""
    speaker, showing = table.overlays.speaker, table.showing
    found = [spoken(table), speaker.rulebook(), *speaker.diary(), *speaker.log_lines()]
    later = [f"T{month}" for month in range(came(table.state) + 1, 13)]
    for subject in (*SUBJECTS, *later):
        found += speaker.rules(subject) or ()
    for turned in TURNED:
        table.held.turned = turned
        table.refresh()
        found += [spoken(table), repr(showing._records)]
    table.held.turned = ""
    table.refresh()
    return "\n".join(found)


@pytest.mark.parametrize(
    ("mode", "language", "phases"),
    [
        ("twists", "en", ("page", "declare", "closing Sunday")),
        ("twists", "es", ("final",)),
        ("base", "en", ("declare", "over")),
    ],
)
def test_nothing_is_said_before_its_month(
    qtbot: QtBot, mode: str, language: str, phases: tuple[str, ...]
) -> None:
    settings = replaced(PLAIN, content_language=language, odds=OddsShown.ALWAYS.value)
    for (month, phase), told in year(mode).items():
        if phase not in phases:
            continue
        table = sit(qtbot, told, settings)
        said = everywhere(table)
        for later in range(turned_up(told.state) + 1, 13):
            early = [one for one in sayings(later, language) if one in said]
            assert not {*early} - heard(turned_up(told.state), language), (month, phase, early)
        table.close()


@pytest.mark.parametrize("mode", ["twists", "base"])
def test_nothing_is_drawn_counted_or_keyed_before_its_month(qtbot: QtBot, mode: str) -> None:
    for (month, phase), told in year(mode).items():
        table = sit(qtbot, told)
        known = came(told.state)
        keys = {action.shortcut().toString() for action in table.actions()}
        for since, key in KEYS.items():
            assert (key in keys) == (known >= since), (month, phase, key)
        things = table.panels.things.buttons
        most = 0 if mode == "base" else max(0, min(known, 12) - 1)
        assert len(things) <= most, (month, phase)
        page, fits, tray = (repr(table.showing._records[name]) for name in ("page", "fits", "tray"))
        if phase != "page":
            for since, marks in DRAWN.items():
                assert known >= since or not any(one in page for one in marks), (month, phase)
            assert known >= 5 or not TWO.search(page), (month, phase)
        assert known >= 10 or "oath='may'" not in fits
        assert known >= 2 or "turns=(4" not in tray
        menus = [one.text() for entries in table.menus().values() for one in entries]
        assert len(menus) == len(set(menus))
        table.close()


def test_a_thing_stands_on_the_shelf_once_its_page_was_read(qtbot: QtBot) -> None:
    for month in range(2, 13):
        told = year("twists")[month, "page"]
        table = sit(qtbot, told)
        before = {button.thing.id for button in table.panels.things.buttons}
        assert f"T{month}" not in before
        while table.state.phase == "page":
            table.doing.press_next()
        after = {button.thing.id for button in table.panels.things.buttons}
        assert after - before <= {f"T{month}"}
        table.close()


def test_table_rules_and_their_values_name_no_month(qtbot: QtBot) -> None:
    """What can be switched or chosen before a year is begun."""
    for language in ("en", "es"):
        for option in OPTIONS:
            words = (option.id, *option.values)
            for month in range(2, 13):
                assert not {*words} & {*sayings(month, language)}


@pytest.mark.parametrize("mode", ["twists", "base"])
def test_tell_and_json_name_nothing_early(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, mode: str
) -> None:
    """`tell`, `tell --json` and the save itself, in each month."""
    reference, _ = contents.keep("calendar", paths.shipped("assets", "calendar", "quillport"))
    for month in (*range(1, 13), 13):
        told = year(mode)[(month, "final") if month < 13 else (13, "over")]
        path = tmp_path / f"{month}.solsave"
        saves.start(path, told, reference, "0", NAMED).close()
        for more in ((), ("--json",)):
            assert main(["tell", str(path), *more]) == 0
            said = capsys.readouterr().out
            for later in range(came(told.state) + 1, 13):
                early = [one for one in sayings(later, "en") if one in said]
                assert not early, (month, early)
        keys = keys_of(json.loads(canonical(told.state)))
        for since, words in WORDS.items():
            assert came(told.state) >= since or not keys & {*words}, (month, words)


def keys_of(one: object) -> set[str]:
    """Every name in a position as it is saved."""
    if isinstance(one, dict):
        return {*one, *(key for each in one.values() for key in keys_of(each))}
    if isinstance(one, list):
        return {key for each in one for key in keys_of(each)}
    return set()
