"""How it is to come out: paper, margins, scale, folded or not, in greys, which pages."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPalette, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from desktop.drawing.fonts import Face, font
from desktop.drawing.inks import faded
from desktop.drawing.lettering import fitted, suiting, write
from desktop.keepsakes.paper import PAPERS
from desktop.keepsakes.source import Offer
from desktop.keepsakes.wish import Scale
from desktop.ui.printing.chosen import (
    LEAST_ACROSS,
    MARGINS,
    MOST_ACROSS,
    Chosen,
    Margin,
    meant,
    poster_name,
    scale_name,
)
from desktop.ui.printing.column import Column
from desktop.ui.printing.rows import LINE_HIGH, ChoiceRow, RangeField, StepButton
from desktop.ui.theme import Look
from desktop.ui.widgets.drawn import announce
from desktop.ui.widgets.paper_button import wrapped
from desktop.ui.widgets.word_button import WordButton

_WORD_HIGH, _GAP, _FIELD = 30.0, 10.0, 30.0
_NAME = 66.0  # room for the name of a line
_SCALES: tuple[Scale, ...] = ("auto", "true", "fit")
_POSTER = "poster"
_LONGEST = 60


class HowColumn(Column):
    """Shows what is chosen; a press tells `changed` with the choice that it makes."""

    changed = Signal(object)  # Chosen
    handed_in = Signal()  # Enter in the field of pages

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(12, parent)
        self._chosen, self._offer = Chosen(), Offer("map", "")
        self._complaint, self._result = "", ""
        self.papers = {name: WordButton(self) for name in PAPERS}
        self.margins = {margin: WordButton(self) for margin in MARGINS}
        self.scales = {name: ChoiceRow(name, "one", self) for name in (*map(str, _SCALES), _POSTER)}
        self.less, self.more = StepButton("-", self), StepButton("+", self)
        self.booklet = ChoiceRow("booklet", "many", self)
        self.grey = ChoiceRow("grey", "many", self)
        self.field = RangeField(self)
        self.field.setMaxLength(_LONGEST)
        self.field.textEdited.connect(self._write)
        self.field.returnPressed.connect(self.handed_in)
        for button in self._all():
            button.clicked.connect(self._press)
        self._lines: dict[str, float] = {}
        self._rules: list[float] = []
        self._size = 15

    def _all(self) -> list[QAbstractButton]:
        steps = (self.less, self.more)
        words = (*self.papers.values(), *self.margins.values())
        return [*words, *self.scales.values(), *steps, self.booklet, self.grey]

    def buttons(self) -> Sequence[QAbstractButton]:
        return [one for one in self._all() if not one.isHidden()]

    # --- what it shows -------------------------------------------------------------------------

    def show_how(self, chosen: Chosen, offer: Offer) -> None:
        """Show a choice, as far as it means something for an offer; safe to call twice."""
        self._chosen, self._offer = chosen, offer
        for scale in _SCALES:
            now = scale == chosen.scale and not chosen.poster
            self.scales[scale].say(scale_name(scale), chosen=now)
        self.scales[_POSTER].say(poster_name(chosen.across), chosen=chosen.poster)
        self.booklet.say(self.tr("As a booklet, to be folded"), chosen=chosen.booklet)
        self.grey.say(self.tr("In greys"), chosen=chosen.grey)
        self._name_parts(chosen)
        if self.field.text() != chosen.pages:
            self.field.setText(chosen.pages)
        self.arrange()
        self.update()

    def _say_words(self, size: int) -> None:
        """Say the words of the first lines, the present ones underlined."""
        for name, paper in self.papers.items():
            paper.say(name, now=name == self._chosen.paper, size=size)
        for margin, word in self.margins.items():
            now = margin == self._chosen.margin
            word.say(self._margin_name(margin), now=now, size=size)

    def _line_names(self) -> dict[str, str]:
        return {
            "paper": self.tr("Paper"),
            "margins": self.tr("Margins"),
            "pages": self.tr("Pages"),
        }

    def _name_parts(self, chosen: Chosen) -> None:
        self.entitle(self.tr("How"))
        self.less.setAccessibleName(self.tr("Fewer sheets wide"))
        self.more.setAccessibleName(self.tr("More sheets wide"))
        self.less.setEnabled(chosen.across > LEAST_ACROSS)
        self.more.setEnabled(chosen.across < MOST_ACROSS)
        self.field.setPlaceholderText(self.tr("All, or 1-3, 5"))
        self.field.setAccessibleName(self.tr("Pages"))
        for row in (*self.scales.values(), self.booklet, self.grey):
            row.setToolTip(meant(row.name))
            row.setAccessibleDescription(meant(row.name))
        for name, word in self.papers.items():
            word.setAccessibleName(self.tr("Paper: {name}").format(name=name))
        for margin, word in self.margins.items():
            words = self.tr("Margins: {width}").format(width=self._margin_name(margin))
            word.setAccessibleName(words)

    def _margin_name(self, margin: Margin) -> str:
        if margin == 0:
            return self.tr("none")
        return self.tr("{width} mm").format(width=margin)

    def complain(self, words: str) -> None:
        """Say what is wrong with the pages asked for; nothing is with an empty line."""
        if words != self._complaint:
            self._complaint = words
            self.field.setAccessibleDescription(words)
            announce(self, words)
            self.update()

    def tell_result(self, words: str) -> None:
        """Say what comes of it: so many pages of a paper."""
        if words != self._result:
            self._result = words
            announce(self, words)
            self.update()

    # --- hands ---------------------------------------------------------------------------------

    def _change(self, **changes: Any) -> None:
        made = msgspec.structs.replace(self._chosen, **changes)
        if made != self._chosen:
            self.changed.emit(made)

    def _write(self, text: str) -> None:
        self._change(pages=text)

    def _press(self) -> None:
        pressed = self.sender()
        paper = next((name for name, one in self.papers.items() if one is pressed), "")
        margin = next((width for width, one in self.margins.items() if one is pressed), None)
        if paper:
            self._change(paper=paper, pages="")
        elif margin is not None:
            self._change(margin=margin, pages="")
        elif pressed is self.booklet:
            self._change(booklet=not self._chosen.booklet, pages="")
        elif pressed is self.grey:
            self._change(grey=not self._chosen.grey)
        elif isinstance(pressed, StepButton):
            self.step_poster(1 if pressed.sign == "+" else -1)
        elif isinstance(pressed, ChoiceRow):
            self._scale(pressed.name)

    def _scale(self, name: str) -> None:
        if name == _POSTER:
            self._change(poster=True, pages="")
            return
        scale = next(one for one in _SCALES if one == name)
        self._change(scale=scale, poster=False, pages="")

    def step_poster(self, by: int) -> None:
        """A poster so many sheets wider."""
        across = min(MOST_ACROSS, max(LEAST_ACROSS, self._chosen.across + by))
        self._change(poster=True, across=across, pages="")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Left and right make a poster narrower and wider, while its row is in focus."""
        steps = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
        step = steps.get(Qt.Key(event.key()), 0)
        if step and self.scales[_POSTER].hasFocus():
            self.step_poster(step)
        else:
            super().keyPressEvent(event)

    # --- where it stands -----------------------------------------------------------------------

    def wear(self, look: Look) -> None:
        super().wear(look)
        self.field.setFont(font(Face.LABEL, 15, look.zoom))
        colours = QPalette(self.palette())
        colours.setColor(QPalette.ColorRole.PlaceholderText, look.inks.quiet)
        self.field.setPalette(colours)

    def most(self) -> float:
        return max(0.0, self._lay(0.0) - self.region.bottom())

    def arrange(self) -> None:
        """Put everything below each other; what means nothing for the offer is away."""
        self._size = next((size for size in (15, 13) if self._fits(size)), 13)
        self._lay(self.turned, put=True)

    def _fits(self, size: int) -> bool:
        """Whether the first lines have room for their words in a size."""
        self._say_words(size)
        longest = max(sum(word.wide + 14 for word in words) for words in self._words())
        return longest <= self.region.width() - _NAME

    def _words(self) -> tuple[list[WordButton], ...]:
        return [*self.papers.values()], [*self.margins.values()]

    def _lay(self, turned: float, *, put: bool = False) -> float:
        """Where everything stands when it is turned so far; how far down it reaches."""
        region = self.region
        y = region.top() - turned
        lines: dict[str, float] = {}
        rules: list[float] = []
        for name, words in zip(("paper", "margins"), self._words(), strict=True):
            lines[name] = y
            if put:
                self._put_words(words, y)
            y += _WORD_HIGH
        if put:
            self._show_means()
        for group in self._groups():
            rules.append(y + _GAP / 2)
            y += _GAP
            for row in group:
                if put:
                    self.place(row, QRectF(region.left(), y, region.width(), LINE_HIGH))
                    self._put_steps(row, y)
                y += LINE_HIGH
        rules.append(y + _GAP / 2)
        y += _GAP + 2
        lines["pages"] = y
        if put:
            left = region.left() + _NAME + 6
            self.place(self.field, QRectF(left, y, region.right() - left, _FIELD))
            self._lines, self._rules = lines, rules
        return y + _FIELD + 38

    def _groups(self) -> list[list[ChoiceRow]]:
        last = [self.booklet, self.grey] if self._offer.booklet else [self.grey]
        return [[*self.scales.values()], last] if self._offer.scaled else [last]

    def _show_means(self) -> None:
        for row in (*self.scales.values(), self.less, self.more):
            row.setVisible(self._offer.scaled)
        self.booklet.setVisible(self._offer.booklet)

    def _put_words(self, words: list[WordButton], y: float) -> None:
        x, gap = self.region.right(), 14.0 if self._size > 13 else 8.0
        for word in reversed(words):
            self.place(word, QRectF(x - word.wide - 2, y, word.wide + 2, 26))
            x -= word.wide + gap

    def _put_steps(self, row: ChoiceRow, y: float) -> None:
        """The steps stand at the end of the poster's row."""
        if row.name != _POSTER:
            return
        right = self.region.right()
        wide = self.region.width() - 56
        self.place(row, QRectF(self.region.left(), y, wide, LINE_HIGH))
        self.place(self.less, QRectF(right - 52, y + 1, 25, 25))
        self.place(self.more, QRectF(right - 25, y + 1, 25, 25))

    # --- painting ------------------------------------------------------------------------------

    def paint(self, painter: QPainter, area: QRectF) -> None:
        """Draw the paper, the names of the lines, the rules between, the complaint."""
        super().paint(painter, area)
        inks, region = self.look.inks, self.region
        names = self._line_names()
        for key, y in self._lines.items():
            base = y + (16 if key != "pages" else 20)
            face = suiting(names[key], Face.LABEL, (self._size, 12), _NAME)
            write(painter, region.left(), base, fitted(names[key], face, _NAME), face, inks.quiet)
        painter.setPen(QPen(faded(inks.quiet, 0.6 if inks.textures else 1), 0.75))
        for y in self._rules:
            painter.drawLine(QPointF(region.left(), y), QPointF(region.right(), y))
        y = self._lines.get("pages", 0.0) + _FIELD + 3
        face = font(Face.LABEL, 13)
        told, ink = self._result, inks.quiet
        if self._complaint:
            told, ink = self._complaint, inks.red
        for line in wrapped(told, face, region.width(), 2) if told else ():
            y += 17
            write(painter, region.left(), y, line, face, ink)

    def foot(self) -> float:
        return self._lines.get("pages", 0.0) + _FIELD + 38
