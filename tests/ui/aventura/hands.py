"""Two pairs of hands for whole games: each makes any choice on the real widgets, as a player would.

Both are told the choice; how it is made is theirs: keys and nothing else, or the mouse and
nothing else (typing a word or a number excepted).
"""

from collections import deque

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from desktop.rules.games.aventura import choices as c
from desktop.rules.kernel.game import Answer
from desktop.ui.games.aventura.parts.map_look import adversary_id
from desktop.ui.games.aventura.table import AventuraTable
from desktop.ui.map.compass import ARROWS, nearest

LEFT = Qt.MouseButton.LeftButton
MOST_INPUTS = 60


def focus(part: QWidget) -> QWidget:
    """The widget of a window that has the keys, else the part itself."""
    found: QWidget | None = part.window().focusWidget()
    return part if found is None else found


class Hands:
    """What both share: reading on, and counting the inputs."""

    def __init__(self, table: AventuraTable) -> None:
        self.table = table
        self.inputs = 0

    def make(self, choice: object) -> None:
        """Read what waits, then make the choice; it must be in the story's journal afterwards."""
        self.table.panels.scene.press.finish()  # a new map is drawn while the window goes on
        self.read_on()
        entries = len(self.table.session.history.entries)
        self.do(choice)
        journal = self.table.session.history.entries
        assert len(journal) > entries, f"{choice} was not made"
        made = [entry.choice for entry in journal[entries:]]
        assert choice in made, f"{choice} wanted, {made} made"

    def read_on(self) -> None:
        for _ in range(MOST_INPUTS):
            if self.table.showing.doable.doing != "read":
                return
            self.press_next()

    def do(self, choice: object) -> None:
        raise NotImplementedError

    def press_next(self) -> None:
        raise NotImplementedError

    def row_of(self, choice: object) -> int:
        """Which row of the page makes a choice, from 0."""
        page = self.table.showing.page
        ids = [row.id for row in page.view.options]
        wanted = next(name for name, made in page.choices.items() if made == choice)
        return ids.index(wanted)

    def has_row(self, choice: object) -> bool:
        return choice in self.table.showing.page.choices.values()

    def holder(self, card: int) -> str:
        people = self.table.session.shown.state.investigators
        return str(next(one.id for one in people if card in one.objects))

    def card_place(self, who: str, card: int) -> int:
        people = self.table.session.shown.state.investigators
        objects: tuple[int, ...] = next(one.objects for one in people if one.id == who)
        return objects.index(card)


class Keyboard(Hands):
    """Keys alone."""

    def key(
        self, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
    ) -> None:
        self.inputs += 1
        QTest.keyClick(focus(self.table), key, modifier)

    def press_next(self) -> None:
        self.key(Qt.Key.Key_Return)

    def _map(self) -> None:
        panels = self.table.panels
        for _ in range(MOST_INPUTS):
            if panels.map.hasFocus():
                return
            self.key(Qt.Key.Key_F6, Qt.KeyboardModifier.ControlModifier)

    def _turn_to(self, who: str) -> None:
        if self.table.acting == who or self.table.session.shown.state.frames:
            return
        people = [one.id for one in self.table.session.shown.state.investigators]
        self.key((Qt.Key.Key_F2, Qt.Key.Key_F3)[people.index(who)])

    def do(self, choice: object) -> None:
        match choice:
            case c.Throw():
                self.key(Qt.Key.Key_Space)
            case c.Move(who, zone):
                self._move(who, zone)
            case c.Investigate(who):
                self._turn_to(who)
                self.key(Qt.Key.Key_I)
            case c.Activate(who, card) | c.Return(who, card) if not self.has_row(choice):
                self._card(who, card, choice)
            case c.Give(card) | c.Take(card) if not self.has_row(choice):
                self._card(self.holder(card), card, choice)
            case c.Exchange(who):
                self._turn_to(who)
                self.key(Qt.Key.Key_X)
            case c.EndTurn(who=str(who)):
                self._turn_to(who)
                self.key(Qt.Key.Key_E)
                self.press_next()
            case c.Travel() | c.GiveUp() | c.Withdraw():
                if not self.has_row(choice):
                    self.key(Qt.Key.Key_W)
                self._digit(self.row_of(choice))
                self.press_next()
            case Answer(value=str(text)):
                QTest.keyClicks(self.table.overlays.line, text)
                self.press_next()
            case Answer(value=tuple(faces)):
                for face in faces:
                    self.key(Qt.Key(Qt.Key.Key_0 + int(face)))
                self.press_next()
            case _ if self.has_row(choice):
                self._digit(self.row_of(choice))
            case _:
                self.press_next()

    def _digit(self, row: int) -> None:
        if self.table.overlays.line.hasFocus():  # a digit would be typed into the answer
            self.key(Qt.Key.Key_Escape)
            return
        self.key(Qt.Key(Qt.Key.Key_1 + row))

    def _move(self, who: str, zone: str) -> None:
        self._turn_to(who)
        self._map()
        scene = self.table.panels.scene
        here = scene.hand.cursor or scene.home_of(who)
        if here == zone and scene.home_of(who) == zone:
            self.key(Qt.Key.Key_E)  # waiting is the only Move that leads nowhere
            raise AssertionError("Move 0 is made by E")
        for key in self.arrows(here, zone):
            self.key(key)
        self.press_next()

    def arrows(self, here: str, there: str) -> list[Qt.Key]:
        """The shortest row of arrow keys from one zone to another."""
        scene = self.table.panels.scene
        assert scene.plan is not None
        centres = {name: scene.plan.centre(name) for name in scene.zones}
        found: dict[str, list[Qt.Key]] = {}
        waiting: deque[tuple[str, list[Qt.Key]]] = deque([(here, [])])
        while waiting and there not in found:
            zone, keys = waiting.popleft()
            for key, way in ARROWS.items():
                other = nearest(centres, zone, way)
                if other and other not in found:
                    found[other] = [*keys, key]
                    waiting.append((other, found[other]))
        return found[there]

    def _card(self, who: str, card: int, choice: object) -> None:
        self._turn_to(who)
        place = self.card_place(who, card)
        if place < 9 and self.table.acting == who and not self.table.showing.page.choices:
            self._map()
            for _ in range(MOST_INPUTS):
                if self.table.held.plan.choice == choice:
                    break
                self.key(Qt.Key(Qt.Key.Key_1 + place))
        else:
            self._look_at(who, place)
            self.key(Qt.Key.Key_Return)
        self.press_next()

    def _look_at(self, who: str, place: int) -> None:
        """Walk to a hand and along it to one card."""
        hand = next(seat.hand for seat in self.table.panels.seats if seat.who == who)
        for _ in range(MOST_INPUTS):
            if hand.hasFocus():
                break
            self.key(Qt.Key.Key_F6, Qt.KeyboardModifier.ControlModifier)
        for _ in range(place):
            self.key(Qt.Key.Key_Right)


