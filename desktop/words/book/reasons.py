"""Why something is not allowed, in one sentence of public facts."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication

from desktop.rules.games.book.state import ATTRIBUTES, Attribute, Letter, State
from desktop.rules.kernel.errors import Reason
from desktop.words.book.names import Names, attribute_short, place_text, sum_text

_Facts = dict[str, str]
_Say = Callable[[Names, State, _Facts], str]
_LETTERS: dict[str, Letter] = {
    "O": "O",
    "P": "P",
    "Pp": "Pp",
    "Pm": "Pm",
    "C": "C",
    "H": "H",
    "Z": "Z",
    "R": "R",
}


def _square(facts: _Facts) -> str:
    area = facts.get("area", "")
    told = place_text(area) if _is_square(area) else area
    return f"{told[:1].upper()}{told[1:]}"


def _is_square(area: str) -> bool:
    column, comma, row = area.partition(",")
    return bool(comma) and column.isdecimal() and row.isdecimal()


def _met(names: Names, state: State, facts: _Facts) -> str:
    return names.destination(state, facts.get("area", ""))


def _ware(names: Names, facts: _Facts) -> str:
    return names.ware(facts.get("ware", ""))


def _attribute(word: str) -> str:
    known: dict[str, Attribute] = {one: one for one in ATTRIBUTES}
    return attribute_short(known[word]) if word in known else word


def _dice_number(names: Names, state: State, facts: _Facts) -> str:
    return QCoreApplication.translate(
        "BookReasons", "{wanted} dice are asked for, and {given} were typed."
    ).format(wanted=facts.get("wanted", ""), given=facts.get("given", ""))


def _dice_face(names: Names, state: State, facts: _Facts) -> str:
    return QCoreApplication.translate("BookReasons", "A die shows 1 to 6, not {face}.").format(
        face=facts.get("face", "")
    )


def _encounter_first(names: Names, state: State, facts: _Facts) -> str:
    return QCoreApplication.translate("BookReasons", "{encounter} comes first.").format(
        encounter=_met(names, state, facts)
    )


def _here_already(names: Names, state: State, facts: _Facts) -> str:
    return QCoreApplication.translate("BookReasons", "You stand in {place} already.").format(
        place=place_text(facts.get("area", ""))
    )


def _not_created(names: Names, state: State, facts: _Facts) -> str:
    return QCoreApplication.translate(
        "BookReasons", "{place} is empty: nothing is there yet."
    ).format(place=_square(facts))


def _crossed_out(names: Names, state: State, facts: _Facts) -> str:
    return QCoreApplication.translate("BookReasons", "{place} is crossed out.").format(
        place=_square(facts)
    )


def _blocked(names: Names, state: State, facts: _Facts) -> str:
    return QCoreApplication.translate("BookReasons", "{place} is Blocked.").format(
        place=_square(facts)
    )


def _outside(names: Names, state: State, facts: _Facts) -> str:
    return QCoreApplication.translate(
        "BookReasons", "The dot must lie inside the square, not on its edge."
    )


def _walls(facts: _Facts) -> str:
    return sum_text([place_text(one) for one in facts.get("blockers", "").split()])


def _way_blocked(names: Names, state: State, facts: _Facts) -> str:
    return QCoreApplication.translate(
        "BookReasons", "The line would touch a Blocked square: {squares}. Try another dot."
    ).format(squares=_walls(facts))


def _no_legal_dot(names: Names, state: State, facts: _Facts) -> str:
    if not facts.get("blockers"):
        return QCoreApplication.translate("BookReasons", "No straight line from here reaches it.")
    return QCoreApplication.translate(
        "BookReasons", "No straight line from here reaches it; in the way: {squares}."
    ).format(squares=_walls(facts))


def _too_little_gold(names: Names, state: State, facts: _Facts) -> str:
    return QCoreApplication.translate(
        "BookReasons", "This costs {needs} gold, and you have {has}."
    ).format(needs=facts.get("needs", ""), has=facts.get("has", ""))


def _owned_already(names: Names, state: State, facts: _Facts) -> str:
    return QCoreApplication.translate(
        "BookReasons", "{ware}: you have one, and one is all you may have."
    ).format(ware=_ware(names, facts))


def _not_owned(names: Names, state: State, facts: _Facts) -> str:
    return QCoreApplication.translate("BookReasons", "{ware}: you have none.").format(
        ware=_ware(names, facts)
    )


def _typed_already(names: Names, state: State, facts: _Facts) -> str:
    letter = _LETTERS.get(facts.get("letter", ""))
    told = "" if letter is None else names.letter(letter)
    return QCoreApplication.translate("BookReasons", "This is known already: {type}.").format(
        type=told
    )


def _not_allowed(names: Names, state: State, facts: _Facts) -> str:
    allowed = [_attribute(word) for word in facts.get("allowed", "").split()]
    return QCoreApplication.translate(
        "BookReasons", "{attribute} is of no help here; these are: {allowed}."
    ).format(attribute=_attribute(facts.get("attribute", "")), allowed=", ".join(allowed))


def _strain_too_much(names: Names, state: State, facts: _Facts) -> str:
    return QCoreApplication.translate(
        "BookReasons", "No more than {most} Strain: one more would kill."
    ).format(most=facts.get("most", ""))


def _no_use(names: Names, state: State, facts: _Facts) -> str:
    return QCoreApplication.translate("BookReasons", "{ware} is of no use here.").format(
        ware=_ware(names, facts)
    )


def _item_twice(names: Names, state: State, facts: _Facts) -> str:
    return QCoreApplication.translate("BookReasons", "{ware}: only one in each roll.").format(
        ware=_ware(names, facts)
    )


def _not_a_weapon(names: Names, state: State, facts: _Facts) -> str:
    return QCoreApplication.translate("BookReasons", "{ware} is no weapon.").format(
        ware=_ware(names, facts)
    )


def _given_twice(names: Names, state: State, facts: _Facts) -> str:
    return QCoreApplication.translate("BookReasons", "{ware} can be given away once.").format(
        ware=_ware(names, facts)
    )


def _sealed(names: Names, state: State, facts: _Facts) -> str:
    return undo_sentence(facts.get("seal", ""))


def undo_sentence(seal: str) -> str:
    """Why undo stops here; in this game it is always the dice."""
    return QCoreApplication.translate("BookReasons", "Undo stops here: the dice have been seen")


_SAID: dict[str, _Say] = {
    "dice_number": _dice_number,
    "dice_face": _dice_face,
    "encounter_first": _encounter_first,
    "here_already": _here_already,
    "not_created": _not_created,
    "crossed_out": _crossed_out,
    "blocked": _blocked,
    "not_strictly_inside": _outside,
    "way_blocked": _way_blocked,
    "no_legal_dot": _no_legal_dot,
    "too_little_gold": _too_little_gold,
    "owned_already": _owned_already,
    "not_owned": _not_owned,
    "no_such_item": _not_owned,
    "typed_already": _typed_already,
    "not_allowed_attribute": _not_allowed,
    "strain_too_much": _strain_too_much,
    "no_use": _no_use,
    "item_twice": _item_twice,
    "not_a_weapon": _not_a_weapon,
    "given_twice": _given_twice,
    "undo.sealed": _sealed,
}


def _plain() -> dict[str, str]:
    """The reasons that need no facts."""
    return {
        "ended": QCoreApplication.translate("BookReasons", "This book is closed."),
        "throw_pending": QCoreApplication.translate(
            "BookReasons", "The dice lie ready: roll them first."
        ),
        "story_mode_stays": QCoreApplication.translate(
            "BookReasons", "Story mode cannot be switched off again."
        ),
        "fixed_option": QCoreApplication.translate(
            "BookReasons", "This table rule is fixed once the game has begun."
        ),
        "not_the_dice": QCoreApplication.translate(
            "BookReasons", "Each of the six results goes to one Attribute."
        ),
        "no_such_square": QCoreApplication.translate(
            "BookReasons", "The paper ends before that square."
        ),
        "town_first": QCoreApplication.translate("BookReasons", "Leave the Town first."),
        "not_in_town": QCoreApplication.translate("BookReasons", "Only in a Town."),
        "nothing_to_heal": QCoreApplication.translate("BookReasons", "You have no Wounds to heal."),
        "no_such_ware": QCoreApplication.translate("BookReasons", "No Town sells such a thing."),
        "no_encounter": QCoreApplication.translate(
            "BookReasons", "The Oracle speaks of Encounters only."
        ),
        **_plain_met(),
        **_plain_pools(),
        **_plain_undo(),
    }


def _plain_met() -> dict[str, str]:
    return {
        "not_in_encounter": QCoreApplication.translate("BookReasons", "Only in an Encounter."),
        "cannot_flee": QCoreApplication.translate(
            "BookReasons", "Nobody can flee from something Personal."
        ),
        "not_a_threat": QCoreApplication.translate(
            "BookReasons", "Only a Threat can be turned into a Combat."
        ),
        "not_a_trap": QCoreApplication.translate("BookReasons", "There is no Trap here."),
        "sprung_already": QCoreApplication.translate(
            "BookReasons", "The Trap has gone off: there is nothing left to disarm."
        ),
        "no_kit": QCoreApplication.translate(
            "BookReasons", "You have nothing to take a Trap apart with."
        ),
    }


def _plain_pools() -> dict[str, str]:
    return {
        "no_strain": QCoreApplication.translate("BookReasons", "Strain does not help here."),
        "no_bribes": QCoreApplication.translate("BookReasons", "Nobody here takes a bribe."),
        "no_weapons": QCoreApplication.translate(
            "BookReasons", "A weapon is wielded in Combat only."
        ),
        "only_one_weapon": QCoreApplication.translate(
            "BookReasons", "Only one weapon is wielded at a time."
        ),
        "no_gifts": QCoreApplication.translate(
            "BookReasons", "Nobody here wants anything as a gift."
        ),
    }


def _plain_undo() -> dict[str, str]:
    return {
        "undo.beginning": QCoreApplication.translate("BookReasons", "Nothing to undo"),
        "undo.older_program": QCoreApplication.translate(
            "BookReasons", "Undo stops here: an older Solitarium wrote what came before"
        ),
        "redo.nothing": QCoreApplication.translate("BookReasons", "Nothing to do again"),
        "save.read_only": QCoreApplication.translate(
            "BookReasons", "This save is open to read only."
        ),
    }


def sentence(names: Names, state: State, reason: Reason) -> str:
    """A reason in words; an unknown code still gives a sentence."""
    said = _SAID.get(reason.code)
    if said is not None:
        return said(names, state, reason.facts)
    other = QCoreApplication.translate("BookReasons", "That is not possible now.")
    return _plain().get(reason.code, other)


def told_codes() -> frozenset[str]:
    """The codes that have a sentence of their own."""
    return frozenset(_SAID) | frozenset(_plain())
