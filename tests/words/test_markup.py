"""The markup of packs: what is styled, and that everything else stays text."""

import pytest

from desktop.words.markup import Piece, paragraphs, plain_text


def test_emphasis_strong_icons_and_entries_are_runs() -> None:
    text = "A *thin* and a **thick** line, [icon:skill] then [go:A2]."
    assert paragraphs(text) == (
        (
            Piece("plain", "A "),
            Piece("em", "thin"),
            Piece("plain", " and a "),
            Piece("strong", "thick"),
            Piece("plain", " line, "),
            Piece("icon", "skill"),
            Piece("plain", " then "),
            Piece("strong", "A2"),
            Piece("plain", "."),
        ),
    )


def test_blank_lines_end_paragraphs_and_list_items_stand_alone() -> None:
    rows = ["".join(piece.text for piece in row) for row in paragraphs("One\ntwo\n\n- a\n- b\nend")]
    assert rows == ["One two", "\N{BULLET} a", "\N{BULLET} b", "end"]


@pytest.mark.parametrize(
    "foreign",
    [
        "<img src='file:///etc/passwd'>",
        "[link](//host/x)",
        "&amp; <b>bold</b>",
        "[icon:nothing]",
        "a * b * c",
    ],
)
def test_foreign_markup_stays_text(foreign: str) -> None:
    assert all(piece.style in ("plain", "em") for row in paragraphs(foreign) for piece in row)
    assert plain_text(foreign).replace("*", "").split() == foreign.replace("*", "").split()
