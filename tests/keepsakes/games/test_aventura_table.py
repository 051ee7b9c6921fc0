"""Cards, tokens, boards and empty maps for the real table."""

from __future__ import annotations

import html
import re
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QTransform

from desktop.keepsakes.games.aventura import KEEPER, boards, cards, tokens
from desktop.keepsakes.games.aventura.blank import blank_map
from desktop.keepsakes.outputs.showing import image
from desktop.keepsakes.outputs.svg import svg
from desktop.keepsakes.picture import Picture
from desktop.keepsakes.wish import Wish
from desktop.rules.games.aventura.content.pack import Pack
from desktop.store.packs import load_pack
from desktop.words.aventura.names import Names
from desktop.words.language import speak
from tests.keepsakes.games.aventura_stories import (
    LAST_BOAT,
    TIDE_LEDGER,
    house,
    pack_of,
    source,
    told,
)
from tests.keepsakes.outputs.ink import apart, picture_box


@pytest.fixture(scope="module")
def names() -> Names:
    return Names(load_pack(LAST_BOAT), "en")


def inked(picture: Picture, density: float = 4.0) -> QRectF:
    return picture_box(image(picture, density), density)


def test_cards_and_boards_have_their_true_size_and_fill_it(names: Names) -> None:
    one, wound = cards.object_card(names, 20), cards.wound_card(names, 3, ("physical", "mental"))
    for card in (one, wound, cards.back()):
        assert card.width == 63.5
        assert card.height == pytest.approx(88.9, abs=0.01)
        ink = inked(card)
        assert ink.width() > 62
        assert ink.height() > 87
    for large in (cards.adversary_card(names, 50), boards.printed_board(names, "ines", 0)):
        assert large.width == 127.0
        assert large.height == pytest.approx(88.9, abs=0.01)


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("folder", [LAST_BOAT, TIDE_LEDGER])
def test_no_word_of_a_card_is_cut_short(
    folder: Path, language: str, request: pytest.FixtureRequest
) -> None:
    speak(language)
    request.addfinalizer(lambda: speak("en"))
    pack = load_pack(folder)
    names = Names(pack, language)
    for number in pack.cards:
        drawn = svg(cards.object_card(names, number))
        said = " ".join(re.findall(r"<text[^>]*>([^<]*)", drawn))
        assert names.card(number).casefold() in html.unescape(said).casefold()
        assert "\u2026" not in said


def test_a_half_of_a_wound_that_was_not_seen_is_not_printed(names: Names) -> None:
    whole, half, none = (
        image(cards.wound_card(names, 1, kinds), 3)  # type: ignore[arg-type]
        for kinds in (("physical", "mental"), ("mental",), ())
    )
    high, wide = whole.height(), whole.width()
    mental = (0, 0, wide, high // 2 - 4)
    physical = (0, high // 2 + 4, wide, high // 2 - 4)
    assert half.copy(*mental) == whole.copy(*mental)
    assert half.copy(*physical) == none.copy(*physical)
    assert whole.copy(*physical) != none.copy(*physical)


def test_tokens_are_twenty_millimetres(names: Names) -> None:
    padlock, _ = tokens.padlocks(1)[0]
    assert (padlock.width, padlock.height) == (20.0, 20.0)
    assert inked(padlock, 10).width() == pytest.approx(19.5, abs=0.5)
    person = tokens.people(names, ("ines",))[0]
    seen = image(person, 5)
    turned = seen.transformed(QTransform().rotate(180))
    assert apart(seen.copy(0, 60, 120, 280), turned.copy(0, 60, 120, 280)) < 6  # head to head


def test_a_pack_prints_everything_for_the_table() -> None:
    pack = load_pack(LAST_BOAT)
    offers = {one.page: one for one in KEEPER.blanks(pack, "en")}
    assert list(offers) == ["cards", "tokens", "blank"]
    assert [part for part, _ in offers["blank"].parts] == list(pack.maps)
    leaves = KEEPER.make_blank(pack, "en", "cards", Wish()).leaves
    small = len(pack.cards) + len(pack.wounds)
    large = len(pack.investigators) + len(pack.adversaries)
    assert len(leaves) == 2 * -(-small // 9) + -(-large // 4)
    assert len(KEEPER.make_blank(pack, "en", "tokens", Wish()).leaves) == 2  # and their backs
    with pytest.raises(KeyError):
        KEEPER.make_blank(pack, "en", "map", Wish())


def test_an_empty_map_is_tiled_at_true_size(names: Names) -> None:
    blank = blank_map(names, "pier_four")
    assert blank.width > 400
    assert blank.size == 20.0
    wish = Wish(part="pier_four")
    leaves = KEEPER.make_blank(names.pack, "en", "blank", wish).leaves
    assert len(leaves) > 2
    fitted = KEEPER.make_blank(names.pack, "en", "blank", Wish(part="pier_four", scale="fit"))
    assert len(fitted.leaves) == 1


@pytest.mark.parametrize(("story", "choices"), [("tide_ledger", 2), ("left_at_952", None)])
def test_a_board_fills_its_sheet_however_many_cards_it_has(story: str, choices: int | None) -> None:
    leaves = KEEPER.make(source(told(story, choices)), "cards", Wish(part="boards")).leaves
    for leaf in leaves:
        ink = picture_box(image(leaf, 2), 2)
        wide, high = ink.width() / leaf.width, ink.height() / leaf.height
        assert max(wide, high) > 0.75
        assert wide * high > 0.45


def test_a_story_offers_what_lies_on_the_table() -> None:
    story = source(told("forty_one"))
    offers = {one.page: one for one in KEEPER.offers(story)}
    assert list(offers) == ["map", "diary", "cards", "tokens", "blank"]
    assert [part for part, _ in offers["blank"].parts] == ["pier_four", "the_952", "thole"]
    assert len(KEEPER.make(story, "cards", Wish(part="boards")).leaves) == 1
    assert KEEPER.make(story, "tokens", Wish()).leaves


def test_a_pack_without_adversaries_or_padlocks_has_tokens_too() -> None:
    pack: Pack = pack_of(house(2, 1))
    assert tokens.most_padlocks(pack) == 0
    assert KEEPER.make_blank(pack, "en", "tokens", Wish()).leaves
