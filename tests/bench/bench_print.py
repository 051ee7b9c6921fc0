"""What is printed: a book of twenty Chapters, a year's poster, months, a map; as files and seen.

From the story to the file's bytes, as the command line does it. A row also tells what a page, or
the same by Qt's own writer, would take: ratios say more than a busy machine's clock.
"""

import os
from collections.abc import Callable, Generator, Iterable
from time import perf_counter, process_time

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QMarginsF, QSizeF
from PySide6.QtGui import QPageLayout, QPageSize, QPainter, QPdfWriter
from PySide6.QtWidgets import QApplication

from desktop.keepsakes.leaf import Keepsake
from desktop.keepsakes.outputs.pdf import pdf
from desktop.keepsakes.outputs.png import png
from desktop.keepsakes.outputs.showing import image
from desktop.keepsakes.outputs.svg import svg
from desktop.keepsakes.source import Source, load
from desktop.keepsakes.wish import PageName, Wish
from tests.bench.table import Row

TIMES = 5
MADE = Wish(made="2026-11-30T12:00:00+00:00")
PREVIEW = 4.0  # pixels a mm


def rows() -> Iterable[Row]:
    """Each by the clock and by the processor."""
    if not os.environ.get("DISPLAY"):
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    held = QApplication.instance() or QApplication([])
    yield from _of_the_book()
    yield from _of_the_year()
    yield from _of_the_map()
    assert held is QApplication.instance()


def _of_the_book() -> Iterable[Row]:
    from desktop.keepsakes.prose.epub import epub
    from desktop.keepsakes.prose.html import html

    story = _book()
    book = _kept("book", story, "book")
    assert book.manuscript is not None
    told = book.manuscript
    named = f"book of 20 Chapters, {len(book.leaves)} pages"
    yield from _both(f"{named}, PDF", lambda: _pdf(_kept("book", story, "book")), "2,000")
    yield from _both("the same, typeset only", lambda: _kept("book", story, "book"))
    yield from _both("the same, its PDF only", lambda: _pdf(book))
    yield from _both("the same by Qt's own PDF writer", lambda: _by_qt(book))
    yield from _both("the same as EPUB", lambda: epub(told, MADE))
    yield from _both("the same as HTML", lambda: html(told, MADE))
    yield from _both("one page of it in the preview", lambda: image(book.leaves[8], PREVIEW))


def _of_the_year() -> Iterable[Row]:
    from tests.keepsakes.games.years import source

    year = source("end")
    poster, months = _kept("calendar", year, "year"), _kept("calendar", year, "month")
    assert poster.picture is not None
    whole = poster.picture
    yield from _both(
        "year as a poster, PDF", lambda: _pdf(_kept("calendar", year, "year")), "5,000"
    )
    yield from _both("the same as SVG", lambda: svg(whole))
    yield from _both("the same as PNG", lambda: _drained(png(whole, MADE)))
    yield from _both("the same in the preview", lambda: image(poster.leaves[0], PREVIEW))
    yield from _both(f"months of a year, {len(months.leaves)} pages, PDF", lambda: _pdf(months))


def _of_the_map() -> Iterable[Row]:
    from tests.keepsakes.games.aventura_stories import source, told

    walked = source(told("left_at_952"))
    maps = _kept("aventura", walked, "map")
    named = f"maps as played, {len(maps.leaves)} pages"
    yield from _both(f"{named}, PDF", lambda: _pdf(_kept("aventura", walked, "map")))
    yield from _both("one of them as SVG", lambda: svg(maps.leaves[0]))


def _book() -> Source:
    from tests.stories.test_book_stories import NAMED, TALES, played

    return Source(played(TALES[0]), NAMED, "en")


def _kept(game: str, source: Source, page: PageName) -> Keepsake:
    return load(game).make(source, page, MADE)


def _pdf(kept: Keepsake) -> None:
    _drained(pdf(kept.leaves, MADE, kept.title, kept.author, kept.language))


def _drained(work: Generator[object, None, bytes]) -> None:
    for _ in work:
        pass


def _by_qt(kept: Keepsake) -> None:
    """The same pages drawn on Qt's writer."""
    stored = QByteArray()
    buffer = QBuffer(stored)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setResolution(1200)
    painter = QPainter()
    for number, leaf in enumerate(kept.leaves):
        size = QPageSize(QSizeF(leaf.width, leaf.height), QPageSize.Unit.Millimeter)
        writer.setPageLayout(QPageLayout(size, QPageLayout.Orientation.Portrait, QMarginsF()))
        _ = writer.newPage() if number else painter.begin(writer)
        painter.save()
        painter.scale(1200 / 25.4, 1200 / 25.4)
        leaf.draw(painter)
        painter.restore()
    painter.end()


def _both(what: str, work: Callable[[], object], aim: str = "") -> Iterable[Row]:
    """Milliseconds by the clock and of the processor."""
    work()
    wall, busy = [], []
    for _ in range(TIMES):
        began, spent = perf_counter(), process_time()
        work()
        wall.append((perf_counter() - began) * 1000)
        busy.append((process_time() - spent) * 1000)
    yield Row(f"Print, {what}", wall, "ms", aim)
    yield Row(f"Print, {what}, CPU", busy, "ms", aim)
