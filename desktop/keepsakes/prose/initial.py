"""The first paragraph of a chapter: a capital three lines high, the first words in capitals."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import partial

import msgspec
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from desktop.drawing.fonts import Face
from desktop.drawing.prose import Paragraph, Run
from desktop.keepsakes.prose.breaking import Line, broken, spacing
from desktop.keepsakes.prose.cuts import CAP_HEIGHT, Cut, advance, cast, outline
from desktop.keepsakes.prose.design import Design, baseline
from desktop.keepsakes.prose.rows import INK, Extra, Row, kept_together, line_row
from desktop.keepsakes.prose.words import CAPITALS, Fragment, Gap, Hand, fragments

_DEEP = 3
_MARKS = r"\u201c\u2018\u201e\u201a\u00ab\u2039\"'\u00bf\u00a1"
_OPENING = re.compile(rf"([{_MARKS}]*)(\w)(.*)", re.DOTALL)
_STOP = re.compile(r"[,;:.!?\u2026\u2014\u2013)\]\u201d\u2019\u00bb]$")
_FEWEST, _MOST = 12, 4
"""In capitals stand at least so many letters, but no more words than that."""
_LATIN = 0x17F
"""Letters beyond this are not in the face."""
_LOW = "\u201e\u201a\u00bf\u00a1"
_MARK = 0.36
"""How large marks before the capital are, of its size."""


class Opening(msgspec.Struct, frozen=True):
    """The beginning of a chapter: marks that hang before the capital, the capital, the rest."""

    marks: str
    letter: str
    rest: Paragraph
    alone: bool


def opening(runs: Paragraph) -> Opening | None:
    """A paragraph as a capital and its rest; None where it begins with nothing of the kind."""
    if not runs or runs[0].style == "icon":
        return None
    found = _OPENING.fullmatch(runs[0].text.lstrip())
    if not found:
        return None
    marks, letter, rest = found.groups()
    capital = letter.upper()
    if not letter.isalpha() or len(capital) != 1 or ord(capital) > _LATIN:
        return None
    alone = not rest[:1].strip() if rest else not "".join(run.text for run in runs[1:2]).strip()
    tail = (Run(runs[0].style, rest), *runs[1:])
    return Opening(marks, capital, capitalised(tail), alone)


def capitalised(runs: Paragraph) -> Paragraph:
    """A paragraph with its first words in small capitals."""
    if not runs or runs[0].style != "plain":
        return runs
    text, taken = runs[0].text, ""
    for word in re.findall(r"\s*\S+", text)[:_MOST]:
        taken += word
        if len(taken.strip()) >= _FEWEST or _STOP.search(word):
            break
    return (Run(CAPITALS, taken), Run("plain", text[len(taken) :]), *runs[1:])


def initial_rows(runs: Paragraph, hand: Hand, design: Design) -> list[Row] | None:
    """The paragraph with its capital, or None where it is too short for one or has no letter."""
    size = hand.upright.size
    found = opening(runs)
    if found is None:
        return None
    capital = _Capital(found, design, size)
    parts = fragments(found.rest, hand, (design.measure - capital.indent) * 0.96)
    if not parts:
        return None
    word = found.marks + found.letter + (" " if found.alone else "")
    parts[0] = msgspec.structs.replace(parts[0], said=word + parts[0].said)
    beside = [design.measure - capital.indent] * capital.lines
    lines = broken(parts, [*beside, design.measure], space=spacing(size))
    if len(lines) < capital.lines:
        return None
    rows = [
        line_row(parts, line, design.leading, x=capital.indent if n < capital.lines else 0.0)
        for n, line in enumerate(lines)
    ]
    rows[0] = _opened(rows[0], parts, lines[0], capital, found, size)
    return kept_together(rows, head=max(3, capital.lines))


class _Capital:
    """Where the capital and the marks before it stand."""

    def __init__(self, found: Opening, design: Design, size: int) -> None:
        lead = design.leading
        self.foot = baseline(lead) + (_DEEP - 1) * lead
        self.cap = (_DEEP - 1) * lead + CAP_HEIGHT * size
        cut = Cut(Face.READING, round(self.cap / CAP_HEIGHT))
        self.path = outline(found.letter, cut)
        box = self.path.boundingRect()
        self.lines = _DEEP + (box.bottom() > 0.3 * lead)
        self.marks = outline(found.marks, Cut(Face.READING, round(cut.size * _MARK)))
        ahead = self.marks.boundingRect()
        room = ahead.width() + 0.1 * size if found.marks else 0.0
        self.x = max(0.0, room - min(design.overhang, 1.6 * size))
        self.marks_at = QPointF(self.x - room - ahead.left(), self._mark_foot(found, ahead))
        self.at = QPointF(self.x - box.left(), self.foot)
        gap = 0.16 * size
        if found.alone:
            gap += (0.1 if found.letter in "AL" else 0.24) * size
        self.indent = self.x + box.width() + gap

    def _mark_foot(self, found: Opening, ahead: QRectF) -> float:
        """The baseline of the marks: those that stand high reach up to the capital's top."""
        if found.marks[-1:] in _LOW:
            return self.foot
        if found.marks[-1:] in "\u201c\u2018\"'":
            return self.foot - self.cap - ahead.top()
        return self.foot - self.cap / 2 - ahead.center().y()


def _opened(
    row: Row, parts: Sequence[Fragment], line: Line, capital: _Capital, found: Opening, size: int
) -> Row:
    """The first row with the capital; its first word is written once more, whole and unseen.

    So it can be found and copied as a word. What is seen of it is drawn as a shape.
    """
    shapes = [capital.path.translated(capital.at), capital.marks.translated(capital.marks_at)]
    if found.alone:
        unseen, kept = found.marks + found.letter + " ", row.pieces
        end = capital.indent
    else:
        first = parts[line.start]
        count = len(first.pieces)
        shown, kept = row.pieces[:count], row.pieces[count:]
        shapes += [
            outline(piece.text.strip(), piece.cut).translated(piece.x, row.baseline)
            for piece in shown
            if not piece.sign
        ]
        unseen = found.marks + found.letter + "".join(piece.text for piece in shown)
        end = shown[-1].x + first.pieces[-1].width
        end += line.space if first.gap is Gap.SPACE else 0.0
    cut = Cut(Face.READING, size)
    at = QPointF(max(0.0, end - advance(unseen, cut)), row.baseline)
    extras: tuple[Extra, ...] = (partial(_draw, shapes=shapes, at=at, text=unseen, cut=cut),)
    return msgspec.structs.replace(row, pieces=kept, extras=extras)


def _draw(painter: QPainter, shapes: list[QPainterPath], at: QPointF, text: str, cut: Cut) -> None:
    """Draw the shapes in ink, and the text unseen."""
    painter.setFont(cast(cut))
    painter.setPen(QColor(0, 0, 0, 0))
    painter.drawText(at, text)
    for shape in shapes:
        painter.fillPath(shape, QColor(INK))
