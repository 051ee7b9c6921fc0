"""Why a wish is not offered, by public facts only; codes for `words` to tell.

Codes, always: ended, not_offered, throw_pending, not_now (phase), unknown_option (option),
unknown_value (option, value), fixed_option (option), story_mode_stays, dice_number (wanted,
given), dice_face (face).
Making: not_the_dice, no_such_square (area).
Roads: town_first (area), encounter_first (area), no_such_square (area), not_created (area),
here_already (area), blocked (area), crossed_out (area), not_strictly_inside (area), way_blocked
(area, blockers): another dot in it may be reached, no_legal_dot (area, blockers): none can.
Towns: not_in_town, too_little_gold (needs, has), nothing_to_heal, no_such_ware (ware),
owned_already (ware), not_owned (ware), no_encounter (area), typed_already (area, letter),
not_created (area), crossed_out (area).
Encounters: not_in_encounter, cannot_flee, not_a_threat, not_a_trap, sprung_already, no_kit,
not_allowed_attribute (attribute, allowed), no_strain, strain_too_much (most), no_bribes,
too_little_gold (needs, has), no_such_item (ware), no_use (ware), item_twice (ware), no_weapons,
not_a_weapon (ware), only_one_weapon, not_owned (ware), no_gifts, given_twice (ware).
`blockers` are squares and `allowed` Attributes, with blanks between.
"""

from collections.abc import Callable
from typing import Any

import msgspec

from desktop.rules.games.book import choices as c
from desktop.rules.games.book.content.schema import Tables
from desktop.rules.games.book.options import OPTIONS
from desktop.rules.games.book.phases.throws import due
from desktop.rules.games.book.refusals import encounters, places, trade
from desktop.rules.games.book.state import Phase, State
from desktop.rules.kernel.errors import Reason
from desktop.rules.kernel.game import Answer, Switch

FACES = range(1, 7)


def refuse(tables: Tables, state: State, wish: c.Choice) -> Reason | None:
    """Why a wish is not offered, or a Form not answered well; None where it is."""
    if type(wish) not in _BARE and not _whole(wish):
        return Reason("not_offered")
    if isinstance(wish, Switch):
        return _switch(state, wish)
    if state.phase == "ended":
        return Reason("ended")
    dice = due(state)
    typed = state.options["dice"] == "typed"
    if isinstance(wish, Answer):
        return _answer(wish, dice) if dice and typed else Reason("not_offered")
    if isinstance(wish, c.Throw):
        return None if dice and not typed else Reason("not_offered")
    phase, elsewhere, judge = _JUDGES[type(wish)]
    if state.phase == phase:
        return judge(tables, state, wish)
    return Reason("throw_pending") if dice else elsewhere(state)


def _switch(state: State, wish: Switch) -> Reason | None:
    option = next((one for one in OPTIONS if one.id == wish.option), None)
    facts = {"option": wish.option}
    if option is None:
        return Reason("unknown_option", facts)
    if wish.value not in option.values:
        return Reason("unknown_value", {**facts, "value": wish.value})
    if not option.switchable:
        return Reason("fixed_option", facts)
    if wish.option == "story_mode" and state.options["story_mode"] == "on":
        return Reason("story_mode_stays")
    if due(state):
        return Reason("throw_pending", facts)
    return None


def _answer(wish: Answer, dice: int) -> Reason | None:
    """Typed dice of a wrong number or face."""
    value = wish.value
    if not isinstance(value, tuple):
        return Reason("not_offered")
    if len(value) != dice:
        return Reason("dice_number", {"wanted": str(dice), "given": str(len(value))})
    wrong = [die for die in value if type(die) is not int or die not in FACES]
    return Reason("dice_face", {"face": str(wrong[0])}) if wrong else None


def _never(state: State) -> Reason:
    return Reason("not_now", {"phase": state.phase})


_Judge = Callable[[Tables, State, Any], Reason | None]
_JUDGES: dict[type, tuple[Phase, Callable[[State], Reason], _Judge]] = {
    c.Assign: ("assign", _never, places.assign),
    c.Settle: ("settle", _never, places.settle),
    c.Route: ("road", places.elsewhere, places.route),
    c.Rest: ("town", trade.elsewhere, trade.rest),
    c.Buy: ("town", trade.elsewhere, trade.buy),
    c.Sell: ("town", trade.elsewhere, trade.sell),
    c.Consult: ("town", trade.elsewhere, trade.consult),
    c.Work: ("town", trade.elsewhere, trade.always),
    c.Leave: ("town", trade.elsewhere, trade.always),
    c.Try: ("start", encounters.elsewhere, encounters.attempt),
    c.Flee: ("start", encounters.elsewhere, encounters.flee),
    c.Convert: ("start", encounters.elsewhere, encounters.convert),
    c.Disarm: ("start", encounters.elsewhere, encounters.disarm),
}
_write = msgspec.msgpack.Encoder().encode
_READ: dict[type, Callable[[bytes], Any]] = {
    kind: msgspec.msgpack.Decoder(kind).decode for kind in (*_JUDGES, c.Throw, Answer, Switch)
}
_BARE = frozenset(kind for kind in _READ if not msgspec.structs.fields(kind))
"""Choices that hold nothing."""


def _whole(wish: object) -> bool:
    """Whether a wish is a choice of this game that a save keeps as it is: no number where a word
    belongs, no list for a row, nothing too large to be written down."""
    read = _READ.get(type(wish))
    try:
        return read is not None and bool(read(_write(wish)) == wish)
    except (msgspec.MsgspecError, TypeError, ValueError, OverflowError, RecursionError):
        return False
