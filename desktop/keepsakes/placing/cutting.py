"""Things to be cut out: at true size, edge to edge, with lines for the knife around them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

import msgspec
from PySide6.QtCore import QCoreApplication, QLocale, QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop.drawing.fonts import Face
from desktop.keepsakes.leaf import Draw, Leaf
from desktop.keepsakes.paper import Sheet
from desktop.keepsakes.picture import Picture
from desktop.keepsakes.placing import marks, ruler, small_type
from desktop.keepsakes.placing.foot import Foot
from desktop.keepsakes.placing.placing import both, draw_at, place
from desktop.keepsakes.wish import Wish

EDGE = marks.AWAY + marks.LONG
"""What a block of things needs around itself for its lines, in mm."""
Size = tuple[float, float]
_WIDEST: Size = (88.8, 88.8)
"""A size whose words are as wide as any."""
_MOST = 88
"""A sheet whose number is as wide as any."""
_SMALL = 2.6
_ABOVE = 1.2
"""How high a back's words are set, and how far above the lower edge of what may be printed on."""


class Laid(msgspec.Struct, frozen=True):
    """One thing by its number, and where on its sheet it lies, in mm."""

    thing: int
    at: QRectF
    block: int


class Cut(msgspec.Struct, frozen=True):
    """One sheet to be cut."""

    sheet: Sheet
    laid: tuple[Laid, ...]


def cut_sheets(
    things: Sequence[Picture], wish: Wish, backs: Sequence[Picture | None] = (), gap: float = 0.0
) -> tuple[Leaf, ...]:
    """Things at true size in blocks of equal ones, so that every cut goes straight through.

    `backs`, one or None for each thing, follow each sheet as another: printed on both sides and
    turned over the long edge they lie behind their fronts. `gap`: so many mm between things.
    What is larger than a sheet follows by itself, tiled.
    """
    small = [number for number, one in enumerate(things) if _fits(one, wish.sheet)]
    leaves: list[Leaf] = []
    cuts = laid_out([things[number] for number in small], wish.sheet, gap)
    for number, cut in enumerate(cuts, start=1):
        behind = {one.thing: backs[small[one.thing]] for one in cut.laid} if backs else {}
        sided = any(behind.values())
        side = _fronts(number) if sided else ""
        leaves.append(_front(cut, [things[one] for one in small], side))
        if sided:
            leaves.append(_back(cut, behind, _backs(number)))
    large = [one for number, one in enumerate(things) if number not in small]
    tiled = msgspec.structs.replace(wish, scale="true", across=0)
    return tuple(leaves) + place(large, tiled)


def laid_out(things: Sequence[Picture], sheet: Sheet, gap: float = 0.0) -> tuple[Cut, ...]:
    """Every thing's place, on as few sheets as either way of turning them allows."""
    if not things:
        return ()
    found = [
        tuple(_cuts(things, one, gap))
        for one in both(sheet)
        if all(_inside(thing, one) for thing in things)
    ]
    return min(found, key=len) if found else _apart(things, sheet, gap)


def _apart(things: Sequence[Picture], sheet: Sheet, gap: float) -> tuple[Cut, ...]:
    """Things of which some fit a sheet only as it stands and others only as it lies."""
    cuts: list[Cut] = []
    left = list(range(len(things)))
    for one in both(sheet):
        here = [number for number in left if _inside(things[number], one)]
        left = [number for number in left if number not in here]
        for cut in _cuts([things[number] for number in here], one, gap):
            laid = (msgspec.structs.replace(lay, thing=here[lay.thing]) for lay in cut.laid)
            cuts.append(Cut(one, tuple(laid)))
    return tuple(cuts)


def _fits(thing: Picture, sheet: Sheet) -> bool:
    return any(_inside(thing, one) for one in both(sheet))


def _inside(thing: Picture, sheet: Sheet) -> bool:
    room = _room(sheet)
    return thing.width <= room.width() and thing.height <= room.height()


def _room(sheet: Sheet) -> QRectF:
    """What a sheet has for blocks, the ruler's foot and the lines of the outermost left out."""
    room = _foot(()).room(sheet.printable)
    return room.adjusted(EDGE, EDGE, -EDGE, -EDGE)


def _foot(sizes: Sequence[Size], side: str = "") -> Foot:
    """The ruler's foot; the words say the size of things that are of one, and their side."""
    measure = _each(*sizes[0]) if len(set(sizes)) == 1 else ""
    words, widest = ruler.told(1.0, measure), ruler.told(1.0, _each(*_WIDEST))
    return Foot(_sided(words, side), _sided(widest, _fronts(_MOST)))


def _sided(words: str, side: str) -> str:
    return f"{words} \N{MIDDLE DOT} {side}" if side else words


def _fronts(number: int) -> str:
    told = QCoreApplication.translate("Keepsakes", "fronts of sheet {number}")
    return told.format(number=QLocale().toString(number))


