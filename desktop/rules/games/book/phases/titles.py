"""Story titles: two d6, a row and a hook, rolled again while others were told less often."""

from collections import Counter

from desktop.rules.games.book.state import Page
from desktop.rules.kernel.chance import Chance

Title = tuple[int, int]
FACES = range(1, 7)
EVERY = frozenset((row, hook) for row in FACES for hook in FACES)


def rolled(stream: Chance, told: list[Title]) -> Title:
    """The next title of a table from which these were told.

    Rows and hooks that were told least come first, and no title comes twice while there is
    another: the dice are rolled again until they agree.
    """
    wanted = _wanted(told)
    while True:
        (row, hook), stream = stream.roll(2)
        if (row, hook) in wanted:
            return row, hook


def _wanted(told: list[Title]) -> frozenset[Title]:
    if not told:
        return EVERY
    rows, hooks = (_least(told, place) for place in (0, 1))
    fresh = EVERY.difference(told)
    both = frozenset((row, hook) for row, hook in fresh if row in rows and hook in hooks)
    return both or frozenset(one for one in fresh if one[0] in rows) or fresh or EVERY


def _least(told: list[Title], place: int) -> frozenset[int]:
    counted = Counter(dict.fromkeys(FACES, 0))
    counted.update(one[place] for one in told if one[place])
    least = min(counted.values())
    return frozenset(face for face, count in counted.items() if count == least)


def told_of(pages: tuple[Page, ...], kind: str, letter: str) -> list[Title]:
    """The titles in the book that are from one table; a flight has one of its Encounter too."""
    if kind != "chapter":
        return [page.title for page in pages if page.kind == kind]
    met = [page for page in pages if page.first == letter]
    return [page.title if page.kind == "chapter" else page.met for page in met]
