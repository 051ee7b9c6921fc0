"""Two pairs of hands for whole years: each makes any choice on the real widgets, as a player would.

Both are told the choice; how it is made is theirs: keys and nothing else, or the mouse and
nothing else.
"""

from datetime import date

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from desktop.rules.games.calendar import choices as c
from desktop.rules.games.calendar.state import SYMBOLS, State
from desktop.rules.kernel.game import Answer
from desktop.ui.games.calendar.table import CalendarTable
from desktop.ui.widgets.drawn import DrawnButton

LEFT = Qt.MouseButton.LeftButton
PLAIN = Qt.KeyboardModifier.NoModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
MOST_INPUTS = 40
READING = ("read", "leaf", "back")


def focus(part: QWidget) -> QWidget:
    """The widget of a window that has the keys, else the part itself."""
    found: QWidget | None = part.window().focusWidget()
    return part if found is None else found


class Hands:
    """What both share: reading on, and counting the inputs."""

    def __init__(self, table: CalendarTable) -> None:
        self.table = table
        self.inputs = 0

    @property
    def state(self) -> State:
        state: State = self.table.session.shown.state
        return state

    def make(self, choice: object) -> None:
        """Read what waits, then make the choice; it must be in the story's journal afterwards."""
        self.table.skip()
        self.read_on()
        entries = len(self.table.session.history.entries)
        self.do(choice)
        self.table.skip()
        journal = self.table.session.history.entries
        made = [entry.choice for entry in journal[entries:]]
        assert choice in made, f"{choice} wanted, {made} made"

    def read_on(self) -> None:
        """Read whatever is to be read before the next choice."""
        for _ in range(MOST_INPUTS):
            if self.table.showing.doable.doing not in READING:
                return
            self.press_next()

    def do(self, choice: object) -> None:
        """The dice, the square, or what a month brought."""
        if not self._with_dice(choice) and not self._on_the_page(choice):
            self._with_things(choice)

    def _with_dice(self, choice: object) -> bool:
        match choice:
            case c.Roll(hold=hold) | c.Recall(hold=hold):
                self.hold(hold)
                self.roll()
            case c.Stop() | c.CloseDay():
                self.go_on()
            case Answer(value=value) if isinstance(value, tuple):
                self.type_in(tuple(int(face) for face in value))
            case _:
                return False
        return True

    def _on_the_page(self, choice: object) -> bool:
        match choice:
            case c.Read():
                for _ in range(MOST_INPUTS):
                    if self.state.phase == "page":
                        self.press_next()
            case c.Complete(square=square):
                self.take(square)
            case c.Pass():
                self.pass_by()
            case c.Lapse():
                self.let_go()
            case _:
                return False
        return True

    def _with_things(self, choice: object) -> None:
        match choice:
            case c.ChooseAlly(symbol=symbol):
                self.ask_ally(SYMBOLS.index(symbol))
            case c.Swear(square=square):
                self.swear(square)
            case c.Turn(die=die):
                self.turn(die, choice)
            case c.Hush():
                self.use("T8")
            case _:
                raise AssertionError(f"no hand for {choice}")

    def hold(self, wanted: tuple[int, ...]) -> None:
        for die in (1, 2, 3, 4, 5):
            if (die in wanted) != (die in self.table.held.dice):
                self.toggle(die)

    def turn(self, die: int, choice: object) -> None:
        for _ in range(3):
            self.toggle(die)
            if self.table.session.history.entries[-1].choice == choice:
                return

    # how it is done

    def press_next(self) -> None:
        raise NotImplementedError

    def go_on(self) -> None:
        raise NotImplementedError

    def roll(self) -> None:
        raise NotImplementedError

    def toggle(self, die: int) -> None:
        raise NotImplementedError

    def take(self, square: date) -> None:
        raise NotImplementedError

    def pass_by(self) -> None:
        raise NotImplementedError

    def let_go(self) -> None:
        raise NotImplementedError

    def ask_ally(self, place: int) -> None:
        raise NotImplementedError

    def swear(self, square: date) -> None:
        raise NotImplementedError

    def use(self, thing: str) -> None:
        raise NotImplementedError

    def type_in(self, faces: tuple[int, ...]) -> None:
        raise NotImplementedError


