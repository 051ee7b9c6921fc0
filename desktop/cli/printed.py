"""What `print` says of what it has written."""

from pathlib import Path

from PySide6.QtCore import QCoreApplication

from desktop.cli.answering import Answer
from desktop.cli.printable import Printable
from desktop.cli.printable_list import losses
from desktop.keepsakes.leaf import Keepsake
from desktop.keepsakes.wish import Wish

_DRAWN = (".svg", ".png")


def answer(
    found: Printable,
    page: str,
    keepsake: Keepsake,
    written: tuple[Path, ...],
    wish: Wish,
    path: Path,
) -> Answer:
    """What it is (its page, or several with commas between), and its files."""
    paper = wish.sheet.paper.name
    kind = written[0].suffix.lower()
    flows = kind == ".epub" or (kind == ".html" and keepsake.manuscript is not None)
    drawn = keepsake.picture is not None and kind in _DRAWN
    pages = 1 if flows else len(written) if kind in _DRAWN else len(keepsake.leaves)
    facts = {
        "pages": pages,
        "file": str(path),
        "files": [str(one) for one in written],
        "page": page,
        "part": wish.part,
        "paper": paper,
        "scale": wish.scale,
        "language": keepsake.language,
        "lost": found.lost,
    }
    told = _text() if flows else _picture() if drawn else _pages(pages, paper)
    return Answer(facts, (f"{keepsake.title}: {told}", *map(str, written), *losses(found)))


def _text() -> str:
    return QCoreApplication.translate("Keepsakes", "a text to read")


def _picture() -> str:
    return QCoreApplication.translate("Keepsakes", "one picture")


def _pages(count: int, paper: str) -> str:
    told = QCoreApplication.translate("Keepsakes", "%n page(s) on {paper}", "", count)
    return told.format(paper=paper)
