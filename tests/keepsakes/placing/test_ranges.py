"""Which pages are asked for, strictly."""

import pytest

from desktop.keepsakes.placing.ranges import BadRange, chosen


@pytest.mark.parametrize(
    ("text", "pages"),
    [
        ("1", (1,)),
        ("1-3,5", (1, 2, 3, 5)),
        (" 5 , 2 - 3,2", (2, 3, 5)),
        ("7-7", (7,)),
        ("1-7", (1, 2, 3, 4, 5, 6, 7)),
    ],
)
def test_pages_come_upwards_and_each_once(text: str, pages: tuple[int, ...]) -> None:
    assert chosen(text, 7) == pages


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "“” is no page"),
        ("1,", "“” is no page"),
        ("a", "“a” is no page"),
        ("1-", "“1-” is no page"),
        ("-3", "“-3” is no page"),
        ("1-2-3", "is no page"),
        ("1.5", "is no page"),
        ("\u0661", "is no page"),
        ("9" * 5000, "is no page"),
        ("3-1", "go backwards"),
        ("0", "There is no page 0"),
        ("6-999999", "There is no page 999"),
        ("8", "There is no page 8"),
    ],
)
def test_anything_else_is_refused_with_a_sentence(text: str, says: str) -> None:
    with pytest.raises(BadRange) as trouble:
        chosen(text, 7)
    assert says in str(trouble.value)
    assert "\n" not in str(trouble.value)
