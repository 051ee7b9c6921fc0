"""Cards for the real table at true size: Object cards, wounds with both halves, adversaries."""

from __future__ import annotations

from collections.abc import Callable, Collection

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from desktop.drawing.board import wound_cell
from desktop.drawing.card_position import card_face
from desktop.drawing.cards import LARGE_HEIGHT, LARGE_WIDTH, CardKind, card_back, large_card
from desktop.drawing.cards import paragraph as set_paragraph
from desktop.drawing.fonts import Face, font
from desktop.drawing.inks import PRINT, Inks, faded
from desktop.drawing.lettering import Side, advance, fitted, lines_of, suiting, write, write_caps
from desktop.drawing.tokens import silhouette
from desktop.drawing.woodcut import Colours, cut, stamp_in
from desktop.keepsakes.leaf import unit
from desktop.keepsakes.picture import Picture
from desktop.rules.games.aventura.content.effects import WoundEffect, WoundKind
from desktop.rules.games.aventura.content.schema import AdversaryCard, AdversaryRow
from desktop.words.aventura.board import row_does
from desktop.words.aventura.names import Names, kind_name, row_name

WIDE, HIGH = 63.5, 88.9
"""A card, in mm."""
UNIT = WIDE / LARGE_WIDTH
_ROWS = ("double", "triple", "run")
_TAB = 28.0


def thing(width: float, height: float, name: str, draw: Callable[[QPainter], object]) -> Picture:
    """Something to be cut out, drawn in units of a card's large face."""

    def drawn(painter: QPainter) -> None:
        with unit(painter, UNIT):
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            draw(painter)

    return Picture(width * UNIT, height * UNIT, drawn, name=name, alt=name)


def object_card(names: Names, number: int) -> Picture:
    """An Object card with its whole text."""
    face = card_face(names, None, number)
    return thing(
        LARGE_WIDTH,
        LARGE_HEIGHT,
        f"{number} {face.name}",
        lambda painter: large_card(painter, 0, 0, face, PRINT),
    )


def back(kind: CardKind = CardKind.PLAIN) -> Picture:
    """The back of a card."""
    return thing(
        LARGE_WIDTH,
        LARGE_HEIGHT,
        "",
        lambda painter: card_back(painter, 0, 0, PRINT, kind, width=LARGE_WIDTH),
    )


# --- wounds --------------------------------------------------------------------------------------


def wound_card(names: Names, number: int, halves: Collection[WoundKind]) -> Picture:
    """A wound lying on its side: its left half the body's, its right the mind's (AZ-090, AZ-091).

    A half that is not among `halves` was never seen, and is hatched.
    """

    def draw(painter: QPainter) -> None:
        painter.translate(0, LARGE_HEIGHT)
        painter.rotate(-90)
        frame(painter, LARGE_HEIGHT, LARGE_WIDTH, PRINT.ink)
        kinds: tuple[WoundKind, WoundKind] = ("physical", "mental")
        for n, kind in enumerate(kinds):
            box = QRectF(n * LARGE_HEIGHT / 2, 0, LARGE_HEIGHT / 2, LARGE_WIDTH)
            if kind in halves:
                _paint_half(painter, box, names, number, kind)
            else:
                _paint_unseen(painter, box.adjusted(8, 8, -8, -8), PRINT)
        painter.setPen(QPen(QColor(PRINT.ink), 0.75))
        middle = LARGE_HEIGHT / 2
        painter.drawLine(QPointF(middle, 5.5), QPointF(middle, LARGE_WIDTH - 5.5))
        plate = QRectF(middle - 21, 5.5, 42, 26)
        painter.setBrush(QColor(PRINT.page))
        painter.drawRect(plate)
        write(painter, middle, 25.5, str(number), font(Face.STRONG, 20), PRINT.ink, Side.MIDDLE)

    return thing(LARGE_WIDTH, LARGE_HEIGHT, str(number), draw)


