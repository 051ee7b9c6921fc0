"""`print`: stories and content as pages to print and texts to keep."""

import argparse
import os
import signal
import sys
from collections.abc import Callable, Generator, Iterator
from contextlib import closing, contextmanager
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from desktop import paths
from desktop.cli.answering import Answer, BadInput, Commands

if TYPE_CHECKING:
    from desktop.cli.printable import Printable
    from desktop.keepsakes.leaf import Keepsake
    from desktop.keepsakes.outputs.progress import Progress
    from desktop.keepsakes.paper import Paper
    from desktop.keepsakes.source import Offer
    from desktop.keepsakes.wish import Wish

NAMES = frozenset({"print"})
PAGES = ("map", "sheet", "book", "month", "year", "diary", "cards", "tokens", "blank")
KINDS = ("pdf", "svg", "png", "html", "epub")
_PAPERS = {"a4": "A4", "letter": "Letter"}
_MARGIN = 5.0
_MOST_MARGIN = 40
_MOST_ACROSS = 20
_SHOWN = 12


def add_to(commands: Commands) -> None:
    """Add the command."""
    it = commands.add("print", _print, "a save or a pack as pages to print, or as a text")
    it.add_argument(
        "what", metavar="SAVE|PACK", help="a save; or a pack, year or tables by path, id or game"
    )
    it.add_argument("--to", type=Path, metavar="FILE", help="ends in ." + ", .".join(KINDS))
    it.add_argument("--list", action="store_true", help="only say what it can be printed as")
    it.add_argument("--page", choices=PAGES, help="without it the first in --list; of a pack all")
    it.add_argument("--part", default="", metavar="ID", help="one map, one month: see --list")
    it.add_argument("--paper", type=_paper_word, choices=[*_PAPERS.values()])
    it.add_argument("--margin", type=float, default=_MARGIN, metavar="MM", help="0 to 40, usual 5")
    it.add_argument("--scale", choices=("auto", "true", "fit"), help="without it: auto")
    it.add_argument("--across", type=int, metavar="N", help="a poster so many sheets wide")
    it.add_argument("--booklet", action="store_true", help="two pages a side, to be folded")
    it.add_argument("--pages", metavar="RANGE", help="only these, such as 1-3,5")
    it.add_argument("--grey", action="store_true", help="without colours")
    it.add_argument("--language", metavar="CODE", help="without it that of the settings or system")


def _paper_word(word: str) -> str:
    return _PAPERS.get(word.lower(), word)


def _print(asked: argparse.Namespace) -> Answer:
    _check(asked)
    application = _application()
    language = _speak(asked.language)
    from desktop.cli.printable import printable
    from desktop.cli.printable_list import listed

    found = printable(asked.what, language)
    answer = listed(found, _wish(asked)) if asked.list else _printed(found, asked)
    del application
    return answer


