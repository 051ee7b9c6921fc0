"""Keepsakes of the calendar: its pages, the year as a poster, the diary, empty pages."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from PySide6.QtCore import QCoreApplication

from desktop.keepsakes.games.calendar import months, poster, printed_year
from desktop.keepsakes.games.calendar.diary import writing
from desktop.keepsakes.leaf import Keepsake
from desktop.keepsakes.outputs.progress import Progress, drained
from desktop.keepsakes.picture import Picture
from desktop.keepsakes.placing.placing import place
from desktop.keepsakes.prose.volume import volume
from desktop.keepsakes.source import TEXT_FILES, Keeper, Offer, Source
from desktop.keepsakes.stems import stem
from desktop.keepsakes.wish import PageName, Wish
from desktop.rules.games.calendar.content.schema import Almanac
from desktop.rules.games.calendar.state import State
from desktop.rules.kernel.errors import Illegal
from desktop.words.calendar.dates import month_title
from desktop.words.calendar.names import Names


class CalendarKeeper:
    """The keepsakes of the calendar: nothing of a month whose page was not read."""

    def offers(self, source: Source) -> tuple[Offer, ...]:
        """The pages that were read, the year, the diary, and the same pages empty."""
        state: State = source.history.state
        parts = _parts(months.read(state))
        year = Offer("year", _year_name(), scaled=True)
        if not parts:
            return (year,)
        pages = QCoreApplication.translate("Keepsakes", "The months")
        diary = QCoreApplication.translate("Keepsakes", "The diary")
        return (
            Offer("month", pages, parts=parts),
            year,
            Offer("diary", diary, TEXT_FILES, booklet=True),
            Offer("blank", _blank_name(), parts=parts),
        )

    def make(self, source: Source, page: PageName, wish: Wish) -> Keepsake:
        """One of them."""
        return drained(self.making(source, page, wish))

    def making(
        self, source: Source, page: PageName, wish: Wish
    ) -> Generator[Progress, None, Keepsake]:
        """The same step by step."""
        offered = {offer.page: dict(offer.parts) for offer in self.offers(source)}
        if page not in offered or (wish.part and wish.part not in offered[page]):
            raise KeyError(page)
        state: State = source.history.state
        chosen = (int(wish.part),) if wish.part else tuple(months.read(state))
        match page:
            case "month":
                return _drawn(source, page, months.month_pictures(source, chosen), wish)
            case "year":
                return _drawn(source, page, [poster.poster(source)], wish)
            case "diary":
                told = yield from writing(source, wish.made)
                return (yield from volume(told, wish, "diary"))
            case _:
                return _drawn(source, page, months.blank_months(source, chosen), wish)

    def blanks(self, content: Any, language: str) -> tuple[Offer, ...]:
        """The twelve pages of a year; which one, a part may say (printed_year)."""
        return (Offer("blank", _blank_name(), parts=_parts(range(1, 13))),)

    def make_blank(self, content: Any, language: str, page: PageName, wish: Wish) -> Keepsake:
        """Empty pages. Raises KeyError for a month, page or year that there is not."""
        if page != "blank":
            raise KeyError(page)
        almanac: Almanac = content
        wanted = printed_year.asked(almanac, wish)
        try:
            pictures = printed_year.pages(almanac, language, wanted)
        except Illegal as trouble:
            raise KeyError(wish.part) from trouble
        return Keepsake(
            title=f"{almanac.head.title}: {_blank_name()}",
            stem=stem(almanac.head.title, *_number(wanted.month), wanted.year, "blank"),
            leaves=place(pictures, wish),
            picture=pictures[0] if len(pictures) == 1 else None,
            language=language,
        )


def _parts(found: range) -> tuple[tuple[str, str], ...]:
    return tuple((str(month), month_title(month)) for month in found)


def _number(month: int) -> tuple[str, ...]:
    return (f"{month:02}",) if month else ()


def _year_name() -> str:
    return QCoreApplication.translate("Keepsakes", "The year as a poster")


def _blank_name() -> str:
    return QCoreApplication.translate("Keepsakes", "Empty pages")


def _drawn(
    source: Source, page: PageName, pictures: list[Picture] | tuple[Picture, ...], wish: Wish
) -> Keepsake:
    names = Names(source.history.content, source.language)
    title = months.year_title(names, source.jottings)
    part = _number(int(wish.part or 0))
    return Keepsake(
        title=QCoreApplication.translate("Keepsakes", "{title}: {what}").format(
            title=title, what=pictures[0].name
        )
        if len(pictures) == 1 and page != "year"
        else title,
        stem=stem(title, *part, page),
        leaves=place(pictures, wish),
        picture=pictures[0] if len(pictures) == 1 else None,
        language=source.language,
    )


KEEPER: Keeper = CalendarKeeper()
