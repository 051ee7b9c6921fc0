"""Short words on the sheet and the page: losses, what wins, what failure and flight cost, Towns."""

from typing import Literal

from PySide6.QtCore import QCoreApplication

from desktop.rules.games.book.content.schema import Gold
from desktop.rules.games.book.state import Letter, State, Task
from desktop.words.book.names import Names, sum_text
from desktop.words.book.told_road import blank_squares

SHORT = 20
"""As many characters has the short form of a loss."""
Service = Literal["rest", "oracle", "work", "buy", "sell", "leave"]


def loss_parts(names: Names, state: State, areas: tuple[str, ...], blanks: int) -> list[str]:
    """What a Route would cross out, in words; Encounters and Towns by what stands there."""
    return [*(names.area(state.areas[area]) for area in areas), *blank_squares(blanks)]


def loss_long(names: Names, state: State, areas: tuple[str, ...], blanks: int) -> str:
    """What a Route would cross out, whole: `crosses out Puzzle 14 and a blank`."""
    parts = loss_parts(names, state, areas, blanks)
    if not parts:
        return QCoreApplication.translate("Book", "crosses out nothing")
    return QCoreApplication.translate("Book", "crosses out {lost}").format(lost=sum_text(parts))


def loss_short(names: Names, state: State, areas: tuple[str, ...], blanks: int) -> str:
    """The same in at most 20 characters: `loses 21 and a blank`; empty for nothing."""
    if not areas and not blanks:
        return ""
    numbers = [_number(names, state, area) for area in areas]
    told = QCoreApplication.translate("Book", "loses {lost}").format(
        lost=sum_text([*numbers, *blank_squares(blanks)])
    )
    if len(told) <= SHORT:
        return told
    several = len(areas) + blanks
    return QCoreApplication.translate("Book", "loses %n square(s)", None, several)


def _number(names: Names, state: State, area: str) -> str:
    """An Encounter by its ECL alone, a Town by its name."""
    found = state.areas[area]
    return str(found.value) if found.kind == "encounter" else names.area(found)


# --- an Encounter ---


def wins(names: Names, task: Task) -> str:
    """What is needed, and what it brings."""
    if task.letter == "C":
        return QCoreApplication.translate(
            "Book", "{life} or more takes the difference off its Life. At 0: {gain}."
        ).format(life=task.life, gain=_gain(names, task))
    return QCoreApplication.translate("Book", "{ecl} or more: {gain}.").format(
        ecl=task.ecl, gain=_gain(names, task)
    )


def _gain(names: Names, task: Task) -> str:
    gain = QCoreApplication.translate("Book", "a Chapter, {xp} XP").format(xp=task.ecl)
    known = names.tables.encounters.get(task.letter)
    if known is None or known.gold is None:
        return gain
    return f"{gain}, {gold_text(known.gold)}"


def gold_text(gold: Gold) -> str:
    """What a victory may bring: `2 to 7 gold with luck, else 1`."""
    least, most = gold.dice + gold.plus, 6 * gold.dice + gold.plus
    return QCoreApplication.translate(
        "Book", "{least} to {most} gold with luck, else {few}"
    ).format(least=least, most=most, few=gold.unlucky)


def fails(names: Names, state: State, letter: Letter) -> str:
    """What a failure costs now, with the Armor that one has."""
    off = armour(names, state)
    match letter:
        case "O":
            return _either(max(0, 1 - off), max(0, 3 - off))
        case "Pp":
            return QCoreApplication.translate(
                "Book", "3 Wounds and 1 Fear, and a Chapter without XP"
            )
        case "Pm":
            return QCoreApplication.translate("Book", "3 Fear, and a Chapter without XP")
        case "C":
            return _blow(off)
        case "H":
            return QCoreApplication.translate("Book", "it becomes a Combat with ECL 5 higher")
        case "Z":
            return QCoreApplication.translate("Book", "1 Fear")
        case "R":
            return _sprung(state, off)
        case _:
            return ""


