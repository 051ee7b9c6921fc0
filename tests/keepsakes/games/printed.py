"""Keepsakes as files, and what poppler says of them."""

import subprocess
from pathlib import Path

from desktop.keepsakes.leaf import Keepsake
from desktop.keepsakes.outputs.pdf import pdf
from desktop.keepsakes.wish import Wish
from tests.keepsakes.conftest import Tool
from tests.keepsakes.outputs.drained import drained


def written(kept: Keepsake, folder: Path, wish: Wish = Wish()) -> Path:  # noqa: B008
    """The keepsake as a PDF in a folder."""
    path = folder / f"{kept.stem}.pdf"
    path.write_bytes(drained(pdf(kept.leaves, wish, kept.title, kept.author)))
    return path


def words(path: Path, tool: Tool) -> str:
    """All text of a PDF, in the order in which it is laid out."""
    start = [tool("pdftotext"), "-layout", str(path), "-"]
    return subprocess.run(start, check=True, capture_output=True, text=True).stdout


def is_vector(path: Path, tool: Tool) -> bool:
    """Whether there is no picture of pixels in a PDF, and all of its fonts are embedded."""
    images = _rows([tool("pdfimages"), "-list", str(path)])
    fonts = _rows([tool("pdffonts"), str(path)])
    return not images and bool(fonts) and all(row[-5] == "yes" for row in fonts)


def _rows(start: list[str]) -> list[list[str]]:
    """What a tool lists below its head of two lines."""
    told = subprocess.run(start, check=True, capture_output=True, text=True).stdout
    return [line.split() for line in told.splitlines()[2:]]
