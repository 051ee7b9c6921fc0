"""Two pairs of hands for whole games: each makes any choice on the real widgets, as a player would.

Both are told the choice; how it is made is theirs: keys and nothing else, or the mouse and
nothing else.
"""

import re

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QWidget

from desktop.rules.games.book import choices as c
from desktop.rules.games.book.choices import Try
from desktop.rules.games.book.state import ATTRIBUTES, Spot
from desktop.rules.kernel.game import Answer
from desktop.ui.games.book.parts.encounter_look import plan_for
from desktop.ui.games.book.table import BookTable
from desktop.words.book.names import place_text

LEFT = Qt.MouseButton.LeftButton
SHIFT = Qt.KeyboardModifier.ShiftModifier
PLAIN = Qt.KeyboardModifier.NoModifier
MOST_INPUTS = 120
SERVICES = ("rest", "buy", "sell", "oracle", "work", "leave")


def focus(part: QWidget) -> QWidget:
    """The widget of a window that has the keys, else the part itself."""
    found: QWidget | None = part.window().focusWidget()
    return part if found is None else found


def called(part: QWidget) -> str:
    """What a part is called, without the digit that presses it."""
    return re.sub(r"^\d+\. ", "", part.accessibleName())


class Hands:
    """What both share: reading on, and counting the inputs."""

    def __init__(self, table: BookTable) -> None:
        self.table = table
        self.inputs = 0

    def make(self, choice: object) -> None:
        """Read what waits, then make the choice; it must be in the story's journal afterwards."""
        self.table.skip()
        self.read_on()
        self.table.skip()
        entries = len(self.table.session.history.entries)
        self.do(choice)
        journal = self.table.session.history.entries
        assert len(journal) > entries, f"{choice} was not made"
        made = [entry.choice for entry in journal[entries:]]
        assert choice in made, f"{choice} wanted, {made} made"

    def read_on(self) -> None:
        for _ in range(MOST_INPUTS):
            if self.table.showing.doable.doing != "beat":
                return
            self.press_next()

    def do(self, choice: object) -> None:
        raise NotImplementedError

    def press_next(self) -> None:
        raise NotImplementedError

    @property
    def page(self) -> QWidget:
        return self.table.panels.faces[self.table.panels.face]

    def button(self, name: str) -> QAbstractButton:
        """The button of the page that is called so; the page is turned until it is seen."""
        for turned in (0.0, *([20.0] * 60), -2000.0, *([20.0] * 60)):
            self.table.panels.faces[self.table.panels.face].turn(turned)
            for one in self.page.findChildren(QAbstractButton):
                if one.isVisible() and one.isEnabled() and called(one).startswith(name):
                    return one
        raise AssertionError(f"no button {name}")

    def plan(self) -> Try:
        table = self.table
        found = plan_for(table.narrator.names.tables, table.session.shown.state, table.held)
        assert found is not None
        return found

    def name(self, ware: str) -> str:
        return str(self.table.narrator.names.ware(ware))

    def wanted(self, wish: Try) -> list[str]:
        plan, found = self.plan(), []
        if plan.attribute != wish.attribute:
            found.append(wish.attribute)
        changed = {*plan.items} ^ {*wish.items} | {*plan.given} ^ {*wish.given}
        if plan.weapon != wish.weapon:
            changed.add(wish.weapon or plan.weapon)
        return found + [self.name(ware) for ware in sorted(changed)]


