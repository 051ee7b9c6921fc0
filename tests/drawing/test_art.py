"""The art is whole: every mark can be drawn, lies in its box, and keeps to two weights a book."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QGuiApplication

from desktop.drawing import icons
from desktop.drawing.fonts import SIZES, Face, font, load
from desktop.drawing.inks import THEMES
from desktop.drawing.paths import circle, drawn
from desktop.drawing.tokens import Figure, bust_of
from desktop.drawing.woodcut import cut, cuts

BOXES = {
    "busts": QRectF(0, 0, 100, 100),
    "silhouettes": QRectF(0, 0, 100, 100),
    "vignettes": QRectF(0, 0, 76, 62),
    "icons": QRectF(0, 0, 20, 20),
}


@pytest.mark.parametrize("book", BOXES)
def test_every_mark_is_drawn_in_its_box(book: str) -> None:
    for key, picture in cuts(book).items():
        assert picture.marks, key
        for mark in picture.marks:
            path = drawn(mark.path)
            assert not path.isEmpty(), (key, mark.path)
            room = 10 if book == "icons" else 4
            assert (
                BOXES[book]
                .adjusted(-room, -room, room, room)
                .contains(path.boundingRect().adjusted(0, 0, 0.1, 0.1))
            ), (
                key,
                mark.path,
            )
            assert {mark.fill, mark.pen} <= {"", "ink", "paper", "accent"}
            assert mark.fill or mark.pen


def test_an_adversary_has_one_detail_of_oxblood() -> None:
    for key, picture in cuts("silhouettes").items():
        accents = [m for m in picture.marks if "accent" in (m.fill, m.pen)]
        assert len(accents) == 1, key


def test_there_is_enough_to_choose_from() -> None:
    assert len(cuts("vignettes")) >= 24
    assert len(cuts("silhouettes")) >= 5
    assert {"ines", "tobias"} < set(cuts("busts"))
    assert set(icons.CHARACTERISTICS) < icons.names()


def test_unknown_keys_have_a_generic_picture() -> None:
    for book in ("busts", "silhouettes", "vignettes"):
        assert cut(book, "no such thing") == cuts(book)["generic"]


def test_busts_go_by_key_then_first_name() -> None:
    assert bust_of(Figure("Ines Varga")) == "ines"
    assert bust_of(Figure("Ines Varga", bust="oskar")) == "oskar"
    assert bust_of(Figure("Nobody At All")) == "generic"
    assert Figure("  ").initial == "?"


def test_path_data() -> None:
    assert drawn("M0 0h10v10h-10z").boundingRect() == QRectF(0, 0, 10, 10)
    assert drawn("M1 1 3 1 3 4").boundingRect() == QRectF(1, 1, 2, 3)
    round_one = drawn(circle(5, 5, 3)).boundingRect()
    assert round_one.left() == pytest.approx(2, abs=0.01)
    assert round_one.bottom() == pytest.approx(8, abs=0.01)
    arc = drawn("M0 0a5 5 0 0 1 10 0")
    assert arc.boundingRect().top() == pytest.approx(-5, abs=0.01)
    assert drawn("M0 0a5 5 0 0 0 10 0").boundingRect().bottom() == pytest.approx(5, abs=0.01)
    for bad in ("3 4", "M1", "M0 0C1 1 2 2"):
        with pytest.raises(ValueError, match="path data"):
            drawn(bad)


def test_fonts_are_ours_and_of_eight_sizes(qapp: QGuiApplication) -> None:
    assert load() >= {"EB Garamond", "Atkinson Hyperlegible", "Kalam"}
    assert font(Face.READING, 17, 1.5).pixelSize() == 26
    for size in SIZES:
        assert font(Face.LABEL, size).pixelSize() == size
    with pytest.raises(ValueError, match="no size 18"):
        font(Face.LABEL, 18)


def test_label_figures_are_of_one_width(qapp: QGuiApplication) -> None:
    from desktop.drawing.lettering import advance

    for face in (Face.LABEL, Face.STRONG, Face.TITLE, Face.READING):
        widths = {round(advance(figure * 4, font(face, 20)), 2) for figure in "0123456789"}
        assert len(widths) == 1, face


def test_every_theme_has_a_print_of_its_own(qapp: QGuiApplication) -> None:
    assert {theme.print_paper for theme in THEMES.values()} == {"#F6EEDB", "#E9DCC0", "#FFFFFF"}
