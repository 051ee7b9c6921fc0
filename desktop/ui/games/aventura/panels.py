"""The parts of the zone-map table and where they lie; they are shown, and keep no truth."""

import msgspec
from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt, Signal
from PySide6.QtGui import QDropEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QStackedWidget, QWidget

from desktop.drawing.paper import desk
from desktop.ui.games.aventura.parts.layout import Parts, parts
from desktop.ui.games.aventura.twin import Twin
from desktop.ui.map.scene import MapScene
from desktop.ui.map.view import MapView
from desktop.ui.theme import Look
from desktop.ui.widgets.card_hand import CARD_MIME, CardHand, CardLens, HeldCard
from desktop.ui.widgets.clock_rail import ClockRail
from desktop.ui.widgets.dice_tray import DiceTray
from desktop.ui.widgets.investigator_board import InvestigatorBoard
from desktop.ui.widgets.log_line import LogLine
from desktop.ui.widgets.next_button import NextButton
from desktop.ui.widgets.story_page import StoryPage
from desktop.ui.widgets.threat_page import ThreatPage
from desktop.ui.widgets.veil import Dusk
from desktop.words.aventura.names import Names

NEXT = 44


class Seat:
    """What lies before one investigator."""

    def __init__(self, who: str, parent: QWidget) -> None:
        """A board and a hand."""
        self.who = who
        self.board = InvestigatorBoard(parent)
        self.hand = CardHand(parent)
        for part in (self.board, self.hand):
            part.setAcceptDrops(True)
            part.show()

    def wear(self, look: Look) -> None:
        """Put on a look."""
        self.board.wear(look)
        self.hand.wear(look)

    def lie(self, area: QRect, two: bool, zoom: float, large: float) -> None:
        """Board left, hand right of it."""
        width = round((196 if two else 252) * large * zoom)  # the paper is 16 narrower
        self.board.setGeometry(area.x(), area.y(), min(width, area.width()), area.height())
        rest = max(0, area.width() - width)
        self.hand.setGeometry(area.x() + width, area.y(), rest, area.height())

    def leave(self) -> None:
        """Take both away."""
        self.board.deleteLater()
        self.hand.deleteLater()


class Given(msgspec.Struct, frozen=True):
    """An Object card was dropped on a board or a hand."""

    card: int
    to: str  # before whom it was put


