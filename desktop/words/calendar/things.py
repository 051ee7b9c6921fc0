"""The shelf of things: a name, one sentence, and how it stands, for what has come."""

from PySide6.QtCore import QCoreApplication

from desktop.rules.games.calendar.view.things import Thing
from desktop.words.calendar.dates import day_short, weekday_name
from desktop.words.calendar.names import Names, a_symbol


def name(names: Names, thing: Thing) -> str:
    """What a thing is called; a person by their name, once chosen."""
    if thing.id == "T4" and thing.symbol is not None:
        return names.ally(thing.symbol)
    return names.thing(thing.id)


def sentence(names: Names, thing: Thing) -> str:
    """One sentence about a thing, in the story's language."""
    if thing.id == "T4" and thing.symbol is not None:
        return names.ally_about(thing.symbol)
    return names.rule(thing.id).thing


def stands(thing: Thing) -> str:
    """How a thing stands, in a few words; empty where there is nothing to say."""
    match thing.id:
        case "T2":
            left = thing.count
            return QCoreApplication.translate("Calendar", "%n turn(s) left", None, left)
        case "T4" if thing.symbol is not None:
            return QCoreApplication.translate("Calendar", "for {symbol}").format(
                symbol=a_symbol(thing.symbol)
            )
        case "T6" | "T8" if thing.most:
            return QCoreApplication.translate("Calendar", "{count} of {most}").format(
                count=thing.count, most=thing.most
            )
        case "T7":
            return _moon(thing)
        case "T9" if thing.day is not None:
            return _next_day(thing)
        case "T10":
            return _vow(thing)
        case _:
            return ""


def _moon(thing: Thing) -> str:
    match thing.moon:
        case "full":
            return QCoreApplication.translate("Calendar", "full today")
        case "new":
            return QCoreApplication.translate("Calendar", "new today")
        case _:
            return "" if thing.day is None else _next_day(thing)


def _next_day(thing: Thing) -> str:
    return "" if thing.day is None else day_short(thing.day)


def _vow(thing: Thing) -> str:
    match thing.stance:
        case "sworn" if thing.day is not None:
            return weekday_name(thing.day)
        case "kept":
            return QCoreApplication.translate("Calendar", "kept")
        case "broken":
            return QCoreApplication.translate("Calendar", "broken")
        case "ready":
            return QCoreApplication.translate("Calendar", "free")
        case _:
            return ""


def louder() -> str:
    """What stands beside a thing that makes Sundays harder now."""
    return QCoreApplication.translate("Calendar", "Sundays ask for more")


def spoken(names: Names, thing: Thing) -> str:
    """A thing for a reader of the screen: name, how it stands, the sentence."""
    parts = [name(names, thing), stands(thing), louder() if thing.loud else ""]
    told = ", ".join(part for part in parts if part)
    return " ".join(part for part in (f"{told}.", sentence(names, thing)) if part)
