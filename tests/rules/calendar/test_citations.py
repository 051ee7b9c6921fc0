"""Every vector and every ruling of the calendar's rules is cited by a test of this folder."""

import re
from pathlib import Path

VECTORS = (
    *range(1, 12), *range(13, 18), *range(19, 23), *range(24, 27), *range(28, 33),
    *range(34, 41), *range(42, 49), *range(50, 58), *range(59, 62), *range(63, 69),
    *range(70, 76), *range(77, 80), 81, 82, *range(84, 88), 89, 90,
)  # fmt: skip
"""The numbers that part 7 gives."""
RULINGS = range(1, 38)
TOLD = "\n".join(path.read_text("utf-8") for path in sorted(Path(__file__).parent.glob("*.py")))


def test_every_vector_is_cited() -> None:
    """As CA-TV01, or TV-01 where a table of several is tried at once."""
    cited = {int(number) for number in re.findall(r"\bTV-?(\d\d)\b", TOLD)}
    assert not set(VECTORS) - cited, sorted(set(VECTORS) - cited)
    assert not cited - set(VECTORS)


def test_every_ruling_is_cited() -> None:
    """As CA-Q01."""
    cited = {int(number) for number in re.findall(r"\bCA-Q(\d\d)\b", TOLD)}
    assert set(RULINGS) == cited, sorted(set(RULINGS) ^ cited)