def _paint_half(painter: QPainter, box: QRectF, names: Names, number: int, kind: WoundKind) -> None:
    mental = kind == "mental"
    inks = PRINT
    colour = inks.sea if mental else inks.red
    painter.save()
    inside = box.adjusted(6, 6, -6, -6) if mental else box.adjusted(6, 6, 0, -6)
    painter.setClipRect(inside, Qt.ClipOperation.IntersectClip)
    painter.setPen(QPen(faded(colour, 0.28), 0.75))
    for step in range(-120, 300, 6):
        start = QPointF(box.left() + step, 6)
        painter.drawLine(start, start + QPointF(114 if mental else -114, 114))
    painter.restore()
    picture = QRectF(box.left() + 30, 36, box.width() - 60, 74)
    colours = Colours(ink=colour, paper=inks.page, accent=inks.red)
    stamp_in(
        painter, cut("vignettes", "eye" if mental else "wound"), colours, picture, (76.0, 60.0)
    )
    painter.setPen(QPen(QColor(colour), 0.75))
    painter.drawLine(QPointF(box.left() + 5.5, 120), QPointF(box.right() - 5.5, 120))
    wound_cell(painter, QRectF(box.left() + 12, 127, 11, 11), inks, taken=True, mental=mental)
    label = kind_name(kind)
    write(painter, box.left() + 28, 137, label, font(Face.LABEL, 12), inks.quiet)
    room = box.width() - 24
    write_caps(
        painter, box.center().x(), 162, names.wound(number, kind), 15, colour, Side.MIDDLE, room
    )
    text = QRectF(box.left() + 12, 168, room, LARGE_WIDTH - 178)
    set_paragraph(painter, text, names.wound_text(number, kind), inks.ink)


def _paint_unseen(painter: QPainter, box: QRectF, inks: Inks) -> None:
    """Close slanting lines: this half is nobody's business yet."""
    painter.save()
    painter.setClipRect(box, Qt.ClipOperation.IntersectClip)
    painter.setPen(QPen(faded(inks.quiet, 0.45), 0.75))
    for step in range(0, int(box.width() + box.height()), 5):
        start = QPointF(box.left() + step, box.top())
        painter.drawLine(start, start + QPointF(-box.height(), box.height()))
    painter.restore()


def frame(painter: QPainter, width: float, height: float, ink: str) -> None:
    """Bare paper in the double frame of all cards."""
    painter.fillRect(QRectF(0, 0, width, height), QColor(PRINT.page))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(ink), 1.5))
    painter.drawRoundedRect(QRectF(1.5, 1.5, width - 3, height - 3), 1.5, 1.5)
    painter.setPen(QPen(QColor(ink), 0.75))
    painter.drawRect(QRectF(5.5, 5.5, width - 11, height - 11))


# --- adversaries ---------------------------------------------------------------------------------


def adversary_card(names: Names, number: int) -> Picture:
    """What an adversary does for each kind of Success, as two cards side by side."""
    record = names.pack.adversaries[number]
    return thing(
        2 * LARGE_WIDTH,
        LARGE_HEIGHT,
        f"{number} {names.card(number)}",
        lambda painter: _paint_adversary(painter, names, record),
    )


def _paint_adversary(painter: QPainter, names: Names, record: AdversaryCard) -> None:
    inks = PRINT
    frame(painter, 2 * LARGE_WIDTH, LARGE_HEIGHT, inks.ink)
    left = 150.0
    painter.fillRect(QRectF(6, 6, left - 6, LARGE_HEIGHT - 12), QColor(inks.bone))
    silhouette(painter, QRectF(18, 52, left - 30, left - 30), record.token, inks)
    _paint_number(painter, record.no, inks)
    middle = (left + 6) / 2
    write(painter, middle, 208, str(record.dice), font(Face.TITLE, 32), inks.ink, Side.MIDDLE)
    dice = QCoreApplication.translate("Keepsakes", "dice")
    write(painter, middle, 224, dice, font(Face.LABEL, 13), inks.quiet, Side.MIDDLE)
    _paint_limit(painter, record.wounds, middle, inks)
    painter.setPen(QPen(QColor(inks.ink), 0.75))
    painter.drawLine(QPointF(left, 5.5), QPointF(left, LARGE_HEIGHT - 5.5))
    x, room = left + 16, 2 * LARGE_WIDTH - left - 30
    write_caps(painter, x, 34, names.card(record.no), 20, inks.ink, room=room)
    special = _special(names, record)
    size = next((one for one in (17, 15) if _fits(record, special, room, one)), 13)
    y = 44.0
    for kind in _ROWS:
        row: AdversaryRow | None = getattr(record, kind)
        if row is not None:
            title = names.row(record.no, kind)
            y = _paint_row(painter, QPointF(x, y), room, kind, title, _row_text(row), size)
    if special:
        painter.setPen(QPen(QColor(inks.ink), 0.75))
        painter.drawLine(QPointF(x, y + 3), QPointF(x + room, y + 3))
        set_paragraph(painter, QRectF(x, y + 7, room, LARGE_HEIGHT - y - 15), special, inks.ink)