def _backs(number: int) -> str:
    told = QCoreApplication.translate("Keepsakes", "backs of sheet {number}")
    return told.format(number=QLocale().toString(number))


def _each(width: float, height: float) -> str:
    """The size of equal things in words."""
    told = QCoreApplication.translate("Keepsakes", "each {width} by {height} mm")
    wide, high = (QLocale().toString(round(one, 1)) for one in (width, height))
    return told.format(width=wide, height=high)


# --- where things lie ----------------------------------------------------------------------------


def _cuts(things: Sequence[Picture], sheet: Sheet, gap: float) -> Iterator[Cut]:
    """Sheets filled row by row, every row of things of one size."""
    room = _room(sheet)
    laid: list[Laid] = []
    y, block, before = room.top(), 0, None
    for row in _rows(things, room.width(), gap):
        size = things[row[0]].width, things[row[0]].height
        if laid:
            y += gap if size == before else 2 * EDGE
            block += int(size != before)
        if laid and y + size[1] > room.bottom() + 1e-6:
            yield _centred(sheet, laid)
            laid, y, block = [], room.top(), 0
        laid += [
            Laid(thing, QRectF(room.left() + place * (size[0] + gap), y, *size), block)
            for place, thing in enumerate(row)
        ]
        y, before = y + size[1], size
    if laid:
        yield _centred(sheet, laid)


def _rows(things: Sequence[Picture], room: float, gap: float) -> Iterator[list[int]]:
    """Things of one size together, in the order in which their sizes first come."""
    groups: dict[Size, list[int]] = {}
    for number, thing in enumerate(things):
        groups.setdefault((thing.width, thing.height), []).append(number)
    for (wide, _), group in groups.items():
        many = max(1, int((room + gap + 1e-6) / (wide + gap)))
        for first in range(0, len(group), many):
            yield group[first : first + many]


def _centred(sheet: Sheet, laid: Sequence[Laid]) -> Cut:
    """What was laid from the upper left corner, moved to the middle of its room."""
    room, whole = _room(sheet), marks.block([one.at for one in laid])
    down = min(room.center().y(), sheet.height / 2) - whole.center().y()
    step = QPointF(room.center().x() - whole.center().x(), max(down, room.top() - whole.top()))
    return Cut(sheet, tuple(Laid(one.thing, one.at.translated(step), one.block) for one in laid))


# --- leaves --------------------------------------------------------------------------------------


def _front(cut: Cut, things: Sequence[Picture], side: str) -> Leaf:
    box = cut.sheet.printable
    foot = _foot([(one.at.width(), one.at.height()) for one in cut.laid], side)

    blocks: dict[int, list[QRectF]] = {}
    for one in cut.laid:
        blocks.setdefault(one.block, []).append(one.at)

    def draw(painter: QPainter) -> None:
        for one in cut.laid:
            draw_at(painter, things[one.thing], one.at, one.at.topLeft(), 1.0)
        for block in blocks.values():
            marks.knife_lines(painter, block)
        foot.draw(painter, box, min(one.at.left() for one in cut.laid))

    shown = [things[one.thing] for one in cut.laid]
    return _leaf(cut, shown, draw, foot.words, side if len(blocks) > 1 else "")


def _back(cut: Cut, backs: Mapping[int, Picture | None], side: str) -> Leaf:
    """The side behind a sheet turned over its long edge; a sheet that lies turns upside down."""
    sheet, foot = cut.sheet, cut.sheet.printable.bottomLeft() + QPointF(_ABOVE, -_ABOVE)

    def draw(painter: QPainter) -> None:
        for one in cut.laid:
            at, back = behind(one.at, sheet), backs[one.thing]
            if back is None:
                continue
            painter.save()
            if sheet.landscape:
                painter.translate(at.center())
                painter.rotate(180)
                painter.translate(-at.center())
            draw_at(painter, back, at, at.topLeft(), 1.0)
            painter.restore()
        small_type.write(painter, foot.x(), foot.y(), side, _SMALL, Face.MOOD)

    return _leaf(cut, [one for one in backs.values() if one], draw, side, side)


def behind(at: QRectF, sheet: Sheet) -> QRectF:
    """Where the back of a thing lies on the sheet turned over its long edge."""
    if sheet.landscape:
        corner = QPointF(at.left(), sheet.height - at.bottom())
    else:
        corner = QPointF(sheet.width - at.right(), at.top())
    return QRectF(corner, at.size())


def _leaf(cut: Cut, shown: Sequence[Picture], draw: Draw, told: str, called: str) -> Leaf:
    """A sheet; called by the first and the last of its things, unless it is called otherwise."""
    names = [*dict.fromkeys(one.name for one in shown if one.name)]
    first_last = f"{names[0]} \N{EN DASH} {names[-1]}" if len(names) > 2 else ", ".join(names)
    text = f"{', '.join(names)}. {told}".strip(" .")
    return Leaf(cut.sheet.width, cut.sheet.height, draw, called or first_last, text)
