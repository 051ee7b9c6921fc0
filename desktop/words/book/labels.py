"""What each choice is called, on the next button and in the list twin."""

from typing import assert_never

from PySide6.QtCore import QCoreApplication

from desktop.rules.games.book import choices as c
from desktop.rules.games.book.state import ATTRIBUTES, Attribute, State
from desktop.rules.kernel.game import Answer, Switch
from desktop.words.book.names import Names, attribute_short, dice_text, place_text
from desktop.words.book.table_rules import rule_text


def throw_label(state: State) -> str:
    """The next button before a roll, by what is rolled."""
    match state.phase:
        case "checks":
            return QCoreApplication.translate("Book", "Roll six Checks")
        case "type":
            return QCoreApplication.translate("Book", "Roll for the type")
        case "snare":
            return QCoreApplication.translate("Book", "Roll against the Trap")
        case "fear":
            fear = state.sheet.fear
            return QCoreApplication.translate("Book", "Fear Check: roll %n dice", None, fear)
        case _:
            dice = state.pool.dice if state.pool is not None else len(ATTRIBUTES)
            return QCoreApplication.translate("Book", "Roll %n dice", None, dice)


def typed_label(state: State) -> str:
    """What is waited for where the player rolls real dice."""
    match state.phase:
        case "fear":
            dice = state.sheet.fear
        case "type" | "snare":
            dice = 1
        case _:
            dice = state.pool.dice if state.pool is not None else len(ATTRIBUTES)
    return QCoreApplication.translate("Book", "Roll %n dice and type them in", None, dice)


def pool_label(dice: int) -> str:
    """The next button while a pool is being built."""
    return QCoreApplication.translate("Book", "Take up %n dice", None, dice)


def waiting(state: State) -> str:
    """What the next button says while nothing is chosen."""
    match state.phase:
        case "assign":
            return QCoreApplication.translate("Book", "Give each Attribute a die")
        case "settle":
            return QCoreApplication.translate("Book", "Choose where you come from")
        case "road":
            return QCoreApplication.translate("Book", "Choose a destination")
        case "start":
            return QCoreApplication.translate("Book", "Choose your dice")
        case "ended":
            return QCoreApplication.translate("Book", "Read the book")
        case _:
            return ""


def assign_label(six: tuple[int, ...]) -> str:
    """The next button with all six Attributes given."""
    told = ", ".join(
        f"{attribute_short(attribute)} {value}"
        for attribute, value in zip(ATTRIBUTES, six, strict=True)
    )
    return QCoreApplication.translate("Book", "Be {six}").format(six=told)


def route_label(names: Names, state: State, area: str) -> str:
    """The next button with a dot placed."""
    return QCoreApplication.translate("Book", "Draw the Route to {aim}").format(
        aim=names.destination(state, area)
    )


def leave_label(state: State) -> str:
    """The next button in a Town, once all is done there."""
    if state.stay is not None and state.stay.area == state.home:
        return QCoreApplication.translate("Book", "Leave the Hometown")
    return QCoreApplication.translate("Book", "Leave Town")


def turn_page_label() -> str:
    """The next button below a Chapter."""
    return QCoreApplication.translate("Book", "Turn the page")


def attribute_label(attribute: Attribute, value: int) -> str:
    """An Attribute with its dice."""
    return f"{attribute_short(attribute)} {value}"


def _answer(choice: Answer) -> str:
    if isinstance(choice.value, tuple):
        dice = tuple(int(value) for value in choice.value)
        return QCoreApplication.translate("Book", "Hand in {dice}").format(dice=dice_text(dice))
    return QCoreApplication.translate("Book", "Hand in {dice}").format(dice=choice.value)


def _disarm(names: Names, state: State) -> str:
    kits = [ware for ware in state.sheet.items if names.tables.wares[ware].disarms]
    return QCoreApplication.translate("Book", "Use {ware}").format(ware=names.wares(kits[:1]))


def _consult(names: Names, state: State, area: str) -> str:
    return QCoreApplication.translate("Book", "Ask about {encounter}, {place}").format(
        encounter=names.area(state.areas.get(area)), place=place_text(area)
    )


def _try(names: Names, choice: c.Try) -> str:
    extra = [QCoreApplication.translate("Book", "Strain {dice}").format(dice=choice.strain)]
    if not choice.strain:
        extra = []
    if choice.bribes:
        extra.append(QCoreApplication.translate("Book", "bribes {dice}").format(dice=choice.bribes))
    wares = (choice.weapon, *choice.items, *choice.given)
    parts = [attribute_short(choice.attribute), *extra, *(names.ware(one) for one in wares if one)]
    return QCoreApplication.translate("Book", "Try with {dice}").format(dice=", ".join(parts))


def label(names: Names, state: State, choice: c.Choice) -> str:
    """A choice as a short line that begins with a verb. One case for each choice."""
    match choice:
        case c.Throw():
            return throw_label(state)
        case c.Assign():
            return assign_label(choice.six)
        case c.Settle():
            return QCoreApplication.translate("Book", "Settle in {place}").format(
                place=place_text(choice.area)
            )
        case c.Route():
            return route_label(names, state, choice.area)
        case c.Try():
            return _try(names, choice)
        case c.Flee():
            return QCoreApplication.translate("Book", "Flee")
        case c.Convert():
            return QCoreApplication.translate("Book", "Turn it into a Combat")
        case c.Disarm():
            return _disarm(names, state)
        case c.Rest():
            return QCoreApplication.translate("Book", "Rest")
        case c.Buy():
            return QCoreApplication.translate("Book", "Buy {ware}").format(
                ware=names.ware(choice.ware)
            )
        case c.Sell():
            return QCoreApplication.translate("Book", "Sell {ware}").format(
                ware=names.ware(choice.ware)
            )
        case c.Consult():
            return _consult(names, state, choice.area)
        case c.Work():
            return QCoreApplication.translate("Book", "Work")
        case c.Leave():
            return leave_label(state)
        case Answer():
            return _answer(choice)
        case Switch():
            return QCoreApplication.translate("Book", "Switch {rule}").format(
                rule=rule_text(choice.option).name
            )
        case _:
            assert_never(choice)
