"""A list of the player's notes, whatever they wrote."""

import pytest

from desktop.drawing.sheet_lead import hand_width
from desktop.keepsakes import noted
from desktop.keepsakes.noted import Noted

pytestmark = pytest.mark.usefixtures("qapp")


def test_a_word_without_an_end_is_broken_within_its_lines() -> None:
    text = "W" * 3000 + " end"
    lines = noted._lines(text, 300.0)
    assert "".join(lines).replace(" ", "") == text.replace(" ", "")
    assert all(hand_width(line, 17) <= 300 for line in lines)


@pytest.mark.parametrize("text", ["", "   ", "\n", "W", "漢" * 9, "\u200b", "W W"])
def test_a_line_has_a_letter_at_least_even_where_there_is_no_room(text: str) -> None:
    assert "".join(noted._lines(text, 0.5)) == "".join(text.split())
    assert noted.noted("Notes", [Noted("here", text, 1)], 30, 200)
