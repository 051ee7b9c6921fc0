"""A printer that writes what it prints into a file."""

from __future__ import annotations

import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtPrintSupport import QPrinter

from desktop.keepsakes.leaf import Leaf
from desktop.keepsakes.outputs.printer import painted, print_leaves
from desktop.keepsakes.outputs.progress import Progress
from desktop.keepsakes.wish import Wish
from tests.keepsakes.outputs.ink import ink_box
from tests.keepsakes.outputs.sample import RULER, SPOKEN, TEXTS, ruler

Tool = Callable[[str], str]
STANDING = Leaf(210, 297, ruler)


def printer(path: Path) -> QPrinter:
    made = QPrinter(QPrinter.PrinterMode.HighResolution)
    made.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    made.setOutputFileName(str(path))
    return made


def test_each_page_on_a_sheet_of_its_size_and_every_millimetre_true(
    tmp_path: Path, tool: Tool
) -> None:
    path = tmp_path / "printed.pdf"
    steps = list(painted([STANDING, RULER, STANDING], Wish(), printer(path)))
    assert [(step.done, step.total) for step in steps] == [(0, 3), (1, 3), (2, 3), (3, 3)]
    told = subprocess.run(
        [tool("pdfinfo"), "-f", "1", "-l", "9", str(path)], check=True, capture_output=True
    )
    rows = [row.split() for row in told.stdout.decode().splitlines() if " size:" in row]
    sizes = [(float(row[3]), float(row[5])) for row in rows if row[0] == "Page"]
    assert sizes == [(595, 842), (842, 595), (595, 842)]
    for page in (1, 2):
        box = ink_box(path, page, tool, dpi=200)
        assert box.width() == pytest.approx(100, abs=0.2)
        assert (box.x(), box.y()) == (pytest.approx(20, abs=0.2), pytest.approx(30, abs=0.2))


def test_stopped_halfway_it_prints_nothing_more(tmp_path: Path) -> None:
    drawn = []
    leaf = Leaf(210, 297, lambda _: drawn.append(1))
    work = painted([leaf] * 3, Wish(grey=True), printer(tmp_path / "stopped.pdf"))
    next(work)
    next(work)
    work.close()
    assert len(drawn) == 1


@pytest.mark.qt_log_ignore("QPainter::begin")
def test_a_printer_that_takes_nothing_says_so(tmp_path: Path) -> None:
    with pytest.raises(OSError, match="missing"):
        list(painted([STANDING], Wish(), printer(tmp_path / "missing" / "x.pdf")))


def test_a_printer_of_pdf_writes_text_that_can_be_found(tmp_path: Path, tool: Tool) -> None:
    path = tmp_path / "printed.pdf"
    made = printer(path)
    made.setDocName("The work")
    assert list(print_leaves([TEXTS], Wish(), made))[-1] == Progress(1, 1)
    found = subprocess.run(
        [tool("pdftotext"), "-raw", str(path), "-"], check=True, capture_output=True
    )
    assert SPOKEN[0] in found.stdout.decode()
