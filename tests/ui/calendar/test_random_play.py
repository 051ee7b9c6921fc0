"""Random play by both pairs of hands, with interruptions of every kind."""

import random
from collections.abc import Callable
from datetime import timedelta

import msgspec
import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.rules.games.calendar import GAME
from desktop.rules.games.calendar import choices as c
from desktop.rules.kernel.chance import Chance
from desktop.rules.kernel.game import Arrive, Day
from desktop.rules.kernel.history import History
from desktop.ui.games.calendar.table import CalendarTable
from desktop.ui.theme import look_from
from desktop.words.language import speak
from tests.ui.calendar.desk import again, begin, drop, follow, sit, standing
from tests.ui.calendar.hands import READING, Hands, Keyboard, Mouse, focus

STEPS = 60
FRESH_EVERY = 9
NAMES = (
    "Escape", "Tab", "Space", "Return", "1", "2", "3", "4", "5", "A", "D", "F", "G", "H", "I", "J",
    "L", "M", "N", "O", "P", "R", "V", "F6", "Left", "Up", "Right", "Down", "Backspace",
    "PageDown", "PageUp", "Delete",
)  # fmt: skip
KEYS = tuple(Qt.Key[f"Key_{name}"] for name in NAMES)
RULES: list[dict[str, str]] = [
    {"mode": "base", "prev_month_squares": "off"},
    {"dice": "typed"},
    {"catch_up": "strict", "story_mode": "on"},
]


def turn_back(table: CalendarTable, chance: random.Random) -> None:
    session = table.session
    pairs = ((session.undo, session.why_not_undo), (session.redo, session.why_not_redo))
    turn, why = chance.choice(pairs)
    if why() is None:
        turn()


def change_language(table: CalendarTable, chance: random.Random) -> None:
    table.speak(speak(chance.choice(("en", "es"))))


def change_look(table: CalendarTable, chance: random.Random) -> None:
    settings = msgspec.structs.replace(
        table.settings,
        theme=chance.choice(("lamp", "late", "contrast")),
        zoom=chance.choice((75, 100, 150, 200)),
        odds=chance.choice(("off", "pointing", "always")),
        pacing=chance.choice(("brisk", "at_once")),
        motion=chance.choice(("full", "reduced")),
    )
    table.wear(look_from(settings), settings)


def change_size(table: CalendarTable, chance: random.Random) -> None:
    table.window().resize(*chance.choice(((1024, 600), (1366, 654), (1920, 964))))


def press_keys(table: CalendarTable, chance: random.Random) -> None:
    for _ in range(chance.randint(1, 4)):
        press(table, chance.choice(KEYS))


def point(table: CalendarTable, chance: random.Random) -> None:
    """The pointer walks over page and column, and presses somewhere."""
    for part in (table.board, table.panels.slip.fits, table.panels.tray):
        at = QPoint(chance.randrange(part.width()), chance.randrange(part.height()))
        QTest.mouseMove(part, at)
    if chance.random() < 0.3:
        QTest.mouseClick(table.board, Qt.MouseButton.RightButton, pos=at)


def carry(table: CalendarTable, chance: random.Random) -> None:
    """The figure is carried somewhere."""
    day = table.state.day + timedelta(chance.randint(-2, 2))
    table.board.dropped.emit(day)


def jot(table: CalendarTable, chance: random.Random) -> None:
    day = table.state.day.isoformat()
    place = chance.choice((f"day.{day}", f"square.{day}"))
    table.session.note(place, chance.choice(("", "wolves")))


DISTURBANCES: tuple[Callable[[CalendarTable, random.Random], None], ...] = (
    *(turn_back, change_language, change_look, change_size, point, carry, jot),
    *(press_keys, press_keys, press_keys),
)


