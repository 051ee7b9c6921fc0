"""The painters put the right thing in the right place: looked at through pixels and geometry."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from desktop.drawing import cards, dice, odds, paper, pencil, tabs, tokens
from desktop.drawing.cards import CardFace, CardKind
from desktop.drawing.dice import DieKind, Lie, Ring
from desktop.drawing.inks import CONTRAST, LAMP, LATE, THEMES, Inks
from desktop.drawing.prose import LARGE_TYPE, READING_TYPE, Prose, Run, plain

Paint = Callable[[QPainter], object]


def seen(paint: Paint, width: int = 120, height: int = 140, ground: str = "#00FF00") -> QImage:
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(QColor(ground))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint(painter)
    painter.end()
    return image


def dark_pixels(image: QImage, box: QRect) -> int:
    return sum(
        image.pixelColor(x, y).lightness() < 110
        for x in range(box.left(), box.right())
        for y in range(box.top(), box.bottom())
    )


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("value", range(1, 7))
def test_a_die_shows_its_pips(value: int) -> None:
    image = seen(lambda p: dice.die(p, value, Lie(40, 40, 40), CONTRAST), ground="#FFFFFF")
    one = seen(lambda p: dice.die(p, 1, Lie(40, 40, 40), CONTRAST), ground="#FFFFFF")
    inside = QRect(20, 20, 40, 40)
    pip = dark_pixels(one, inside)
    assert round(dark_pixels(image, inside) / pip) == value


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("inks", THEMES.values(), ids=THEMES.keys())
def test_dice_are_told_apart_by_whose_they_are(inks: Inks) -> None:
    bone = seen(lambda p: dice.die(p, 1, Lie(40, 40, 40), inks)).pixelColor(30, 30)
    red = seen(lambda p: dice.die(p, 1, Lie(40, 40, 40), inks, DieKind.OXBLOOD)).pixelColor(30, 30)
    assert bone.lightness() - red.lightness() > 100


def test_dice_lie_at_most_nine_degrees_aslant_and_always_the_same() -> None:
    turns = [dice.turn_of(seed) for seed in range(200)]
    assert max(turns) <= 9
    assert min(turns) >= -9
    assert turns == [dice.turn_of(seed) for seed in range(200)]


@pytest.mark.usefixtures("qapp")
def test_rings_differ_in_shape() -> None:
    lies = (Lie(80, 60, 40), Lie(132, 60, 40), Lie(184, 60, 40))

    def both(kind: Ring) -> QImage:
        def paint(painter: QPainter) -> None:
            dice.ring_under(painter, kind, lies, LAMP)
            dice.ring_over(painter, kind, lies, LAMP)

        return seen(paint, 260, 130)

    shapes = [both(kind) for kind in Ring]
    assert shapes[0] != shapes[1] != shapes[2] != shapes[0]


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("inks", THEMES.values(), ids=THEMES.keys())
def test_tokens_are_told_apart_in_greyscale_at_34(inks: Inks) -> None:
    figures = [tokens.Figure("Nobody", 0, rim) for rim in tokens.RIMS]
    images = [
        seen(lambda p, f=figure: tokens.token(p, 60, 60, f, inks, 34)).convertToFormat(
            QImage.Format.Format_Grayscale8
        )
        for figure in figures
    ]
    for n, image in enumerate(images):
        assert all(image != other for other in images[n + 1 :])


@pytest.mark.usefixtures("qapp")
def test_a_wound_is_told_without_colour() -> None:
    face = CardFace("7", "Torn shoulder", "wound", "-1", "strength")
    wound = CardFace("7", "Torn shoulder", "wound", "-1", "strength", kind=CardKind.WOUND)
    grey = QImage.Format.Format_Grayscale8
    images = [
        seen(lambda p, f=f: cards.card(p, 10, 5, f, CONTRAST)).convertToFormat(grey)
        for f in (face, wound)
    ]
    assert images[0] != images[1]
    backs = [
        seen(lambda p, k=kind: cards.card_back(p, 10, 5, CONTRAST, k)).convertToFormat(grey)
        for kind in CardKind
    ]
    assert backs[0] != backs[1]


@pytest.mark.usefixtures("qapp")
def test_a_long_name_takes_two_lines() -> None:
    assert cards.name_lines("Lantern") == ("Lantern",)
    assert cards.name_lines("Salt in the eyes") == ("Salt in", "the eyes")
    assert cards.name_lines("Donaudampfschifffahrt") == ("Donaudampfschifffahrt",)


@pytest.mark.usefixtures("qapp")
def test_a_red_turn_is_told_by_its_corner() -> None:
    grey = QImage.Format.Format_Grayscale8
    red = seen(lambda p: tabs.tab(p, 10, 20, 6, CONTRAST, red=True), ground="#000000")
    black = seen(lambda p: tabs.tab(p, 10, 20, 6, CONTRAST), ground="#000000")
    assert red.convertToFormat(grey) != black.convertToFormat(grey)


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(
    ("chance", "lit", "words"),
    [(0.0, 0, "0 %"), (0.001, 1, "1 %"), (0.56, 6, "56 %"), (0.999, 9, "99 %"), (1.0, 10, "100 %")],
)
def test_a_bar_is_full_only_when_it_is_certain(chance: float, lit: int, words: str) -> None:
    image = seen(lambda p: odds.odds_bar(p, 10, 10, chance, LAMP), ground=LAMP.page)
    moss = QColor(LAMP.moss)
    segments = [image.pixelColor(round(10 + 6.1 * n + 2.8), 16) for n in range(10)]
    assert sum(colour == moss for colour in segments) == lit
    assert odds.percent(chance) == words


@pytest.mark.usefixtures("qapp")
def test_a_sheet_is_the_same_each_time_and_at_most_a_little_off_its_colour() -> None:
    one = seen(lambda p: paper.sheet(p, QRectF(10, 10, 100, 100), LAMP, seed=3))
    two = seen(lambda p: paper.sheet(p, QRectF(10, 10, 100, 100), LAMP, seed=3))
    assert one == two
    middle = one.pixelColor(60, 60)
    assert abs(middle.lightness() - QColor(LAMP.page).lightness()) < 12


@pytest.mark.usefixtures("qapp")
def test_high_contrast_paper_is_bare() -> None:
    image = seen(lambda p: paper.sheet(p, QRectF(10, 10, 100, 100), CONTRAST))
    inner = {image.pixelColor(x, y).name() for x in range(14, 106, 7) for y in range(14, 106, 7)}
    assert inner == {"#000000"}


@pytest.mark.usefixtures("qapp")
def test_light_falls_on_the_desk() -> None:
    image = seen(lambda p: paper.desk(p, QRect(0, 0, 600, 300), LAMP), 600, 300)
    lit, far = image.pixelColor(252, 90), image.pixelColor(598, 298)
    assert lit.lightness() > far.lightness()


def test_a_hand_draws_the_same_stroke_for_the_same_seed() -> None:
    line = [(0.0, 0.0), (100.0, 0.0)]
    assert pencil.wobble(line, 5) == pencil.wobble(line, 5)
    assert pencil.wobble(line, 5) != pencil.wobble(line, 6)
    assert all(abs(point.y()) <= 0.91 for point in pencil.wobble(line, 5))


@pytest.mark.usefixtures("qapp")
def test_prose_breaks_beside_its_initial_and_takes_any_word() -> None:
    words = plain("Forty-one umbrellas, forty claims. " * 12)
    bare, with_initial = Prose((words,), 360), Prose((words,), 360, initial=True)
    assert with_initial.lines > bare.lines
    assert Prose((plain("x" * 200),), 360).lines > 1
    assert Prose((plain("Short."),), 360, initial=True).height == 3 * 25


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("word", ["I", "A"])
def test_a_word_of_one_letter_leaves_no_gap_beside_its_initial(word: str) -> None:
    def drawn(text: str) -> QImage:
        set_text = Prose((plain(text),), 360, initial=True)
        return seen(lambda p: set_text.draw(p, 0, 0, LAMP.ink, LAMP), 360, 80, "#FFFFFF")

    assert drawn(f"{word} mule had views.") == drawn(f"{word}mule had views.")
    signs = (Run("plain", "Take "), Run("icon", "skill"), Run("strong", " and go."))
    image = seen(lambda p: Prose((signs,), 360).draw(p, 4, 4, LATE.ink, LATE), 380, 40, LATE.page)
    assert image != seen(lambda p: None, 380, 40, LATE.page)


@pytest.mark.usefixtures("qapp")
def test_an_entry_of_120_words_keeps_its_measure() -> None:
    """48 to 62 characters a line at the widths of S and L."""
    text = (
        "The ledger gives each article its boat, its bench and its hour, and the last line, in "
        "the same hand, is one umbrella, black, left on the boat that has not come in yet. "
    ) * 4
    for width, kind in ((360.0, READING_TYPE), (470.0, LARGE_TYPE)):
        measure = len(text) / Prose((plain(text),), width, kind).lines
        assert 45 <= measure <= 65