class Panels(QWidget):
    """All parts of the table, placed by `layout`."""

    looked = Signal(object)  # the HeldCard looked at, or None
    card_chosen = Signal(object)  # HeldCard
    who_pointed = Signal(str)
    given = Signal(object)  # Given

    def __init__(self, names: Names, look: Look, parent: QWidget | None = None) -> None:
        """Build the parts; nothing is shown on them yet."""
        super().__init__(parent)
        self.look = look
        self.parts: Parts = parts(1366, 654)
        self.rail = ClockRail(self)
        self.scene = MapScene(look.inks, self)
        self.map = MapView(self.scene)
        self.twin = Twin(names)
        self.board = QStackedWidget(self)
        self.board.addWidget(self.map)
        self.board.addWidget(self.twin)
        self.log = LogLine(self)
        self.story = StoryPage()
        self.threat = ThreatPage()
        self.page = QStackedWidget(self)
        self.page.addWidget(self.story)
        self.page.addWidget(self.threat)
        self.next = NextButton(self)
        self.tray = DiceTray(self)
        self.lens = CardLens(self)
        self.dusk = Dusk(self.board)
        self.seats: tuple[Seat, ...] = ()
        self.page_over_tray = False
        self.drawer_open = True
        self.wear(look)

    def wear(self, look: Look) -> None:
        """Put a look on every part."""
        self.look = look
        for part in (self.rail, self.log, self.story, self.threat, self.next, self.tray, self.lens):
            part.wear(look)
        for seat in self.seats:
            seat.wear(look)
        self.scene.show_inks(look.inks)
        self.scene.animator.moving = look.motion
        self.scene.animator.pace = look.pace
        self._lie()
        self.update()

    def seat(self, people: tuple[str, ...]) -> bool:
        """Lay out boards for these investigators; whether anything changed."""
        if tuple(seat.who for seat in self.seats) == people:
            return False
        for seat in self.seats:
            seat.leave()
        self.seats = tuple(Seat(who, self) for who in people)
        for seat in self.seats:
            seat.wear(self.look)
            seat.hand.looked_at.connect(self._looked)
            seat.hand.lifted.connect(self._lifted)
            seat.hand.chosen.connect(self.card_chosen)
            seat.board.pointed.connect(self.who_pointed)
            seat.board.wound_looked_at.connect(self._looked_at_wound)
            seat.hand.installEventFilter(self)
            seat.board.installEventFilter(self)
        self._lie()
        return True

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A card may be dropped on a board or a hand."""
        if not isinstance(event, QDropEvent) or not event.mimeData().hasFormat(CARD_MIME):
            return super().eventFilter(watched, event)
        event.acceptProposedAction()
        number = bytes(event.mimeData().data(CARD_MIME).data()).decode("ascii", "replace")
        if event.type() == QEvent.Type.Drop and number.isdigit():  # coming and moving are no drop
            self.given.emit(Given(int(number), self._before_whom(watched)))
        return True

    def _before_whom(self, part: QObject) -> str:
        return next(seat.who for seat in self.seats if part in (seat.board, seat.hand))

    def cover_tray(self, cover: bool) -> None:
        """Let the page reach down to the foot while an entry is read and no dice are asked for."""
        if cover != self.page_over_tray:
            self.page_over_tray = cover
            self._lie()

    def toggle_drawer(self) -> None:
        """On a narrow window: draw the page over the map, or push it back."""
        self.drawer_open = not self.drawer_open
        self._lie()

    def _looked(self, held: object) -> None:
        """Show a card large over the map, above the hand it is in."""
        card = held if isinstance(held, HeldCard) else None
        hand = next((s.hand for s in self.seats if card and s.hand.card_looked_at == card), None)
        self._show_large(card, hand)
        self.looked.emit(card)

    def _lifted(self, _: object) -> None:
        """A card that is dragged must not hide whom it may be dropped on."""
        self._show_large(None, None)

    def _looked_at_wound(self, held: object) -> None:
        """Show a wound large, above the board it was suffered on."""
        card = held if isinstance(held, HeldCard) else None
        board = next(
            (s.board for s in self.seats if s.board.underMouse() or s.board.hasFocus()), None
        )
        self._show_large(card, board)

    def _show_large(self, card: HeldCard | None, above: QWidget | None) -> None:
        self.lens.show_card(card)
        if card is not None and above is not None:
            x = min(above.x(), self.width() - self.lens.width())
            y = self.parts.boards.y() - self.lens.height()
            self.lens.move(QPoint(max(0, x), max(0, y)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Place every part anew."""
        super().resizeEvent(event)
        self._lie()

    def _lie(self) -> None:
        zoom = self.look.zoom
        found = parts(self.width(), self.height(), zoom)
        self.parts = found
        self.rail.setGeometry(found.rail)
        rim, line = round(8 * zoom), round(2 * zoom)
        board = QRect(found.map)
        if found.drawer and self.drawer_open:  # the map is fitted beside the page, not under it
            board.setRight(found.page.x() - 1)
        self.board.setGeometry(board.adjusted(rim, line, -rim, -line))
        self.log.setGeometry(found.log)
        self._lie_page(found, zoom)
        count = max(1, len(self.seats))
        large = found.boards.height() / (144 * zoom)
        for place, seat in enumerate(self.seats):
            width = found.boards.width() // count
            x = found.boards.x() + place * width
            area = QRect(x, found.boards.y(), width, found.boards.height())
            seat.lie(area, count > 1, zoom, large)

    def _lie_page(self, found: Parts, zoom: float) -> None:
        shown = not found.drawer or self.drawer_open
        for part in (self.page, self.next, self.tray):
            part.setVisible(shown)
            if found.drawer:
                part.raise_()
        step = round(NEXT * zoom)
        tray = found.tray
        margin = round(8 * zoom)
        if self.page_over_tray:
            foot = self.height() - step - 2 * margin
            self.page.setGeometry(found.page.x(), 0, found.page.width(), max(1, foot))
            self.next.setGeometry(
                tray.x() + margin, foot + margin // 2, tray.width() - 2 * margin, step
            )
            self.tray.hide()
            return
        self.page.setGeometry(found.page)
        self.next.setGeometry(
            tray.x() + margin, tray.y() + margin // 2, tray.width() - 2 * margin, step
        )
        top = tray.y() + step + margin
        self.tray.setGeometry(tray.x(), top, tray.width(), max(1, self.height() - top))

    def paintEvent(self, event: QPaintEvent) -> None:
        """The bare desk."""
        painter = QPainter(self)
        desk(painter, self.rect(), self.look.inks)
        painter.end()

    def regions(self) -> tuple[QWidget, ...]:
        """What Ctrl+F6 walks through, in the order the eye goes."""
        found: list[QWidget] = [self.map, self.twin, self.story, self.threat, self.next]
        for seat in self.seats:
            found += [seat.board, seat.hand]
        found.append(self.log)
        return tuple(
            part
            for part in found
            if part.isVisible()
            and part.isEnabled()
            and part.focusPolicy() != Qt.FocusPolicy.NoFocus
        )
