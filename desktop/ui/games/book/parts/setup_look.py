"""Setting up, as the page shows it: six dice, six boxes, six Checks, a square to come from."""

from PySide6.QtCore import QCoreApplication

from desktop.rules.games.book import events as e
from desktop.rules.games.book.state import ATTRIBUTES, Attribute, State
from desktop.rules.kernel.history import History
from desktop.ui.games.book.parts.held import Boxes, Held
from desktop.ui.widgets.setup_page import CheckRow, SetupBox, SetupDie, SetupStep, SetupView
from desktop.words.book.names import attribute_name, attribute_short

STEPS = ("attributes", "assign", "checks", "settle")
AS_YOU_LIKE: tuple[Attribute, ...] = ("STR", "DEX", "WIS", "INT", "CHA", "LUC")
"""High results go to these first: what most Encounters ask for, then what keeps Fear away."""


def proposed(values: tuple[int, ...]) -> Boxes:
    """The boxes filled from the highest result to the lowest."""
    order = sorted(range(len(values)), key=lambda die: (-values[die], die))
    places = [""] * len(values)
    for die, box in zip(order, AS_YOU_LIKE, strict=True):
        places[die] = box
    return Boxes(tuple(places), -1)


def setup(state: State, held: Held, history: History) -> SetupView:
    """The step that is open, and those before and after it."""
    now = STEPS.index(state.phase) if state.phase in STEPS else len(STEPS)
    return SetupView(
        title=QCoreApplication.translate("Book", "An adventurer"),
        steps=tuple(
            SetupStep(title, text, "done" if n < now else "now" if n == now else "later")
            for n, (title, text) in enumerate(_steps())
        ),
        dice=_dice(state, held, history) if state.phase == "assign" else (),
        boxes=_boxes(state, held) if state.phase == "assign" else (),
        checks=_checks(state, history) if state.phase == "settle" else (),
        offer=QCoreApplication.translate("Book", "As you like: high to STR, DEX, WIS")
        if state.phase == "assign"
        else "",
        told=held.recap or held.hint,
    )


def _steps() -> tuple[tuple[str, str], ...]:
    return (
        (
            QCoreApplication.translate("Book", "Six dice"),
            QCoreApplication.translate("Book", "A 5 or a 6 counts as 4."),
        ),
        (
            QCoreApplication.translate("Book", "Six Attributes"),
            QCoreApplication.translate(
                "Book", "Each result goes where you like; low ones bring XP, ten a point."
            ),
        ),
        (
            QCoreApplication.translate("Book", "Six Checks"),
            QCoreApplication.translate(
                "Book", "At most the Attribute: 1 gold. More than it: some XP."
            ),
        ),
        (
            QCoreApplication.translate("Book", "A Hometown"),
            QCoreApplication.translate("Book", "Any square; the ones around it are rolled."),
        ),
    )


def _dice(state: State, held: Held, history: History) -> tuple[SetupDie, ...]:
    fell = next(
        (
            event.dice
            for entry in reversed(history.entries)
            for event in entry.events
            if isinstance(event, e.AttributesRolled)
        ),
        state.rolled,
    )
    return tuple(
        SetupDie(die, counts, held.boxes.places[n], lit=n == held.boxes.lit)
        for n, (die, counts) in enumerate(zip(fell, state.rolled, strict=True))
    )


def _boxes(state: State, held: Held) -> tuple[SetupBox, ...]:
    values = dict(zip(held.boxes.places, state.rolled, strict=True))
    return tuple(
        SetupBox(
            one,
            attribute_short(one),
            attribute_name(one),
            good_for(one),
            values.get(one, 0),
            digit,
        )
        for digit, one in enumerate(ATTRIBUTES, 1)
    )


def good_for(attribute: Attribute) -> str:
    """What an Attribute is asked for, in a few words."""
    match attribute:
        case "STR":
            return QCoreApplication.translate("Book", "Obstacles, Combat; Wounds borne")
        case "WIS":
            return QCoreApplication.translate("Book", "Fear; Personal, Threat, Puzzle, Trap")
        case "INT":
            return QCoreApplication.translate("Book", "Threat, Puzzle, Trap; the review")
        case "DEX":
            return QCoreApplication.translate("Book", "Obstacles, Combat, Trap; fewer Wounds")
        case "CHA":
            return QCoreApplication.translate("Book", "Threat; haggling in Towns")
        case "LUC":
            return QCoreApplication.translate("Book", "gold after a victory")


def _checks(state: State, history: History) -> tuple[CheckRow, ...]:
    """What fell in the six Checks, and what each brought."""
    found = next(
        (
            event
            for entry in reversed(history.entries)
            for event in entry.events
            if isinstance(event, e.Checked)
        ),
        None,
    )
    if found is None:
        return ()
    gold = QCoreApplication.translate("Book", "%n gold", None, 1)
    xp = QCoreApplication.translate("Book", "{xp} XP").format(xp=state.options["start_fail_xp"])
    return tuple(
        CheckRow(attribute_short(one), value, die, die <= value, gold if die <= value else xp)
        for one, value, die in zip(ATTRIBUTES, state.sheet.six, found.dice, strict=True)
    )
