"""Sets the pages that are asked for, shows them, and has them printed and written."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import datetime

import msgspec
from PySide6.QtCore import QCoreApplication, QLocale, QObject, QTimer, Signal

from desktop.keepsakes.leaf import Keepsake, Leaf
from desktop.keepsakes.outputs.progress import Progress
from desktop.keepsakes.placing import ranges
from desktop.keepsakes.source import Offer, titled
from desktop.keepsakes.wish import Wish
from desktop.store.settings import Printing as Remembered
from desktop.ui.printing import words
from desktop.ui.printing.chosen import Chosen, remembered
from desktop.ui.printing.delivery import Delivery
from desktop.ui.printing.sheet import PrintSheet
from desktop.ui.printing.steps import Steps
from desktop.ui.printing.subject import Subject
from desktop.ui.printing.trouble import told
from desktop.ui.widgets.next_button import NextStep

SETTING_MS = 30  # so that the sheet is seen, and says so, before the pages are set
_MOST_KEPT = 4

Now = Callable[[], datetime]


class Press(QObject):
    """Does what a print sheet asks for, with one subject at a time."""

    left = Signal()  # back to what lay there before
    remembered = Signal(object)  # store.settings.Printing, what was chosen last

    def __init__(self, sheet: PrintSheet, now: Now) -> None:
        """Nothing lies there; `now` is the clock on the wall."""
        super().__init__(sheet)
        self.sheet = sheet
        self._now = now
        self.subject: Subject | None = None
        self.offers: tuple[Offer, ...] = ()
        self.chosen = Chosen()
        self.keepsake: Keepsake | None = None
        self._pages: tuple[int, ...] = ()  # from 1
        self._kept: dict[tuple[str, Wish], Keepsake] = {}
        self.delivery = Delivery(sheet.pages)
        self._setting = QTimer(self, singleShot=True, interval=SETTING_MS)
        self._setting.timeout.connect(self._set)
        self.steps = Steps(self)  # of setting pages
        self.steps.ended.connect(self._show_set)
        self.steps.failed.connect(self._tell_unset)
        self.sheet.changed.connect(self.choose)
        self.sheet.asked.connect(self.do)
        self.delivery.changed.connect(self._show_step)

    # --- what lies there -----------------------------------------------------------------------

    def open(self, subject: Subject, page: str, kept: Remembered) -> None:
        """Offer what can be printed of a subject; the page asked for is chosen, else the first."""
        self.close()
        self.subject, self.offers = subject, subject.offers()
        pages = [offer.page for offer in self.offers]
        first = page if page in pages else next(iter(pages), "")
        self.chosen = remembered(kept, first, QLocale.system())
        self._offer()

    def retell(self, language: str) -> None:
        """Say everything anew in another language; what was chosen stays chosen."""
        if self.subject is None:
            return
        self._stop_setting()
        self.delivery.drop()
        self.subject = self.subject.told_in(language)
        self.offers = self.subject.offers()
        self._kept.clear()
        self._offer()

    def close(self) -> None:
        """Put everything away; what was on its way is stopped."""
        self._stop_setting()
        self.delivery.drop()
        self.subject, self.keepsake, self.offers = None, None, ()
        self._kept.clear()
        self.sheet.pages.show_leaves("", ())

    def wait(self, told: str) -> None:
        """There is nothing to be printed, and why."""
        self.sheet.pages.wait(told)
        self.sheet.show_step(NextStep(told, waiting=True))
        self.sheet.show_doors(open_=False)

    def _offer(self) -> None:
        self._show_choice()
        if self.offers:
            self._begin_setting()
        else:
            self.wait(words.nothing_offered())

    def _show_choice(self) -> None:
        title = self.subject.title if self.subject is not None else ""
        self.sheet.show_choice(title, self.offers, self.chosen)

    @property
    def offer(self) -> Offer:
        """The one that is chosen."""
        return titled(self.offers)[self.chosen.page]

    # --- choosing ------------------------------------------------------------------------------

    def choose(self, chosen: Chosen) -> None:
        """Take another choice; pages are set anew only where they come out otherwise."""
        if self.delivery.busy or not self.offers:
            self._show_choice()
            return
        before, self.chosen = self.chosen, chosen
        self.delivery.drop()
        self._show_choice()
        self.remembered.emit(chosen.kept)
        if _sets_anew(before, chosen):
            self._begin_setting()
        elif self.keepsake is not None:
            self._show_pages()

    def _begin_setting(self) -> None:
        self._stop_setting()
        self.keepsake = None
        self.sheet.pages.wait(words.setting())
        self._show_step()
        self._setting.start()

    def _stop_setting(self) -> None:
        """Whatever is being set is not asked for any more."""
        self._setting.stop()
        self.steps.stop()

    @property
    def _key(self) -> tuple[str, Wish]:
        """What is chosen, as far as pages come out otherwise."""
        return self.chosen.page, msgspec.structs.replace(self.chosen.wish(self.offer), grey=False)

    def _set(self) -> None:
        """Set the pages step by step, unless they were set a moment ago."""
        if self.subject is not None and self._key not in self._kept:
            self.steps.start(self._work(self.subject))
        elif self.subject is not None:
            self._show_set()

    def _work(self, subject: Subject) -> Iterator[Progress]:
        key = self._key
        wish = msgspec.structs.replace(key[1], made=self._made())
        self._kept[key] = yield from subject.making(self.offer.page, wish)

    def _tell_unset(self, trouble: Exception) -> None:
        """The story stands; only its pages cannot be had."""
        self.sheet.pages.show_leaves("", ())
        self.wait(told(trouble))

    def _show_set(self) -> None:
        """Show the pages that were set."""
        self.keepsake = self._kept[self._key]
        while len(self._kept) > _MOST_KEPT:
            del self._kept[next(iter(self._kept))]
        self.sheet.pages.show_leaves(self.keepsake.title, self.keepsake.leaves)
        self.sheet.pages.wait("")
        self._show_pages()

    def _made(self) -> str:
        return self._now().astimezone().isoformat(timespec="seconds")

    @property
    def leaves(self) -> tuple[Leaf, ...]:
        """The pages that were set."""
        return self.keepsake.leaves if self.keepsake is not None else ()

    def _show_pages(self) -> None:
        """Say which pages are to be printed, or what is wrong with those asked for."""
        complaint, count = "", len(self.leaves)
        try:
            text = self.chosen.pages.strip()
            self._pages = ranges.chosen(text, count) if text else tuple(range(1, count + 1))
        except ranges.BadRange as bad:
            self._pages, complaint = (), str(bad)
        pages = self.sheet.pages
        pages.preview.show_grey(self.chosen.grey)
        pages.show_chosen(self.chosen.margin, frozenset(page - 1 for page in self._pages))
        self.sheet.how.complain(complaint)
        self.sheet.how.tell_result(words.result(self.leaves, self.chosen.paper))
        self._show_step()

    # --- the one thing to do -------------------------------------------------------------------

    def _show_step(self) -> None:
        """Name the next button, and say whether the other doors are open."""
        step, asks = self.delivery.step()
        if self.keepsake is None:
            step = NextStep(words.setting(), waiting=True)
        elif not self._pages:
            step = NextStep(QCoreApplication.translate("Printing", "Which pages?"), waiting=True)
        self.sheet.show_step(step, "" if step.waiting else asks)
        ready = self.keepsake is not None and not self.delivery.busy
        self.sheet.show_doors(open_=ready and bool(self._pages))

    def do(self, asked: str) -> None:
        """Do what the sheet asks for."""
        match asked:
            case "back":
                if not self.delivery.step_back():
                    self.left.emit()
            case "stop":
                self.delivery.stop()
            case "over":
                self.delivery.replace()
            case "open":
                self.delivery.open_it()
            case "folder":
                self.delivery.open_folder()
            case _ if self.keepsake is not None and self._pages:
                self._send(asked, self.keepsake)

    def _send(self, asked: str, keepsake: Keepsake) -> None:
        """Ask where the pages are to go."""
        wish = msgspec.structs.replace(self.chosen.wish(self.offer), made=self._made())
        match asked:
            case "print":
                self.delivery.ask_printer(keepsake, self._pages, wish)
            case "pdf":
                self.delivery.ask_file(self._picked(keepsake), ("pdf",), wish)
            case "keep":
                self.delivery.ask_file(self._picked(keepsake), _others(self.offer), wish)
            case _:
                pass

    def _picked(self, keepsake: Keepsake) -> Keepsake:
        """What is to be written: with some pages left out there is no whole any more."""
        if len(self._pages) == len(self.leaves):
            return keepsake
        leaves = tuple(self.leaves[page - 1] for page in self._pages)
        return msgspec.structs.replace(keepsake, leaves=leaves, picture=None)


def _others(offer: Offer) -> tuple[str, ...]:
    """The kinds of file beside PDF: a text as a book to read first, a drawing as a drawing."""
    order = ("epub", "html", "svg", "png") if "epub" in offer.files else ("svg", "png", "html")
    return tuple(kind for kind in order if kind in offer.files)


def _sets_anew(before: Chosen, now: Chosen) -> bool:
    """Whether other pages come out, and not only others of the same in other inks."""
    same = msgspec.structs.replace(before, pages=now.pages, grey=now.grey)
    return same != now
