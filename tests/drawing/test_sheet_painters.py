"""The sheet's painters: the same hand every time, ink inside its box, seen on its ground."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import QMarginsF, QPointF, QRect, QRectF
from PySide6.QtGui import QColor, QImage, QPageSize, QPainter, QPdfWriter

from desktop.drawing import sheet_books, sheet_note
from desktop.drawing.inks import CONTRAST, LAMP, LATE, THEMES, Inks, contrast
from desktop.drawing.paths import drawn
from desktop.drawing.sheet_emblems import EMBLEM, emblem
from desktop.drawing.sheet_frame import NATURAL, Frame
from desktop.drawing.sheet_glyphs import GLYPHS, breadth, lettered
from desktop.drawing.sheet_inks import sheet_inks
from desktop.drawing.sheet_jottings import jottings
from desktop.drawing.sheet_marks import layers
from desktop.drawing.sheet_plan import box_size, paint_loss
from desktop.drawing.sheet_records import Plan, SheetPage, SquareNote, place
from desktop.drawing.sheet_rose import rose_place, rose_squares
from desktop.drawing.sheet_strokes import begun, length, ribbon, seeded, straight
from desktop.drawing.sheet_whole import fitting, paint_page
from desktop.drawing.woodcut import cuts
from desktop.rules.games.book.content.schema import WRITTEN
from desktop.rules.games.book.state import Area, Letter
from tests.looks.sheet_contents import PAGE, first_chapter, twenty_chapters

Paint = Callable[[QPainter], object]


def seen(paint: Paint, width: int = 120, height: int = 120, ground: str = "#FFFFFF") -> QImage:
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(QColor(ground))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint(painter)
    painter.end()
    return image


def page_seen(page: SheetPage, inks: Inks, frame: Frame, size: tuple[int, int]) -> QImage:
    clip = QRectF(0, 0, *size)
    return seen(lambda p: paint_page(p, page, frame, clip, inks), *size)


def inked(image: QImage, ground: QColor, apart: int = 60) -> QRect:
    """Around all pixels that are plainly not the ground."""
    xs, ys = [], []
    for x in range(image.width()):
        for y in range(image.height()):
            if abs(image.pixelColor(x, y).lightness() - ground.lightness()) > apart:
                xs.append(x)
                ys.append(y)
    return QRect(min(xs), min(ys), max(xs) - min(xs) + 1, max(ys) - min(ys) + 1) if xs else QRect()


# --- the hand ------------------------------------------------------------------------------------


def test_the_same_seed_gives_the_same_stroke() -> None:
    def all_of(seed: int) -> object:
        chance = seeded("a", seed)
        line = straight(chance, (0, 0), (90, 40))
        return line, ribbon(chance, line, 2, 3), lettered(chance, "Pm18", (0, 0), 20)

    assert all_of(3) == all_of(3)
    assert all_of(3) != all_of(4)
    one, other = (layers(5, "12,9", Area("encounter", 17, "O")) for _ in range(2))
    assert [layer.strokes for layer in one] == [layer.strokes for layer in other]
    assert (
        layers(5, "12,9", Area("blocked"))[0].strokes
        != layers(5, "12,8", Area("blocked"))[0].strokes
    )


def test_the_hand_writes_all_that_the_sheet_asks_for() -> None:
    asked = set("0123456789?T") | {sign for letter in (*WRITTEN, "P") for sign in letter}
    assert asked | {"B", "H"} <= GLYPHS.keys()
    with pytest.raises(KeyError):
        breadth("x", 10)


@pytest.mark.parametrize("letter", ["", "O", "P", "Pp", "Pm", "C", "H", "Z", "R"])
def test_every_ecl_fits_into_its_square_with_its_letter(letter: Letter) -> None:
    for value in (4, 9, 10, 20, 24, 29):
        for seed in range(12):
            for layer in layers(seed, f"{seed},3", Area("encounter", value, letter)):
                box = layer.path.boundingRect()
                assert box.left() > -2.5, (letter, value, box)
                assert box.right() < NATURAL + 2.5, (letter, value, box)
                assert box.top() > 8
                assert box.bottom() < NATURAL - 5


def test_letter_and_figures_do_not_touch() -> None:
    for letter in WRITTEN:
        for seed in range(12):
            figures, sign = layers(seed, "7,7", Area("encounter", 18, letter))
            assert sign.part == "letter"
            assert sign.path.boundingRect().right() < figures.path.boundingRect().left() + 1.5


def test_towns_and_hatching_stay_in_their_square() -> None:
    square = QRectF(0, 0, NATURAL, NATURAL).adjusted(-4, -4, 4, 4)
    for seed in range(12):
        for area, home in (
            (Area("town", 6), False),
            (Area("town", 6), True),
            (Area("blocked"), False),
            (Area("blank", crossed=True), False),
        ):
            for layer in layers(seed, "3,3", area, home):
                assert square.contains(layer.path.boundingRect())


def test_the_hometowns_name_leaves_its_dot_free() -> None:
    for seed in range(12):
        name = next(x for x in layers(seed, "3,3", Area("town", 4), True) if x.part == "figures")
        assert name.path.boundingRect().top() > NATURAL / 2 + 2


def test_a_stroke_may_be_begun() -> None:
    strokes = [straight(seeded(1), (0, 0), (50, 0)), straight(seeded(2), (0, 9), (50, 9))]
    whole = length(strokes)
    for share in (0.1, 0.5, 0.75, 1.0):
        assert length(begun(strokes, share)) == pytest.approx(whole * share, rel=0.01)
    assert begun(strokes, 0) == []
    assert len(begun(strokes, 0.4)) == 1


# --- the page ------------------------------------------------------------------------------------


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("inks", THEMES.values(), ids=THEMES.keys())
def test_live_ecls_are_read_and_crossed_ones_are_paler(inks: Inks) -> None:
    live, dead = Area("encounter", 18), Area("encounter", 18, crossed=True)
    page = SheetPage(areas={"3,1": live, "5,1": dead}, seed=2)
    frame, ground = Frame(52, 0, 0), QColor(inks.graph_paper)
    image = page_seen(page, inks, frame, (360, 130))

    def strokes(area: str) -> list[int]:
        box = frame.square(area).toAlignedRect().adjusted(8, 12, -8, -12)
        apart = [
            abs(image.pixelColor(x, y).lightness() - ground.lightness())
            for x in range(box.left(), box.right())
            for y in range(box.top(), box.bottom())
        ]
        return sorted(apart)[-60:]

    assert sum(strokes("3,1")) / 60 > 90
    if inks.textures:
        assert sum(strokes("5,1")) < sum(strokes("3,1"))


@pytest.mark.usefixtures("qapp")
def test_what_a_square_is_is_told_without_colour() -> None:
    kinds = (
        Area("encounter", 12),
        Area("encounter", 12, crossed=True),
        Area("town", 2),
        Area("blocked"),
        Area("blank", crossed=True),
    )
    areas = {f"{2 * n + 1},1": area for n, area in enumerate(kinds)}
    frame = Frame(40, 0, 0)
    image = page_seen(SheetPage(areas=areas, seed=2), CONTRAST, frame, (440, 90))
    grey = image.convertToFormat(QImage.Format.Format_Grayscale8)
    parts = [grey.copy(frame.square(name).toAlignedRect()) for name in areas]
    for n, part in enumerate(parts):
        assert all(part != other for other in parts[n + 1 :])


@pytest.mark.usefixtures("qapp")
def test_high_contrast_is_black_white_and_yellow() -> None:
    image = page_seen(PAGE, CONTRAST, Frame(40, -330, 20), (420, 380))
    for x in range(0, 420, 3):
        for y in range(0, 380, 3):
            pixel = image.pixelColor(x, y)
            # Between black, white and #FFD400 lies only what smooth edges mix of them.
            assert pixel.red() >= pixel.green() - 1 >= pixel.blue() - 2, (x, y, pixel.name())
            assert pixel.green() >= pixel.red() * 0.8 - 3, (x, y, pixel.name())


@pytest.mark.parametrize("inks", THEMES.values(), ids=THEMES.keys())
def test_inks_of_the_sheet_are_seen_on_it(inks: Inks) -> None:
    own = sheet_inks(inks)
    assert contrast(inks.pencil, inks.graph_paper) >= 7
    assert contrast(inks.route, inks.graph_paper) >= 4.5
    assert contrast(own.hatch, inks.graph_paper) >= 3
    assert contrast(inks.ink, own.box) >= 7
    assert contrast(inks.quiet, own.box) >= 4.5
    assert contrast(inks.ink, own.slip) >= 7
    for spine in own.spines:
        assert contrast(spine, inks.page) >= 3


def test_the_table_of_looks_is_kept() -> None:
    assert round(contrast(LAMP.pencil, LAMP.graph_paper), 1) == pytest.approx(10.0, abs=0.2)
    assert round(contrast(LATE.pencil, LATE.graph_paper), 1) == pytest.approx(10.9, abs=0.2)


@pytest.mark.usefixtures("qapp")
def test_a_lost_square_is_hatched_within_its_square() -> None:
    frame = Frame(52, 10, 10)
    image = seen(lambda p: paint_loss(p, PAGE, "0,0", frame, LAMP), 90, 90)
    box = inked(image, QColor("#FFFFFF"))
    assert frame.square("0,0").toAlignedRect().adjusted(-1, -1, 1, 1).contains(box)


@pytest.mark.usefixtures("qapp")
def test_the_whole_sheet_fits_into_any_page() -> None:
    for columns, rows in ((38, 46), (39, 42), (25, 29)):
        page = SheetPage(columns=columns, rows=rows, header=PAGE.header)
        area = QRectF(0, 0, 400, 500)
        frame = fitting(page, area, edge=10)
        assert area.contains(frame.paper_box(page))
        image = page_seen(page, LAMP, frame, (400, 500))
        head = frame.squares(0, -9, columns, 9).toAlignedRect()
        assert not inked(image.copy(head), QColor(LAMP.graph_paper)).isEmpty()


@pytest.mark.usefixtures("qapp")
def test_in_print_nothing_is_a_picture(tmp_path: Path) -> None:
    path = tmp_path / "sheet.pdf"
    writer = QPdfWriter(str(path))
    writer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
    writer.setPageMargins(QMarginsF())
    writer.setResolution(300)
    area = QRectF(0, 0, writer.width(), writer.height())
    painter = QPainter(writer)
    paint_page(painter, PAGE, fitting(PAGE, area), area, LAMP)
    painter.end()
    body = path.read_bytes()
    assert b"/Subtype /Image" not in body
    assert len(body) > 20_000


# --- what is pencilled beside --------------------------------------------------------------------


@pytest.mark.usefixtures("qapp")
def test_notes_stand_where_nothing_is_written() -> None:
    frame = Frame(52, 0, 0)
    for page in (PAGE, first_chapter().page):
        taken = {place(name) for name in page.areas}
        for note in jottings(page, frame):
            column, row = int(note.at.x() // 52), int((note.at.y() - 8) // 52)
            assert note.text
            assert (column, row) not in taken
    crowded = {f"{x},{y}": Area("blocked") for x in range(9) for y in range(9)}
    page = SheetPage(areas=crowded, notes=(SquareNote("4,4", "wolves"),))
    (mark,) = jottings(page, frame)
    assert not mark.text


@pytest.mark.usefixtures("qapp")
def test_notes_stay_in_sight_and_off_the_rose() -> None:
    look, frame = first_chapter(), Frame(52, 0, 0)
    columns = [place(name)[0] for name in look.page.areas]
    last = next(name for name in look.page.areas if place(name)[0] == max(columns))
    told = SquareNote(last, "dear soup, never go back")
    page = msgspec.structs.replace(look.page, notes=(told,))
    (note,) = jottings(page, frame)
    assert note.box.right() <= (max(columns) + 3) * 52
    assert note.text
    rose = {frame.squares(x, y, 1, 1).toRect() for x, y in rose_squares(page)}
    assert not any(note.box.toRect().intersects(square) for square in rose)


def test_the_rose_moves_only_when_its_place_is_taken() -> None:
    look = first_chapter()
    where = rose_place(look.page)
    assert where is not None
    home = place(look.page.home)
    assert max(abs(where[0] - home[0]), abs(where[1] - home[1])) <= 4
    more = {**look.page.areas, "25,30": Area("blocked")}
    assert rose_place(msgspec.structs.replace(look.page, areas=more)) == where
    more[f"{where[0]},{where[1]}"] = Area("blocked")
    other = rose_place(msgspec.structs.replace(look.page, areas=more))
    assert other not in (None, where)
    assert rose_place(SheetPage()) is None
    rose_place(twenty_chapters().page)


@pytest.mark.usefixtures("qapp")
def test_the_box_grows_with_its_words() -> None:
    short = box_size(Plan("1,1", title="Puzzle 16", words="crosses out nothing", chance="90 %"))
    assert (short.width(), short.height()) == (194, 46)
    words = "crosses out the Town, 14, 17 and three blanks"
    assert 194 < box_size(Plan("1,1", title="Town", words=words)).width() <= 300
    reason = "No dot is legal: a Blocked square stands in the way, whichever way one looks."
    assert box_size(Plan("1,1", title="Unknown 9", reason=reason)).height() > 46


# --- the note and the emblems ---------------------------------------------------------------------


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("inks", THEMES.values(), ids=THEMES.keys())
def test_wounds_and_fear_are_counted_without_colour(inks: Inks) -> None:
    def grey(paint: Paint) -> QImage:
        made = seen(paint, 130, 100, inks.page)
        return made.convertToFormat(QImage.Format.Format_Grayscale8)

    wounds = [
        grey(lambda p, n=n: sheet_note.wound_circles(p, 2, 2, n, 19, inks)) for n in range(20)
    ]
    fear = [grey(lambda p, n=n: sheet_note.fear_tallies(p, 6, 2, n, 3, inks)) for n in range(21)]
    for images in (wounds, fear):
        assert all(a != b for a, b in pairwise(images))
    assert sheet_note.wounds_high(19) == 80


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("inks", THEMES.values(), ids=THEMES.keys())
def test_twenty_books_stand_on_the_board_and_a_lost_one_wears_a_band(inks: Inks) -> None:
    def books(*ended: sheet_books.Spine) -> QImage:
        return seen(lambda p: sheet_books.book_spines(p, 8, 4, ended, inks), 250, 62, inks.page)

    assert books("won") != books("lost")
    box = inked(books(*["won"] * 20), QColor(inks.page), 20)
    assert box.width() <= 237
    assert box.height() <= 54


@pytest.mark.usefixtures("qapp")
def test_figures_end_where_they_should() -> None:
    image = seen(
        lambda p: sheet_note.pencil_figure(p, 100, 60, "218", 25, CONTRAST, from_right=True),
        ground="#000000",
    )
    box = inked(image, QColor("#000000"))
    assert 92 <= box.right() <= 104
    assert 56 <= box.bottom() <= 64


@pytest.mark.usefixtures("qapp")
def test_the_clip_and_slips_are_drawn() -> None:
    blank = seen(lambda p: None)
    assert seen(lambda p: sheet_note.paper_clip(p, QPointF(60, 10), LAMP)) != blank
    box = QRectF(6, 6, 108, 46)
    one = seen(lambda p: sheet_note.slip(p, box, "Rope", "+1 die", LATE))
    assert one != seen(lambda p: sheet_note.slip(p, box, "Rope", "+1 die", LATE, item=True))


def test_emblems_are_whole_in_two_weights() -> None:
    book = cuts("encounters")
    assert {*WRITTEN, "P", "town", "flight", "generic"} == book.keys()
    box = QRectF(0, 0, EMBLEM, EMBLEM).adjusted(-1, -1, 1, 1)
    for key, picture in book.items():
        widths = {mark.width for mark in picture.marks if mark.pen}
        assert widths <= {0.75, 1.5}, key
        for mark in picture.marks:
            path = drawn(mark.path)
            assert box.contains(path.boundingRect().adjusted(0, 0, 0.1, 0.1)), (key, mark.path)
            assert {mark.fill, mark.pen} <= {"", "ink", "paper"}


@pytest.mark.usefixtures("qapp")
def test_emblems_are_told_apart_in_grey_at_36() -> None:
    grey = QImage.Format.Format_Grayscale8
    images = [
        seen(
            lambda p, k=key: emblem(p, QRectF(0, 0, 36, 36), k, CONTRAST), 36, 36, "#000000"
        ).convertToFormat(grey)
        for key in (*WRITTEN, "town", "flight", "something else")
    ]
    for n, image in enumerate(images):
        assert all(image != other for other in images[n + 1 :])
