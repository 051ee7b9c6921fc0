"""The drawings of a text, made one by one: they are what takes time."""

from __future__ import annotations

from collections.abc import Generator

from desktop.keepsakes.manuscript import Manuscript
from desktop.keepsakes.outputs.progress import Progress
from desktop.keepsakes.outputs.svg import svg
from desktop.keepsakes.picture import Picture
from desktop.keepsakes.prose.blocks import pictures
from desktop.keepsakes.wish import Wish


class Drawn:
    """Pictures as SVG documents, each drawn once."""

    def __init__(self, wish: Wish) -> None:
        """Nothing drawn yet."""
        self._wish = wish
        self._made: list[tuple[Picture, str]] = []

    def svg(self, picture: Picture) -> str:
        """The document of a picture."""
        for known, document in self._made:
            if known is picture:
                return document
        document = svg(picture, self._wish)
        self._made.append((picture, document))
        return document


def ahead(manuscript: Manuscript, wish: Wish) -> Generator[Progress, None, Drawn]:
    """Draw all plates, step by step, for `html` or `epub`; what is left to do takes no time."""
    drawn, found = Drawn(wish), tuple(pictures(manuscript.sections))
    for number, picture in enumerate(found):
        yield Progress(number, len(found) + 1)
        drawn.svg(picture)
    yield Progress(len(found), len(found) + 1)
    return drawn
