"""The print sheet in the place of the table: what, the pages, how, and the doors out of it."""

from __future__ import annotations

from itertools import pairwise

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractButton, QWidget

from desktop.drawing.paper import desk
from desktop.keepsakes.source import Offer
from desktop.ui.printing.chosen import Chosen
from desktop.ui.printing.column import Column
from desktop.ui.printing.how_column import HowColumn
from desktop.ui.printing.layout import places
from desktop.ui.printing.pages import Pages
from desktop.ui.printing.preview import Render
from desktop.ui.printing.what_column import WhatColumn
from desktop.ui.theme import Look
from desktop.ui.widgets.desk_button import DeskButton
from desktop.ui.widgets.next_button import NextButton, NextStep
from desktop.ui.widgets.quiet_button import QuietButton
from desktop.ui.widgets.room import within

_ROOM = (1000, 500)  # units; a smaller window lowers the zoom
_PLAIN = (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier)
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class PrintSheet(QWidget):
    """Shows offers, pages and choices; `changed` tells a choice, `asked` what shall be done.

    Asked for are "pdf", "keep", "back", or the id of the step or of a call on the slip.
    """

    changed = Signal(object)  # Chosen
    asked = Signal(str)

    def __init__(self, look: Look, render: Render, parent: QWidget | None = None) -> None:
        """Empty until `show_choice`."""
        super().__init__(parent)
        self._look = self._asked = look
        self._step = ""
        self.what, self.how = WhatColumn(self), HowColumn(self)
        self.pages = Pages(look, render, self)
        self.back = QuietButton("", self)
        self.next = NextButton(self)
        self.pdf, self.keep = DeskButton(self), DeskButton(self)
        self._connect()
        chain = (self.what, self.pages, self.how, self.next, self.pdf, self.keep, self.back)
        for one, other in pairwise(chain):  # as the eye goes
            QWidget.setTabOrder(one, other)
        self.speak()
        self.wear(look)

    def _connect(self) -> None:
        self.what.changed.connect(self.changed)
        self.how.changed.connect(self.changed)
        self.how.handed_in.connect(self.next.setFocus)
        self.pages.called.connect(self.asked)
        self.back.clicked.connect(self._ask_back)
        self.next.taken.connect(self._take)
        self.pdf.taken.connect(self._ask_pdf)
        self.keep.taken.connect(self._ask_keep)

    # --- words and looks -----------------------------------------------------------------------

    def speak(self) -> None:
        """Name the fixed parts in the present language."""
        self.setAccessibleName(self.tr("Print and keep"))
        self.pages.speak()
        self.pdf.say(self.tr("Keep as PDF"), self.tr("Ctrl+S"))
        self.keep.say(self.tr("Keep as..."))
        self.keep.setToolTip(self.tr("As a drawing, a picture, a web page or a book to read"))

    def call_back(self, words: str) -> None:
        """Say where Esc leads."""
        self.back.say(words)
        self._lie()

    def wear(self, look: Look) -> None:
        """Put on a look."""
        self._asked = look
        self._look = look = within(look, self.size(), _ROOM)
        for part in (self.what, self.how, self.pages, self.back, self.next, self.pdf, self.keep):
            part.wear(look)
        self._lie()
        self.update()

    # --- what is shown -------------------------------------------------------------------------

    def show_choice(self, title: str, offers: tuple[Offer, ...], chosen: Chosen) -> None:
        """Show what may be chosen and what is; safe to call twice."""
        self.what.entitle(title)
        self.what.show_offers(offers, chosen)
        offer = next((one for one in offers if one.page == chosen.page), None)
        self.how.setEnabled(offer is not None)
        self.how.show_how(chosen, offer or Offer("map", ""))

    def show_step(self, step: NextStep, asks: str = "") -> None:
        """Name the one thing to do, and what is asked for by it."""
        self._step = asks
        self.next.show_step(step)

    def show_doors(self, *, open_: bool) -> None:
        """Whether pages can be kept now."""
        for door in (self.pdf, self.keep):
            door.setEnabled(open_)
            door.update()

    # --- where it lies -------------------------------------------------------------------------

    def _lie(self) -> None:
        found = places(self.width(), self.height(), self._look.zoom)
        self.what.setGeometry(found.what)
        self.how.setGeometry(found.how)
        self.pages.setGeometry(found.pages)
        self.next.setGeometry(found.next)
        self.pdf.setGeometry(found.doors[0])
        self.keep.setGeometry(found.doors[1])
        self.back.setGeometry(found.back)
        self.back.resize(min(self.back.sizeHint().width(), found.back.width()), found.back.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Everything keeps its place."""
        super().resizeEvent(event)
        if within(self._asked, self.size(), _ROOM) != self._look:
            self.wear(self._asked)
        self._lie()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The bare desk."""
        painter = QPainter(self)
        desk(painter, self.rect(), self._look.inks)
        painter.end()

    # --- hands ---------------------------------------------------------------------------------

    def _ask_back(self) -> None:
        self.asked.emit("back")

    def _ask_pdf(self) -> None:
        self.asked.emit("pdf")

    def _ask_keep(self) -> None:
        self.asked.emit("keep")

    def _take(self, _: object) -> None:
        if self._step:
            self.asked.emit(self._step)

    def event(self, event: QEvent) -> bool:
        """Letters, digits and Space are the sheet's own; nothing behind it hears them."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            typed = event.modifiers() in _PLAIN and event.text()
            if typed and event.text().isprintable():
                event.accept()
                return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter does the next thing, Esc goes back, digits choose, Page keys turn."""
        key, text = Qt.Key(event.key()), event.text()
        control = event.modifiers() & Qt.KeyboardModifier.ControlModifier
        if key in _ENTER:
            held = self.focusWidget()
            (held if isinstance(held, QAbstractButton) else self.next).click()
        elif key == Qt.Key.Key_Escape:
            self.asked.emit("back")
        elif event.matches(QKeySequence.StandardKey.Save):
            self.pdf.click()
        elif key == Qt.Key.Key_F6 and control:
            self._next_region()
        elif text in tuple("123456789"):
            self.what.pick(int(text))
        elif not self.pages.key(event):
            super().keyPressEvent(event)

    def _next_region(self) -> None:
        """The columns, the pages and the next button in turn."""
        regions: tuple[QWidget, ...] = (self.what, self.pages, self.how, self.next)
        at = next((n for n, one in enumerate(regions) if _holds(one, self.focusWidget())), -1)
        part = regions[(at + 1) % len(regions)]
        if isinstance(part, Column):
            part.take_focus()
        else:
            part.setFocus(Qt.FocusReason.TabFocusReason)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The keys are for the pages."""
        super().focusInEvent(event)
        self.pages.setFocus()


def _holds(part: QWidget, widget: QWidget | None) -> bool:
    return part is widget or (widget is not None and part.isAncestorOf(widget))
