"""What each choice is called, on the next button, beside it and in the list twin."""

from datetime import date
from typing import assert_never

from PySide6.QtCore import QCoreApplication

from desktop.rules.games.calendar import choices as c
from desktop.rules.games.calendar.state import State
from desktop.rules.games.calendar.view.fits import Fits, Lead
from desktop.rules.kernel.game import Answer, Arrive, Switch
from desktop.words.calendar.dates import day_in_week, day_long, weekday_name
from desktop.words.calendar.names import Names, dice_text, known_symbol, symbol_name
from desktop.words.calendar.table_rules import rule_text

ALL = 5


def roll_label(held: int, rolls: int) -> str:
    """The next button where Space rolls: `Roll 5 dice`, then `Roll the other 3`."""
    if rolls == 0:
        return QCoreApplication.translate("Calendar", "Roll %n dice", None, ALL)
    if held == 0:
        return QCoreApplication.translate("Calendar", "Roll all five again")
    left = ALL - held
    return QCoreApplication.translate("Calendar", "Roll the other %n", None, left)


def again_label(number: int) -> str:
    """The quiet words beside the next button: `Roll 3 again`."""
    return QCoreApplication.translate("Calendar", "Roll %n again", None, number)


def typed_label(number: int) -> str:
    """What is waited for where the player rolls real dice."""
    return QCoreApplication.translate("Calendar", "Roll %n dice and type them in", None, number)


def stop_label(best: Lead | None, today: date) -> str:
    """The next button after a throw: `Stop: take Thursday`; `Stop` where nothing fits."""
    if best is None:
        return QCoreApplication.translate("Calendar", "Stop")
    return QCoreApplication.translate("Calendar", "Stop: take {day}").format(
        day=day_in_week(best.day, today)
    )


def stop_short() -> str:
    """The quiet Stop button beside the tray."""
    return QCoreApplication.translate("Calendar", "Stop")


def take_label(day: date, today: date) -> str:
    """`Take Thursday`."""
    return QCoreApplication.translate("Calendar", "Take {day}").format(day=day_in_week(day, today))


def take_and_close_label(day: date, today: date) -> str:
    """The next button with a fitting square lit: `Take Thursday and close the day`."""
    return QCoreApplication.translate("Calendar", "Take {day} and close the day").format(
        day=day_in_week(day, today)
    )


def pass_label() -> str:
    """Taking nothing, although something fits or although nothing does."""
    return QCoreApplication.translate("Calendar", "Take nothing today")


def pass_and_close_label() -> str:
    """The next button where nothing fits."""
    return QCoreApplication.translate("Calendar", "Nothing today: close the day")


def close_label(state: State) -> str:
    """The next button once the choice is made."""
    if state.sitting == "finale":
        return QCoreApplication.translate("Calendar", "Close the year")
    return QCoreApplication.translate("Calendar", "Close the day")


def read_label() -> str:
    """The next button below a month's text."""
    return QCoreApplication.translate("Calendar", "Read on")


def lapse_label(day: date) -> str:
    """Letting a day go by."""
    return QCoreApplication.translate("Calendar", "Let {day} lapse").format(day=weekday_name(day))


def lapse_question(day: date) -> str:
    """What is asked once before a day goes by."""
    return QCoreApplication.translate(
        "Calendar",
        "Let {day} lapse? Nobody rolls and no box is filled, but the day will not come back.",
    ).format(day=day_long(day))


def lapse_all_question(days: str) -> str:
    """What is asked once before several days go by; `days` as `dates.days_text` tells them."""
    return QCoreApplication.translate(
        "Calendar",
        "Let {days} lapse? Nobody rolls and no box is filled, but the days will not come back.",
    ).format(days=days)


def waiting(state: State) -> str:
    """What the next button says where nothing is to be done, or something is to be chosen."""
    match state.phase:
        case "waiting" if not state.days and state.today < state.first:
            return QCoreApplication.translate("Calendar", "Opens on {day}").format(
                day=day_long(state.first)
            )
        case "waiting":
            return QCoreApplication.translate("Calendar", "Come back tomorrow")
        case "ally":
            return QCoreApplication.translate("Calendar", "Choose who helps")
        case "over":
            return QCoreApplication.translate("Calendar", "Look at the year")
        case _:
            return ""


def next_label(state: State, fits: Fits | None, hold: tuple[int, ...] = ()) -> str:
    """The one thing to do now, in every phase; `hold` are the dice held for the next roll."""
    match state.phase:
        case "page":
            return read_label()
        case "declare":
            return roll_label(0, 0)
        case "throw":
            return typed_label(ALL - len(state.hand.held))
        case "rolled":
            return stop_label(_best(fits), state.day)
        case "final" if state.sitting == "finale":
            return close_label(state)
        case "final":
            best = _best(fits)
            if best is None:
                return pass_and_close_label()
            return take_and_close_label(best.day, state.day)
        case "closing":
            return close_label(state)
        case _:
            return waiting(state)


def _best(fits: Fits | None) -> Lead | None:
    if fits is None:
        return None
    return next((lead for lead in fits.leads if lead.dearest), None)


def _recall(names: Names, hold: tuple[int, ...]) -> str:
    left = ALL - len(hold)
    return QCoreApplication.translate("Calendar", "{thing}: roll %n more", None, left).format(
        thing=names.thing("T6")
    )


def _turn(names: Names, choice: c.Turn) -> str:
    return QCoreApplication.translate("Calendar", "{thing}: die {die} to {symbol}").format(
        thing=names.thing("T2"), die=choice.die, symbol=symbol_name(choice.face)
    )


def _answer(choice: Answer) -> str:
    value = choice.value if isinstance(choice.value, tuple) else (choice.value,)
    numbers = tuple(one for one in value if isinstance(one, int))
    symbols = tuple(
        found
        for found in (known_symbol(one) for one in value if isinstance(one, str))
        if found is not None
    )
    return QCoreApplication.translate("Calendar", "Hand in {dice}").format(
        dice=dice_text(numbers, symbols)
    )


def _roll(state: State, choice: c.Roll) -> str:
    return roll_label(len(choice.hold), state.hand.rolls)


def label(names: Names, state: State, choice: c.Choice) -> str:
    """A choice as a short line that begins with what is done. One case for each choice."""
    match choice:
        case c.Read():
            return read_label()
        case c.ChooseAlly():
            return QCoreApplication.translate("Calendar", "Ask {name}").format(
                name=names.ally(choice.symbol)
            )
        case c.Swear():
            return QCoreApplication.translate("Calendar", "{thing}: name {day}").format(
                thing=names.thing("T10"), day=day_in_week(choice.square, state.day)
            )
        case c.Roll():
            return _roll(state, choice)
        case c.Recall():
            return _recall(names, choice.hold)
        case c.Stop():
            return stop_short()
        case c.Turn():
            return _turn(names, choice)
        case c.Complete():
            return take_label(choice.square, state.day)
        case c.Pass():
            return pass_label()
        case c.Hush():
            return QCoreApplication.translate("Calendar", "{thing}: take nothing for it").format(
                thing=names.thing("T8")
            )
        case c.CloseDay():
            return close_label(state)
        case c.Lapse():
            return lapse_label(state.day)
        case Answer():
            return _answer(choice)
        case Arrive():
            return QCoreApplication.translate("Calendar", "It is {day}").format(
                day=day_long(choice.today)
            )
        case Switch():
            return QCoreApplication.translate("Calendar", "Switch {rule}").format(
                rule=rule_text(choice.option).name
            )
        case _:
            assert_never(choice)