def _special(names: Names, record: AdversaryCard) -> str:
    """What is told of it, and its special rules, each on a line of its own."""
    texts = [names.text(f"adversary.{record.no}.text", record.text)]
    texts += [
        names.text(f"adversary.{record.no}.special.{place}.text", hook.text)
        for place, hook in enumerate(record.special)
    ]
    return "\u2028".join(text for text in texts if text)


def _fits(record: AdversaryCard, special: str, room: float, size: int) -> bool:
    """Whether rows of a size leave room for the rest on a card."""
    rows = [row for kind in _ROWS if (row := getattr(record, kind)) is not None]
    face = font(Face.READING, size)
    high = sum(_TAB + (size + 3) * len(lines_of(_row_text(row), face, room)) for row in rows)
    lines = len(lines_of(special, font(Face.READING, 15), room)) if special else 0
    return 44 + high + 8 + 19 * lines + 15 <= LARGE_HEIGHT


def _paint_number(painter: QPainter, number: int, inks: Inks) -> None:
    painter.setBrush(QColor(inks.page))
    painter.setPen(QPen(QColor(inks.ink), 0.75))
    painter.drawRect(QRectF(5.5, 5.5, 42, 26))
    write(painter, 26.5, 25.5, str(number), font(Face.STRONG, 20), inks.ink, Side.MIDDLE)


def _paint_limit(painter: QPainter, wounds: int, middle: float, inks: Inks) -> None:
    """Its wounds as empty cells, to be marked."""
    columns = min(wounds, 6)
    for n in range(wounds):
        line, column = divmod(n, columns)
        x = middle - columns * 9 + column * 18
        wound_cell(painter, QRectF(x + 2, 240 + line * 18, 14, 14), inks, taken=False, mental=False)
    below = 240 + -(-wounds // columns) * 18 + 14
    label = QCoreApplication.translate("Keepsakes", "wounds")
    write(painter, middle, below, label, font(Face.LABEL, 13), inks.quiet, Side.MIDDLE)


def _paint_row(
    painter: QPainter,
    at: QPointF,
    room: float,
    kind: str,
    title: str,
    text: str,
    size: int,
) -> float:
    """One kind of Success: its name in a tab, the row's title, what it does; return its foot."""
    inks, label, strong = PRINT, row_name(kind), font(Face.STRONG, 15)
    tab = QRectF(at.x(), at.y() + 3, max(56.0, advance(label, strong) + 14), 22)
    painter.setPen(QPen(QColor(inks.ink), 1))
    painter.setBrush(QColor(inks.page))
    painter.drawRoundedRect(tab, 3, 3)
    write(painter, tab.center().x(), tab.top() + 16, label, strong, inks.ink, Side.MIDDLE)
    style = suiting(title, Face.TITLE, (17, 15), room - tab.width() - 10)
    title = fitted(title, style, room - tab.width() - 10)
    write(painter, tab.right() + 10, tab.top() + 16, title, style, inks.ink)
    y, face = tab.bottom() + size, font(Face.READING, size)
    for line in lines_of(text, face, room):
        write(painter, at.x(), y, line, face, inks.ink)
        y += size + 3
    return y - size + 3


def _row_text(row: AdversaryRow) -> str:
    """What a row prints, and the wounds that follow where its Test is failed."""
    failed = row.attack.on_fail if row.attack is not None else ()
    wounds = [_wounds_text(one.kind, one.n) for one in failed if isinstance(one, WoundEffect)]
    return "; ".join((row_does(row), *wounds))


def _wounds_text(kind: WoundKind, count: int) -> str:
    if kind == "physical":
        return QCoreApplication.translate("Keepsakes", "else %n Physical Wound(s)", "", count)
    return QCoreApplication.translate("Keepsakes", "else %n Mental Wound(s)", "", count)
