"""A text as a keepsake: the text itself, and its pages."""

from __future__ import annotations

from collections.abc import Generator

from desktop.keepsakes.leaf import Keepsake
from desktop.keepsakes.manuscript import Manuscript
from desktop.keepsakes.outputs.progress import Progress
from desktop.keepsakes.prose.typeset import typesetting
from desktop.keepsakes.stems import stem
from desktop.keepsakes.wish import Wish


def volume(told: Manuscript, wish: Wish, name: str = "") -> Generator[Progress, None, Keepsake]:
    """A manuscript typeset as is wished; its file's name is its title and this name."""
    leaves = yield from typesetting(told, wish)
    return Keepsake(
        title=told.title,
        stem=stem(*(part for part in (told.title, name) if part)),
        leaves=leaves,
        manuscript=told,
        author=told.author,
        language=told.language,
    )