class Keyboard(Hands):
    """Keys and nothing else, each sent to whatever has the focus."""

    def key(self, key: Qt.Key | str, modifier: Qt.KeyboardModifier = PLAIN) -> None:
        self.inputs += 1
        if isinstance(key, str):
            QTest.keyClicks(focus(self.table), key, modifier)
        else:
            QTest.keyClick(focus(self.table), key, modifier)

    def press_next(self) -> None:
        self.key(Qt.Key.Key_Return)

    def go_on(self) -> None:
        self.key(Qt.Key.Key_Return)

    def roll(self) -> None:
        if self.table.showing.doable.rolls or self.table.showing.beside.rolls:
            self.key(Qt.Key.Key_Space)
        else:
            self.key("i")

    def toggle(self, die: int) -> None:
        self.key(str(die))

    def take(self, square: date) -> None:
        """Arrows frame the square, Enter takes it and closes the day."""
        for _ in range(7):
            if self.table.showing.lit_day(self.state, self.table.held) == square:
                break
            self.key(Qt.Key.Key_Right)
        self.key(Qt.Key.Key_Return)

    def pass_by(self) -> None:
        self.key("p")

    def let_go(self) -> None:
        self.key(Qt.Key.Key_Delete, SHIFT)
        self.key(Qt.Key.Key_Return)

    def ask_ally(self, place: int) -> None:
        self.key(str(place + 1))

    def swear(self, square: date) -> None:
        for _ in range(40):
            if self.table.held.cursor == square:
                break
            cursor = self.table.held.cursor
            if cursor is None or cursor < square:
                self.key(Qt.Key.Key_Right, SHIFT)
            else:
                self.key(Qt.Key.Key_Left, SHIFT)
        self.key("v")

    def use(self, thing: str) -> None:
        self.key({"T2": "d", "T6": "i", "T8": "h"}[thing])

    def type_in(self, faces: tuple[int, ...]) -> None:
        for face in faces:
            self.key(str(face))
        if self.table.state.phase == "throw":
            self.key(Qt.Key.Key_Return)


class Mouse(Hands):
    """The mouse and nothing else."""

    def click(self, part: QWidget, at: QPoint | None = None) -> None:
        self.inputs += 1
        QTest.mouseClick(part, LEFT, PLAIN, at if at is not None else part.rect().center())

    def press_next(self) -> None:
        self.click(self.table.panels.next)

    def go_on(self) -> None:
        """The next button, or the quiet one where rolling is the main thing."""
        if self.table.showing.doable.rolls and self.table.showing.beside.choices:
            self.click(self.table.panels.tray.stop_button)
        else:
            self.press_next()

    def roll(self) -> None:
        tray = self.table.panels.tray
        if self.table.showing.doable.rolls or self.table.showing.beside.rolls:
            self.click(tray, tray.lining_point())
        else:
            self.use("T6")

    def toggle(self, die: int) -> None:
        tray = self.table.panels.tray
        self.click(tray, tray.centre_of(die))

    def take(self, square: date) -> None:
        self.click(self.table.board, self.table.board.centre_of(square))

    def pass_by(self) -> None:
        """Nothing fits: the next button; else the menu."""
        if self.table.showing.doable.choices[:1] == (c.Pass(),):
            self.press_next()
        else:
            self.menu("pass")

    def let_go(self) -> None:
        self.menu("lapse")
        self.press_next()

    def menu(self, name: str) -> None:
        """Choose an entry of a menu: one click opens it, one chooses."""
        self.inputs += 2
        self.table.commands.trigger(name)

    def ask_ally(self, place: int) -> None:
        self.click(self._named(self.table.narrator.names.ally(SYMBOLS[place])))

    def swear(self, square: date) -> None:
        oaths = self.table.panels.slip.fits.oath_of(square.isoformat())
        self.click(oaths)

    def use(self, thing: str) -> None:
        self.click(self.table.panels.things.button_of(thing))

    def type_in(self, faces: tuple[int, ...]) -> None:
        """A click counts an empty face up, from 1."""
        tray = self.table.panels.tray
        for place, face in zip(tray.view.typed, faces, strict=True):
            for _ in range(face):
                self.click(tray, tray.centre_of(place))
        self.press_next()

    def _named(self, name: str) -> QWidget:
        for one in self.table.panels.slip.allies.findChildren(DrawnButton):
            if one.isVisible() and name in one.accessibleName():
                return one
        raise AssertionError(f"no button {name}")
