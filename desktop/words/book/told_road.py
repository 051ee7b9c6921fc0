"""Routes, what they cross out, and the squares that are written, told."""

from PySide6.QtCore import QCoreApplication

from desktop.rules.games.book import events as e
from desktop.rules.games.book.state import Area
from desktop.words.book.names import Names, dice_text, place_text, sum_text, the_home
from desktop.words.book.told import Told


def created(told: Told, written: tuple[e.AreaCreated, ...]) -> str:
    """New squares in one sentence, each with its four dice, in the order of writing."""
    if not written:
        return ""
    bonus = max(
        (one.value - sum(one.dice) for one in written if one.kind == "encounter"), default=0
    )
    several = ", ".join(_written(told.names, one) for one in written)
    if bonus > 0:
        return QCoreApplication.translate(
            "Book", "Newly written, with {bonus} in each number for Level {level}: {areas}."
        ).format(bonus=bonus, level=bonus // 2, areas=several)
    return QCoreApplication.translate("Book", "Newly written: {areas}.").format(areas=several)


def _written(names: Names, event: e.AreaCreated) -> str:
    stands = str(event.value)
    if event.kind != "encounter":
        stands = names.area(Area(event.kind, event.value))
    return QCoreApplication.translate("Book", "{what} (threw {dice})").format(
        what=stands, dice=dice_text(event.dice)
    )


def route_drawn(told: Told, event: e.RouteDrawn, lost: tuple[e.AreaLost, ...]) -> str:
    """A Route in one sentence, with everything that it crosses out."""
    aim = the_home() if event.area == told.home else told.met(event.area)
    gone = losses(told.names, event, lost)
    if not gone:
        return QCoreApplication.translate("Book", "A Route to {aim}.").format(aim=aim)
    return QCoreApplication.translate("Book", "A Route to {aim}. It crosses out {lost}.").format(
        aim=aim, lost=gone
    )


def losses(names: Names, event: e.RouteDrawn, lost: tuple[e.AreaLost, ...]) -> str:
    """What a Route crossed out: `Puzzle 14, Town 3 and a blank`; empty for nothing."""
    named = [one for one in lost if one.kind in ("encounter", "town")]
    parts = [names.area(Area(one.kind, one.value, one.letter)) for one in named]
    blanks = len(set(event.crossed) - {one.area for one in named})
    return sum_text([*parts, *blank_squares(blanks)])


def blank_squares(number: int) -> tuple[str, ...]:
    """So many squares that will never be written; nothing for none."""
    if number == 0:
        return ()
    if number == 1:
        return (QCoreApplication.translate("Book", "a blank"),)
    return (QCoreApplication.translate("Book", "%n blanks", None, number),)


def area_lost(names: Names, event: e.AreaLost) -> str:
    """One square that was crossed out, by itself."""
    return QCoreApplication.translate("Book", "Crossed out in passing: {what}, {place}.").format(
        what=names.area(Area(event.kind, event.value, event.letter)), place=place_text(event.area)
    )


def fled(told: Told, event: e.Fled) -> str:
    """The dot is crossed out, back to the one before."""
    met, back = told.met(event.area), place_text(event.back)
    if event.back == told.home:
        if event.panicked:
            return QCoreApplication.translate(
                "Book", "Panic before {encounter}: driven back to the Hometown."
            ).format(encounter=met)
        return QCoreApplication.translate(
            "Book", "Fled from {encounter}: driven back to the Hometown."
        ).format(encounter=met)
    if event.panicked:
        return QCoreApplication.translate(
            "Book", "Panic before {encounter}: back to the dot in {place}."
        ).format(encounter=met, place=back)
    return QCoreApplication.translate(
        "Book", "Fled from {encounter}: back to the dot in {place}."
    ).format(encounter=met, place=back)
