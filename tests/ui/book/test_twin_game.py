"""Whole games through the list twin alone: every choice is a row of it, in words."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QTreeWidgetItem
from pytestqt.qtbot import QtBot

from desktop.rules.games.book import GAME
from desktop.rules.games.book import choices as c
from desktop.rules.games.book.choices import Try
from desktop.rules.games.book.state import ATTRIBUTES
from desktop.rules.kernel.chance import Chance
from desktop.rules.kernel.game import Answer
from desktop.ui.games.book.table import BookTable
from desktop.ui.widgets.encounter_page import Build
from desktop.ui.widgets.list_twin import READ_ON
from desktop.ui.widgets.setup_page import Given
from tests.ui.book.desk import PLAIN, begin, come_to, replaced, sit, texts
from tests.ui.book.hands import Hands

ROLE = Qt.ItemDataRole.UserRole
MOST = 600


class Reader(Hands):
    """Nothing is seen but the twin: rows are activated, real dice typed."""

    def items(self) -> list[QTreeWidgetItem]:
        """All rows, from top to bottom."""
        twin, found = self.table.twin, list[QTreeWidgetItem]()
        waiting = [twin.topLevelItem(n) for n in range(twin.topLevelItemCount())]
        while waiting:
            item = waiting.pop(0)
            assert item is not None
            found.append(item)
            waiting = [item.child(n) for n in range(item.childCount())] + waiting
        return found

    def activate(self, choice: object) -> None:
        """Go to the row with this choice, and press Enter."""
        found = next((one for one in self.items() if one.data(0, ROLE) == choice), None)
        assert found is not None, f"no row for {choice}"
        twin = self.table.twin
        twin.setCurrentItem(found)
        QTest.keyClick(twin, Qt.Key.Key_Return)
        self.inputs += 1

    def press_next(self) -> None:
        self.activate(READ_ON)

    def do(self, choice: object) -> None:
        match choice:
            case Answer(value=tuple(faces)):
                for face in faces:
                    QTest.keyClick(self.table.twin, Qt.Key(Qt.Key.Key_0 + int(face)))
                self.press_next()
            case c.Assign(six=six):
                self._assign(six)
            case Try():
                self._build(choice)
                self.press_next()
            case _:
                self.activate(choice)

    def _assign(self, six: tuple[int, ...]) -> None:
        left = dict(zip(ATTRIBUTES, six, strict=True))
        for _ in six:
            lit = self.table.held.boxes.lit
            value = self.table.session.shown.state.rolled[lit]
            box = next(name for name, wanted in left.items() if wanted == value)
            del left[box]
            self.activate(Given(lit, box))
        self.press_next()

    def _build(self, wish: Try) -> None:
        if self.plan().attribute != wish.attribute:
            self.activate(Build("attribute", wish.attribute))
        while self.plan().strain < wish.strain:
            self.activate(Build("strain", "strain", 1))
        while self.plan().bribes < wish.bribes:
            self.activate(Build("bribes", "bribes", 1))
        for ware in {*self.plan().items} ^ {*wish.items}:
            self.activate(Build("item", ware))
        for ware in {*self.plan().given} ^ {*wish.given}:
            self.activate(Build("given", ware))
        if self.plan().weapon != wish.weapon:
            self.activate(Build("weapon", wish.weapon or self.plan().weapon))


def play(table: BookTable, policy: str, seed: str) -> Reader:
    """To the end, each choice through the twin; a Route goes to the best dot."""
    table.commands.trigger("twin")
    hands, chance = Reader(table), Chance(seed)
    for _ in range(MOST):
        shown = table.session.shown
        if not shown.choices:
            break
        content = table.session.history.content
        choice, chance = GAME.policies[policy](content, shown.state, shown.choices, chance)
        hands.read_on()
        if isinstance(choice, c.Route):
            rows = [one.data(0, ROLE) for one in hands.items()]
            choice = next(
                one for one in rows if isinstance(one, c.Route) and one.area == choice.area
            )
        hands.make(choice)
    hands.read_on()
    return hands


@pytest.mark.parametrize(
    ("policy", "seed", "rules"),
    [
        ("careful", "twin 1", {}),
        ("random", "twin 2", {}),
        ("novice", "twin 3", {"dice": "typed"}),
    ],
)
def test_a_whole_game(qtbot: QtBot, policy: str, seed: str, rules: dict[str, str]) -> None:
    table = sit(qtbot, begin(seed, **rules))
    play(table, policy, seed)
    assert table.session.shown.state.ending is not None
    assert table.panels.face == "review"
    assert table.twin.isVisible()
    assert [one.data(0, ROLE) for one in Reader(table).items()].count(READ_ON) == 1


def test_a_page_that_waits_comes_before_all_choices(qtbot: QtBot) -> None:
    table = sit(qtbot, come_to(lambda state: state.phase == "start"))
    table.commands.trigger("twin")
    for _ in range(60):
        if table.held.beats:
            break
        state = table.session.shown.state
        offered = table.session.shown.choices
        table.press_next() if state.phase != "road" else table.choose(
            GAME.policies["careful"](table.narrator.names.tables, state, offered, Chance("a"))[0]
        )
    asked, doings, *_ = table.twin.shown
    assert [row.choice for row in doings.rows] == [READ_ON]
    assert [row.text for row in asked.rows] == list(table.held.beats[0].said)
    current = table.twin.currentItem()
    assert current is not None
    assert current.data(0, ROLE) == READ_ON


def test_from_a_town_a_row_of_a_destination_leaves_it_and_draws(qtbot: QtBot) -> None:
    table = sit(qtbot, come_to(lambda state: state.phase == "town" and not state.pages))
    table.commands.trigger("twin")
    hands = Reader(table)
    route = next(
        one.data(0, ROLE) for one in hands.items() if isinstance(one.data(0, ROLE), c.Route)
    )
    hands.activate(route)
    made = [entry.choice for entry in table.session.history.entries[-2:]]
    assert made == [c.Leave(), route]


@pytest.mark.parametrize("odds", ["off", "pointing"])
def test_chances_are_told_unless_odds_are_off(qtbot: QtBot, odds: str) -> None:
    for phase in ("road", "start"):
        told = come_to(lambda state, phase=phase: state.phase == phase)
        table = sit(qtbot, told, replaced(PLAIN, odds=odds))
        table.commands.trigger("twin")
        while table.held.beats:
            table.press_next()
        assert ("%" in "\n".join(texts(table.twin.shown))) == (odds != "off")
