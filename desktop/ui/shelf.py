"""The shelf: go on with the last game, begin another, look at what lies there."""

from pathlib import Path

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import (
    QDragEnterEvent,
    QDropEvent,
    QPainter,
    QPaintEvent,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import QScrollArea, QVBoxLayout, QWidget

from desktop.drawing.fonts import Face, font
from desktop.drawing.icons import flame
from desktop.drawing.lettering import write
from desktop.drawing.paper import desk
from desktop.store.glance import Glance
from desktop.store.playthroughs import Playthrough
from desktop.ui.theme import Look
from desktop.ui.widgets.paper_button import PaperButton, Slip

PACK_SUFFIX = ".solpack"
_LEFT = 0.62


class Shelf(QWidget):
    """Shows saves and adventures at a glance; nothing here is read whole."""

    go_on = Signal(object)  # Path of a save
    begin = Signal(object)  # Path of a pack
    dropped = Signal(object)  # Path of a file dropped on the window
    asked = Signal(object)  # Path of a save with something wrong

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        """Empty until `show_shelf`."""
        super().__init__(parent)
        self._look = look
        self._saves: dict[str, Playthrough] = {}
        self._packs: dict[str, Glance] = {}
        self._first = PaperButton(Slip("first", ""), self)
        self._first.taken.connect(self._take_first)
        self._column = QWidget()
        self._list = QVBoxLayout(self._column)
        self._list.setContentsMargins(0, 0, 0, 0)
        self._list.setSpacing(0)
        self._scroll = QScrollArea(self)
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QScrollArea.Shape.NoFrame)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.viewport().setAutoFillBackground(False)
        self._column.setAutoFillBackground(False)
        self._scroll.setWidget(self._column)
        self._slips: list[PaperButton] = []
        self.setAcceptDrops(True)
        self.setAccessibleName(self.tr("Shelf"))

    def wear(self, look: Look) -> None:
        """Put on a look."""
        self._look = look
        self._first.wear(look)
        for slip in self._slips:
            slip.wear(look)
        self._lie()
        self.update()

    def show_shelf(self, saves: tuple[Playthrough, ...], packs: tuple[Glance, ...]) -> None:
        """Show what lies there; the last unfinished game first, large."""
        self._saves = {str(save.path): save for save in saves}
        self._packs = {str(pack.path): pack for pack in packs}
        open_saves = [save for save in saves if save.header and save.header.ending is None]
        last = open_saves[0] if open_saves else None
        self._show_first(last, packs)
        self._clear()
        for pack in packs:
            self._add(self._pack_slip(pack), self._take_pack)
        for save in saves:
            if save is not last:
                self._add(self._save_slip(save), self._take_save)
        self._list.addStretch(1)
        self._lie()

    def focus(self) -> None:
        """Put the keyboard on the one thing to do."""
        self._first.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show_first(self, last: Playthrough | None, packs: tuple[Glance, ...]) -> None:
        if last is not None:
            picture = QPixmap(str(last.picture)) if last.picture is not None else QPixmap()
            words = (last.sentence,) if last.sentence else ()
            call = self.tr("Go on")
            slip = Slip(str(last.path), last.title, words, call, amber=True)
            self._first.show_slip(slip, picture)
        elif packs:
            pack = packs[0]
            call = self.tr("Start here: {title}").format(title=pack.title)
            promise = self.tr("One lamp, one table, an adventure on paper.")
            slip = Slip(str(pack.path), promise, self._promises(pack), call, amber=True)
            self._first.show_slip(slip, QPixmap())
        else:
            nothing = self.tr("No adventure here yet. Drop a pack on this window.")
            self._first.show_slip(Slip("", nothing), QPixmap())

    def _promises(self, pack: Glance) -> tuple[str, ...]:
        lines = [self.tr("Investigate a drawn map, read, roll, and get home. Or stay.")]
        if pack.minutes is not None:
            lines.append(
                self.tr("{least} to {most} minutes, for one or two.").format(
                    least=pack.minutes[0], most=pack.minutes[1]
                )
            )
        return tuple(lines)

    def _pack_slip(self, pack: Glance) -> Slip:
        lines = [self.tr("Aventura Z")]
        if pack.minutes is not None:
            lines[0] = self.tr("Aventura Z, {least} to {most} minutes").format(
                least=pack.minutes[0], most=pack.minutes[1]
            )
        return Slip(str(pack.path), pack.title, tuple(lines), self.tr("New"))

    def _save_slip(self, save: Playthrough) -> Slip:
        if save.newer:
            words = self.tr("Made by a newer Solitarium; left untouched.")
        elif save.problem is not None:
            words = self.tr("Something is wrong with this save; look at it.")
        elif save.header is not None and save.header.ending is not None:
            words = self.tr("Finished. {where}").format(where=save.sentence)
        else:
            words = save.sentence
        quiet = save.problem is not None
        return Slip(str(save.path), save.title, (words,) if words else (), quiet=quiet)

    def _clear(self) -> None:
        while self._list.count():
            item = self._list.takeAt(0)
            widget = item.widget() if item is not None else None
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        self._slips = []

    def _add(self, slip: Slip, slot: object) -> None:
        button = PaperButton(slip)
        button.wear(self._look)
        button.setMinimumHeight(button.sizeHint().height())
        if callable(slot):
            button.taken.connect(slot)
        self._slips.append(button)
        self._list.addWidget(button)

    def _take_first(self, name: str) -> None:
        if name in self._saves:
            self._take_save(name)
        elif name in self._packs:
            self._take_pack(name)

    def _take_pack(self, name: str) -> None:
        self.begin.emit(self._packs[name].path)

    def _take_save(self, name: str) -> None:
        save = self._saves[name]
        if save.problem is None:
            self.go_on.emit(save.path)
        else:
            self.asked.emit(save.path)

    def _lie(self) -> None:
        zoom = self._look.zoom
        margin = round(40 * zoom)
        top = round(96 * zoom)
        left = round(self.width() * _LEFT) - margin
        height = max(1, self.height() - top - margin)
        self._first.setGeometry(QRect(margin, top, max(1, left - margin // 2), height))
        x = round(self.width() * _LEFT)
        self._scroll.setGeometry(QRect(x, top, max(1, self.width() - x - margin), height))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Place the parts anew."""
        super().resizeEvent(event)
        self._lie()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The desk, the name and the lamp."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        desk(painter, self.rect(), self._look.inks)
        painter.scale(self._look.zoom, self._look.zoom)
        flame(painter, 62, 66, 26, self._look.inks)
        write(
            painter, 86, 66, self.tr("Solitarium"), font(Face.TITLE, 32), self._look.inks.desk_text
        )
        painter.end()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """A file may be dropped."""
        if any(url.isLocalFile() for url in event.mimeData().urls()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """A pack or a save was dropped."""
        for url in event.mimeData().urls():
            if url.isLocalFile():
                self.dropped.emit(Path(url.toLocalFile()))
                return