def flees(names: Names, state: State, letter: Letter) -> str:
    """What fleeing costs now; that a Personal cannot be fled."""
    match letter:
        case "P" | "Pp" | "Pm":
            return QCoreApplication.translate("Book", "cannot be fled")
        case "C" | "H":
            off = armour(names, state)
            return QCoreApplication.translate("Book", "1 Fear, {least} to {most} Wounds").format(
                least=max(0, 1 - off), most=max(0, 6 - off)
            )
        case _:
            return QCoreApplication.translate("Book", "1 Fear")


def armour(names: Names, state: State) -> int:
    """How many Wounds one's Equipment takes off."""
    return sum(names.tables.wares[ware].armour for ware in state.sheet.equipment)


def _either(light: int, heavy: int) -> str:
    return QCoreApplication.translate(
        "Book", "Wounds: {light} if a Dexterity Check is passed, else {heavy}"
    ).format(light=light, heavy=heavy)


def _blow(off: int) -> str:
    return QCoreApplication.translate(
        "Book", "Wounds: {light} if a Dexterity Check is passed, else {least} to {most}"
    ).format(light=max(0, 1 - off), least=max(0, 1 - off), most=max(0, 6 - off))


def _sprung(state: State, off: int) -> str:
    least, most = max(0, 2 - off), max(0, 7 - off)
    if state.options.get("trap_quicksheet") != "on":
        return QCoreApplication.translate(
            "Book", "{least} to {most} Wounds, it becomes an Obstacle, and a Fear Check"
        ).format(least=least, most=most)
    if state.task is not None and state.task.sprung:
        return QCoreApplication.translate("Book", "1 Fear, and a Fear Check")
    return QCoreApplication.translate(
        "Book", "1 Fear, {least} to {most} Wounds, and a Fear Check"
    ).format(least=least, most=most)


# --- Towns ---


def service(kind: Service) -> str:
    """What a row of a Town is called."""
    match kind:
        case "rest":
            return QCoreApplication.translate("Book", "Rest at the inn")
        case "oracle":
            return QCoreApplication.translate("Book", "Ask the Oracle")
        case "work":
            return QCoreApplication.translate("Book", "Work")
        case "buy":
            return QCoreApplication.translate("Book", "Buy")
        case "sell":
            return QCoreApplication.translate("Book", "Sell")
        case "leave":
            return QCoreApplication.translate("Book", "Leave")


def service_does(state: State, kind: Service) -> str:
    """What a row of a Town does."""
    wealth = 0 if state.stay is None else state.stay.wealth
    match kind:
        case "rest":
            return QCoreApplication.translate("Book", "heals up to 3 Wounds")
        case "oracle":
            return QCoreApplication.translate("Book", "tells the type of one Encounter")
        case "work":
            return QCoreApplication.translate("Book", "{least} to {most} gold for 2 Fear").format(
                least=1 + wealth, most=6 + wealth
            )
        case "buy":
            return QCoreApplication.translate("Book", "base price and Wealth")
        case "sell":
            return QCoreApplication.translate("Book", "half the base price")
        case "leave":
            return _leaving(state)


def _leaving(state: State) -> str:
    if state.stay is not None and state.stay.area == state.home:
        return QCoreApplication.translate("Book", "coming back costs 1 Fear")
    return QCoreApplication.translate("Book", "there is no coming back")


def gold(amount: int) -> str:
    """A price or purse."""
    return QCoreApplication.translate("Book", "%n gold", None, amount)


def fare_text(state: State) -> str:
    """What being in the Hometown costs now; empty elsewhere."""
    match "" if state.stay is None else state.stay.fare:
        case "free":
            return QCoreApplication.translate("Book", "Only Work brings Fear before you set out.")
        case "paid":
            return QCoreApplication.translate("Book", "Coming home has cost 1 Fear.")
        case "driven":
            return QCoreApplication.translate(
                "Book", "Driven home: using the Town costs 1 Fear, leaving it nothing."
            )
        case _:
            return ""