def press(table: CalendarTable, key: Qt.Key) -> None:
    """Press a key where the keys are; what the buttons promise is kept."""
    doable, beside = table.showing.doable, table.showing.beside
    entries = len(table.session.history.entries)
    moves = bool(table.panels.tray.animator.running) or table.board.busy
    on_board = table.board.hasFocus()
    QTest.keyClick(focus(table), key)
    made = [one.choice for one in table.session.history.entries[entries:]]
    if key == Qt.Key.Key_Space and made and on_board:
        assert doable.rolls or beside.rolls or doable.doing in READING, "Space rolled nothing"
        assert not moves, "Space skipped and rolled"
    if key == Qt.Key.Key_Return and made and on_board:
        promised = beside.choices if doable.rolls and beside.choices else doable.choices
        assert tuple(made) == tuple(promised) or doable.doing == "hand_in", (
            f"Enter did {made}, not {promised}"
        )
    assert focus(table).isVisible()


def tidy(table: CalendarTable) -> None:
    """Close what lies on top, drop what is planned, put the keys back on the page."""
    table.speak(speak("en"))
    for _ in range(4):
        if table.overlays.paper.isVisible() or table.overlays.writing:
            table.overlays.close()
    assert not table.overlays.paper.isVisible()
    panels, held = table.panels, table.held
    held.drop()
    held.cursor = held.pointed = None
    if table.showing.listed:
        table.commands.trigger("twin")
    if not panels.drawer_open:
        panels.toggle_drawer()
    held.month = 0
    table.turn("")
    while panels.tray.typed:
        panels.tray.take_back()
    table.board.setFocus()
    table.refresh()


def sound(table: CalendarTable, *, fresh: bool) -> None:
    """The invariants of a shown position."""
    doable, shown = table.showing.doable, table.session.shown
    if doable.doing == "choose":
        assert doable.choices[0] in shown.choices
    assert table.panels.next.accessibleName() == doable.label
    assert doable.label
    before = dict(table.showing._records), table.twin.shown
    table.show_step(shown)
    assert (dict(table.showing._records), table.twin.shown) == before
    if fresh:
        other = again(table)
        assert standing(other) == standing(table)
        drop(other)


def choice_of(told: History, dice: random.Random, chance: Chance) -> tuple[object | None, Chance]:
    """Half the time what a sensible player picks, else anything; None: the date is to come."""
    asked = next((one for one in told.choices() if isinstance(one, Day)), None)
    if asked is not None and (len(told.choices()) == 1 or dice.random() < 0.1):
        return None, chance
    policy = GAME.policies[dice.choice(("sensible", "random"))]
    choice, chance = policy(told.content, told.state, told.choices(), chance)
    return (None if isinstance(choice, Arrive) else choice), chance


def start(rules: dict[str, str]) -> History:
    """A year on its way: in September, or where it is played by the date, at its beginning."""
    told = begin(f"random {rules}", **rules)
    if rules.get("catch_up"):
        return told
    return follow(told, "to September", lambda state: state.month.number == 9)


@pytest.mark.parametrize("rules", RULES, ids=lambda rules: " ".join(rules.values()))
@pytest.mark.parametrize("kind", [Keyboard, Mouse])
def test_random_play(qtbot: QtBot, kind: type[Hands], rules: dict[str, str]) -> None:
    """Nothing raises, a fresh table shows the same, and the buttons do what they say."""
    table = sit(qtbot, start(rules))
    hands, dice, chance = kind(table), random.Random(f"{kind.__name__} {rules}"), Chance("random")
    for step in range(STEPS):
        for _ in range(dice.randint(0, 2)):
            dice.choice(DISTURBANCES)(table, dice)
        tidy(table)
        if table.state.phase == "over":
            break
        choice, chance = choice_of(table.session.history, dice, chance)
        if choice is None:
            table.session.arrive(table.state.today + timedelta(dice.randint(1, 3)))
        elif not isinstance(choice, c.Lapse) or dice.random() < 0.3:
            hands.make(choice)
        sound(table, fresh=step % FRESH_EVERY == 0)