class Keyboard(Hands):
    """Keys alone."""

    def key(self, key: Qt.Key, modifier: Qt.KeyboardModifier = PLAIN) -> None:
        self.inputs += 1
        QTest.keyClick(focus(self.table), key, modifier)

    def digit(self, digit: int) -> None:
        self.key(Qt.Key(Qt.Key.Key_0 + digit))

    def press_next(self) -> None:
        self.key(Qt.Key.Key_Return)

    def do(self, choice: object) -> None:
        match choice:
            case Answer(value=tuple(faces)):
                for face in faces:
                    self.digit(int(face))
                self.press_next()
            case c.Assign(six=six):
                self._assign(six)
            case c.Settle(area=area):
                self._settle(area)
            case c.Route(area=area, dot=dot):
                self._route(area, dot)
            case c.Try():
                self._build(choice)
                self.press_next()
            case _:
                self._on_page(choice)

    def _on_page(self, choice: object) -> None:
        match choice:
            case c.Throw():
                self.key(Qt.Key.Key_Space)
            case c.Flee() | c.Convert() | c.Disarm():
                self.digit(self._deed(choice))
            case c.Buy(ware=ware):
                self._in_list("buy", self.name(ware))
            case c.Sell(ware=ware):
                self._in_list("sell", self.name(ware))
            case c.Consult(area=area):
                self._in_list("oracle", place_text(area))
            case _:
                if self.table.held.opened:
                    self.key(Qt.Key.Key_Escape)
                self.digit({c.Rest: 1, c.Work: 5, c.Leave: 6}[type(choice)])

    def _deed(self, choice: object) -> int:
        offered = [
            one
            for one in self.table.session.shown.choices
            if isinstance(one, c.Flee | c.Convert | c.Disarm)
        ]
        return offered.index(choice) + 1

    def _assign(self, six: tuple[int, ...]) -> None:
        """Each lit die goes to a box that wants its value."""
        left = dict(zip(ATTRIBUTES, six, strict=True))
        for _ in six:
            lit = self.table.held.boxes.lit
            value = self.table.session.shown.state.rolled[lit]
            box = next(name for name, wanted in left.items() if wanted == value)
            del left[box]
            self.digit(ATTRIBUTES.index(box) + 1)
        self.press_next()

    def _settle(self, area: str) -> None:
        self.key(Qt.Key.Key_H)
        here = [int(one) for one in self.table.held.cursor.split(",")]
        column, row = (int(one) for one in area.split(","))
        across = Qt.Key.Key_Right if column > here[0] else Qt.Key.Key_Left
        down = Qt.Key.Key_Down if row > here[1] else Qt.Key.Key_Up
        for _ in range(abs(column - here[0])):
            self.key(across)
        for _ in range(abs(row - here[1])):
            self.key(down)
        self.press_next()

    def _board(self) -> None:
        for _ in range(MOST_INPUTS):
            if self.table.board.hasFocus():
                return
            self.key(Qt.Key.Key_F6, Qt.KeyboardModifier.ControlModifier)

    def _route(self, area: str, dot: Spot) -> None:
        self._board()
        for _ in range(MOST_INPUTS):
            if self.table.held.cursor == area:
                break
            self.key(Qt.Key.Key_Tab)
        self.press_next()
        route = self.table.held.route
        assert route is not None, f"no plan to {area}"
        for place, keys in enumerate(
            ((Qt.Key.Key_Left, Qt.Key.Key_Right), (Qt.Key.Key_Up, Qt.Key.Key_Down))
        ):
            way = dot[place] - route.dot[place]
            for _ in range(abs(way) // 5):
                self.key(keys[way > 0], SHIFT)
            for _ in range(abs(way) % 5):
                self.key(keys[way > 0])
        self.press_next()

    def _build(self, wish: Try) -> None:
        """The pool: Strain or bribes by plus and minus, things by walking to them."""
        while self.plan().strain + self.plan().bribes < wish.strain + wish.bribes:
            self.key(Qt.Key.Key_Plus)
        for name in self.wanted(wish):
            self._walk_to(name)
            self.key(Qt.Key.Key_Return)
        self._board()

    def _walk_to(self, name: str) -> None:
        page = self.page
        for _ in range(MOST_INPUTS):
            held = focus(self.table)
            if page.isAncestorOf(held) and called(held).startswith(name):
                return
            if page is held or page.isAncestorOf(held):
                self.key(Qt.Key.Key_Down)
            else:
                self.key(Qt.Key.Key_F6, Qt.KeyboardModifier.ControlModifier)
        raise AssertionError(f"nothing called {name}")

    def _in_list(self, service: str, name: str) -> None:
        if self.table.held.opened != service:
            if self.table.held.opened:
                self.key(Qt.Key.Key_Escape)
            self.digit(SERVICES.index(service) + 1)
        self._walk_to(name)
        self.key(Qt.Key.Key_Return)


class Mouse(Hands):
    """The mouse alone."""

    def click(self, widget: QWidget, at: QPoint | None = None) -> None:
        self.inputs += 1
        QTest.mouseClick(widget, LEFT, pos=at if at is not None else widget.rect().center())

    def press_next(self) -> None:
        self.click(self.table.panels.next)

    def do(self, choice: object) -> None:
        match choice:
            case Answer(value=tuple(faces)):
                self._turn_dice(tuple(int(face) for face in faces))
                self.press_next()
            case c.Assign(six=six):
                self._assign(six)
            case c.Settle(area=area):
                self.click(self.table.board, self._at(area))
            case c.Route(area=area, dot=dot):
                self._route(area, dot)
            case c.Try():
                self._build(choice)
                self.press_next()
            case c.Throw():
                self.press_next()
            case _:
                self._on_page(choice)

    def _on_page(self, choice: object) -> None:
        match choice:
            case c.Buy(ware=ware):
                self._in_list("buy", self.name(ware))
            case c.Sell(ware=ware):
                self._in_list("sell", self.name(ware))
            case c.Consult(area=area):
                self._in_list("oracle", place_text(area))
            case _:
                if self.table.held.opened:
                    self.click(self.button("Back"))
                self.click(self.button(self._label(choice)))

    def _label(self, choice: object) -> str:
        state = self.table.session.shown.state
        if isinstance(choice, c.Rest | c.Work | c.Leave):
            return type(choice).__name__
        return str(self.table.narrator.label(state, choice))

    def _turn_dice(self, faces: tuple[int, ...]) -> None:
        """Each click on an empty face begins the next one at 1, each further click adds 1."""
        tray = self.table.panels.tray
        for n, face in enumerate(faces):
            for _ in range(face):
                self.click(tray, tray.centre_of(n))

    def _assign(self, six: tuple[int, ...]) -> None:
        left = dict(zip(ATTRIBUTES, six, strict=True))
        for _ in six:
            lit = self.table.held.boxes.lit
            value = self.table.session.shown.state.rolled[lit]
            box = next(name for name, wanted in left.items() if wanted == value)
            del left[box]
            self.click(self.table.panels.setup.buttons()[6 + ATTRIBUTES.index(box)])
        self.press_next()

    def _at(self, area: str, dot: Spot | None = None) -> QPoint:
        board = self.table.board
        column, row = (int(one) for one in area.split(","))
        x, y = dot if dot is not None else (20 * column + 10, 20 * row + 10)
        zoom = board.look.zoom
        return (board.frame.spot(x, y) * zoom).toPoint()

    def _route(self, area: str, dot: Spot) -> None:
        board = self.table.board
        board.skip()
        if not board.rect().contains(self._at(area, dot)):
            self.table.doing.point_at(area)  # as when the sheet is moved under the hand
        self.click(board, self._at(area))
        assert self.table.held.route is not None, f"no plan to {area}"
        column, row = (int(one) for one in area.split(","))
        QTest.mouseMove(board, self._at(area, (20 * column + 1, 20 * row + 1)))  # it must move
        QTest.mouseMove(board, self._at(area, dot))
        self.click(board, self._at(area, dot))

    def _build(self, wish: Try) -> None:
        while self.plan().strain < wish.strain:
            self.click(self.button("Strain: one more"))
        while self.plan().bribes < wish.bribes:
            self.click(self.button("Bribes: one more"))
        for name in self.wanted(wish):
            self.click(self.button(name))

    def _in_list(self, service: str, name: str) -> None:
        if self.table.held.opened != service:
            if self.table.held.opened:
                self.click(self.button("Back"))
            self.click(self.table.panels.town.buttons()[SERVICES.index(service)])
        self.click(self.button(name))