class Mouse(Hands):
    """The mouse alone."""

    def click(self, widget: QWidget, at: QPoint | None = None) -> None:
        self.inputs += 1
        QTest.mouseClick(widget, LEFT, pos=at if at is not None else widget.rect().center())

    def press_next(self) -> None:
        self.click(self.table.panels.next)

    def _turn_to(self, who: str) -> None:
        if self.table.acting != who:
            seat = next(seat for seat in self.table.panels.seats if seat.who == who)
            self.click(seat.board)

    def do(self, choice: object) -> None:
        panels = self.table.panels
        match choice:
            case c.Move(who, zone):
                self._turn_to(who)
                self._drag(who, zone)
            case c.Investigate(who):
                self._turn_to(who)
                self._letter(who)
            case c.Activate(who, card, int(target)):
                self._aim(who, card, target)
            case c.Activate(who, card) | c.Return(who, card) if not self.has_row(choice):
                self._use(who, card, choice)
            case c.Give(card) | c.Take(card) if not self.has_row(choice):
                self._card(self.holder(card), card)
                self.press_next()
            case c.EndTurn(who=str(who)):
                self._turn_to(who)
                self._menu("end")
                self.press_next()
            case c.Exchange(who):
                self._turn_to(who)
                self._menu("exchange")
            case c.Travel() | c.GiveUp() | c.Withdraw():
                if not self.has_row(choice):
                    self._menu("ways")
                self.click(panels.story.rows[self.row_of(choice)])
                self.press_next()
            case Answer(value=str(text)):
                QTest.keyClicks(self.table.overlays.line, text)
                QTest.keyClick(self.table.overlays.line, Qt.Key.Key_Return)
            case Answer(value=tuple(faces)):
                self._turn_dice(faces)
                self.press_next()
            case _ if self.has_row(choice):
                self.click(panels.story.rows[self.row_of(choice)])
            case _:
                self.press_next()

    def _aim(self, who: str, card: int, target: int) -> None:
        self._turn_to(who)
        self._card(who, card)
        self._click_scene(self.table.panels.scene.tokens[adversary_id(target)].pos())
        self.press_next()

    def _use(self, who: str, card: int, choice: object) -> None:
        self._turn_to(who)
        self._card(who, card)
        for _ in range(MOST_INPUTS):
            if self.table.held.plan.choice == choice:
                break
            self._card(who, card)
        self.press_next()

    def _turn_dice(self, faces: tuple[int | str, ...]) -> None:
        """Each click on an empty face begins the next one at 1, each further click adds 1."""
        tray = self.table.panels.tray
        for n, face in enumerate(faces):
            for _ in range(int(face)):
                self.click(tray, tray.centre_of(n))

    def _menu(self, name: str) -> None:
        self.inputs += 2
        self.table.commands.trigger(name)

    def _at(self, place: QPointF) -> QPoint:
        return self.table.panels.map.mapFromScene(place)

    def _click_scene(self, place: QPointF) -> None:
        self.click(self.table.panels.map.viewport(), self._at(place))

    def _drag(self, who: str, zone: str) -> None:
        self.inputs += 1
        scene, view = self.table.panels.scene, self.table.panels.map.viewport()
        assert scene.plan is not None
        start, end = self._at(scene.tokens[who].pos()), self._at(scene.plan.centre(zone))
        QTest.mousePress(view, LEFT, pos=start)
        QTest.mouseMove(view, (start + end) / 2)
        QTest.mouseMove(view, end)
        QTest.mouseRelease(view, LEFT, pos=end)

    def _letter(self, who: str) -> None:
        scene = self.table.panels.scene
        spot = scene.letter_at(scene.home_of(who))
        self._click_scene(spot)

    def _card(self, who: str, card: int) -> None:
        seat = next(seat for seat in self.table.panels.seats if seat.who == who)
        place = seat.hand.centre_of(self.card_place(who, card))
        self.click(seat.hand, place)