def _application() -> object:
    """Qt without a window, whatever the place."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    if os.environ.get("LC_ALL") in ("C", "POSIX"):  # which Qt would complain of
        os.environ["LC_ALL"] = "C.UTF-8"
    from PySide6.QtGui import QGuiApplication

    return QGuiApplication.instance() or QGuiApplication(["solitarium"])


def _check(asked: argparse.Namespace) -> None:
    """Raise BadInput for what is wrong with the words alone."""
    if (asked.to is None) != asked.list:
        raise BadInput("print: either --to FILE or --list")
    if not 0 <= asked.margin <= _MOST_MARGIN:
        raise BadInput(f"--margin {asked.margin:g}: from 0 to {_MOST_MARGIN} mm")
    if asked.across is not None and not 1 <= asked.across <= _MOST_ACROSS:
        raise BadInput(f"--across {asked.across}: from 1 to {_MOST_ACROSS} sheets")
    if asked.across is not None and asked.scale is not None:
        raise BadInput("print: either --across or --scale")
    if asked.to is not None and asked.to.suffix.lower()[1:] not in KINDS:
        raise BadInput(f"{asked.to}: the name must end in .{', .'.join(KINDS)}")


def _speak(language: str | None) -> str:
    """Speak as asked, else as the window would; return the language of the content."""
    from desktop.store import settings
    from desktop.words.language import LANGUAGES, speak

    if language is None:
        liked, _ = settings.load(paths.settings_file())
        spoken = speak(liked.language)
        return liked.content_language or spoken
    if language not in LANGUAGES:
        raise BadInput(f"--language {language}: there are {', '.join(LANGUAGES)}")
    return speak(language)


# --- what is printed -----------------------------------------------------------------------------


def _printed(found: "Printable", asked: argparse.Namespace) -> Answer:
    from desktop.cli.printed import answer
    from desktop.keepsakes.outputs.existing import Unwritable, check

    kind = asked.to.suffix.lower()[1:]
    offers = found.offers()
    offer = _offer(offers, asked, kind)
    wish = _wish(asked)
    whole = tuple(one for one in offers if kind in one.files) if _whole(found, asked) else (offer,)
    steps = found.together(whole, wish) if len(whole) > 1 else found.making(offer, wish)
    try:
        check(asked.to)  # before long work
        with _patient() as stop:
            keepsake = _chosen(_made(steps, offer, wish, stop), asked)
            written = _write(keepsake, asked.to, wish, stop)
    except Unwritable as trouble:
        from desktop.words import problems

        raise BadInput(problems.line(trouble.problem)) from None
    page = ",".join(one.page for one in whole)
    return answer(found, page, keepsake, written, wish, asked.to)


def _whole(found: "Printable", asked: argparse.Namespace) -> bool:
    """Whether all of a pack is meant: nothing is said of a page, nor what is said of only one."""
    of_one = asked.page or asked.part or asked.scale or asked.across or asked.booklet
    return found.kind == "pack" and not of_one


def _offer(offers: "tuple[Offer, ...]", asked: argparse.Namespace, kind: str) -> "Offer":
    """The page that is asked for, as a file of this kind. Raises BadInput."""
    pages = dict.fromkeys(offer.page for offer in offers)
    if asked.page is None:
        fitting = [offer for offer in offers if kind in offer.files]
        if not fitting:
            raise BadInput(f"{asked.to}: nothing here can be written as .{kind}")
        offer = fitting[0]
    else:
        named = [offer for offer in offers if offer.page == asked.page]
        if not named:
            raise BadInput(f"--page {asked.page}: there are {', '.join(pages)}")
        offer = named[0]
    if kind not in offer.files:
        raise BadInput(f"--page {offer.page}: as .{', .'.join(offer.files)}, not as .{kind}")
    _check_ways(offer, asked, kind)
    return offer


def _check_ways(offer: "Offer", asked: argparse.Namespace, kind: str) -> None:
    """Raise BadInput for a wish that means nothing for a page."""
    if not offer.scaled and (asked.across or asked.scale):
        option = "--across" if asked.across else "--scale"
        raise BadInput(f"{option}: {offer.page} is no drawing to scale")
    if asked.booklet and not offer.booklet:
        raise BadInput(f"--booklet: {offer.page} is nothing to be folded")
    flows = kind == "epub" or (kind == "html" and "epub" in offer.files)
    if flows and (asked.pages or asked.booklet):
        option = "--pages" if asked.pages else "--booklet"
        raise BadInput(f"{option}: .{kind} of {offer.page} is a text without pages of paper")


def _wish(asked: argparse.Namespace) -> "Wish":
    from desktop.keepsakes.paper import PAPERS, Sheet
    from desktop.keepsakes.wish import Wish

    paper = PAPERS[asked.paper] if asked.paper else _paper_here()
    return Wish(
        sheet=Sheet(paper, asked.margin),
        scale=asked.scale or "auto",
        across=asked.across or 0,
        booklet=asked.booklet,
        grey=asked.grey,
        part=asked.part,
        made=datetime.now().astimezone().isoformat(timespec="seconds"),
    )


def _paper_here() -> "Paper":
    """The paper of the place: LC_PAPER, which Qt does not read, then what Qt says."""
    from PySide6.QtCore import QLocale

    from desktop.keepsakes.paper import usual

    for name in ("LC_ALL", "LC_PAPER"):
        place = os.environ.get(name, "").partition(".")[0].partition("@")[0]
        if place:
            return usual(QLocale(place))
    return usual(QLocale.system())


def _made(
    steps: "Generator[Progress, None, Keepsake]", offer: "Offer", wish: "Wish", stop: list[int]
) -> "Keepsake":
    """The keepsake. Raises BadInput for a part that there is not, KeyboardInterrupt."""
    from desktop.keepsakes.outputs.progress import drained

    try:
        with _shown() as show:
            return drained(steps, partial(_step, stop, show))
    except KeyError:
        if not wish.part:
            raise
    known = [id_ for id_, _ in offer.parts]
    shown = ", ".join(known[:_SHOWN]) + (", ..." if len(known) > _SHOWN else "")
    told = f"there are {shown}" if known else f"{offer.page} has no parts"
    raise BadInput(f"--part {wish.part}: {told}")


def _chosen(keepsake: "Keepsake", asked: argparse.Namespace) -> "Keepsake":
    """The pages that are asked for; sheets of paper where something of them is said."""
    from desktop.keepsakes.placing.ranges import BadRange, chosen

    leaves = keepsake.leaves
    if asked.pages is not None:
        try:
            leaves = tuple(leaves[page - 1] for page in chosen(asked.pages, len(leaves)))
        except BadRange as trouble:
            raise BadInput(f"--pages {asked.pages}: {trouble}") from None
    sheets = asked.pages or asked.across or asked.scale or asked.booklet
    picture = None if sheets else keepsake.picture
    return msgspec.structs.replace(keepsake, leaves=leaves, picture=picture)


def _write(keepsake: "Keepsake", path: Path, wish: "Wish", stop: list[int]) -> tuple[Path, ...]:
    """The files, written. Raises Unwritable, KeyboardInterrupt: then there is none of them."""
    from desktop.keepsakes.outputs.writing import files_of, write

    with closing(write(keepsake, path, wish)) as steps, _shown() as show:
        for step in steps:
            _step(stop, show, step)
    return files_of(keepsake, path)


def _step(stop: list[int], show: Callable[[str], None], step: "Progress") -> None:
    """Show how far it has come, unless it is to stop: then KeyboardInterrupt."""
    if stop:
        raise KeyboardInterrupt
    show(f"{step.done} / {step.total}")


@contextmanager
def _shown() -> Iterator[Callable[[str], None]]:
    """A line of progress that is gone in the end; none where nobody looks at it."""
    there = sys.stderr.isatty()

    def show(text: str) -> None:
        if there:
            print(f"\r{text}\x1b[K", end="", file=sys.stderr, flush=True)

    try:
        yield show
    finally:
        show("")


@contextmanager
def _patient() -> Iterator[list[int]]:
    """Within this the first Ctrl+C is noted only: inside a painter it would get lost."""
    noted: list[int] = []

    def note(number: int, frame: Any) -> None:
        if noted:
            raise KeyboardInterrupt
        noted.append(number)

    before = signal.signal(signal.SIGINT, note)
    try:
        yield noted
    finally:
        signal.signal(signal.SIGINT, before)
