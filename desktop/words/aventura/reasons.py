"""Why something is not allowed, in one sentence of public facts."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication

from desktop.rules.games.aventura.state import State
from desktop.rules.kernel.errors import Reason
from desktop.words.aventura.names import Names

_Say = Callable[[Names, State, dict[str, str]], str]


def _zone(names: Names, state: State, facts: dict[str, str], key: str = "zone") -> str:
    zone = facts.get(key, "")
    visit = state.visit
    if visit is None or zone not in names.pack.maps[visit.map].drawing.zones:
        return zone
    return names.zone(state, zone)


def _card(names: Names, facts: dict[str, str]) -> str:
    number = facts.get("card", "")
    known = number.isdigit() and int(number) in names.pack.cards
    return names.card(int(number)) if known else number


def _who(names: Names, facts: dict[str, str], key: str = "who") -> str:
    who = facts.get(key, "")
    return names.investigator(who) if who in names.pack.investigators else who


def _token(names: Names, state: State, facts: dict[str, str]) -> str:
    tokens = () if state.visit is None else state.visit.tokens
    found = [one for one in tokens if str(one.serial) == facts.get("token")]
    if found:
        return names.token(state, found[0])
    return QCoreApplication.translate("Reasons", "The adversary")


def _start_first(names: Names, state: State, facts: dict[str, str]) -> str:
    return QCoreApplication.translate(
        "Reasons", "{zone} comes first: its red letter must be investigated."
    ).format(zone=_zone(names, state, facts))


def _red_first(names: Names, state: State, facts: dict[str, str]) -> str:
    return QCoreApplication.translate(
        "Reasons", "The red letter here comes first: investigate {zone}."
    ).format(zone=_zone(names, state, facts))


def _stopped(names: Names, state: State, facts: dict[str, str]) -> str:
    return QCoreApplication.translate(
        "Reasons", "The way leads through {zone}, whose red letter comes first."
    ).format(zone=_zone(names, state, facts, "red"))


def _far(names: Names, state: State, facts: dict[str, str]) -> str:
    return QCoreApplication.translate(
        "Reasons", "{steps} steps away; one Action goes three."
    ).format(steps=facts.get("steps", ""))


def _wall(names: Names, state: State, facts: dict[str, str]) -> str:
    return QCoreApplication.translate(
        "Reasons", "A wall stands between; the way round takes {steps} steps."
    ).format(steps=facts.get("steps", ""))


def _padlock(names: Names, state: State, facts: dict[str, str]) -> str:
    return QCoreApplication.translate("Reasons", "A Padlock closes the way.")


def _not_connected(names: Names, state: State, facts: dict[str, str]) -> str:
    return QCoreApplication.translate("Reasons", "No way leads there.")


def _no_action(names: Names, state: State, facts: dict[str, str]) -> str:
    return QCoreApplication.translate("Reasons", "{who} has no Action left this turn.").format(
        who=_who(names, facts)
    )


def _not_your_part(names: Names, state: State, facts: dict[str, str]) -> str:
    return QCoreApplication.translate("Reasons", "{who} acts first this turn.").format(
        who=_who(names, facts, "active")
    )


def _dice_number(names: Names, state: State, facts: dict[str, str]) -> str:
    return QCoreApplication.translate(
        "Reasons", "{wanted} dice are asked for, and {given} were typed."
    ).format(wanted=facts.get("wanted", ""), given=facts.get("given", ""))


def _dice_face(names: Names, state: State, facts: dict[str, str]) -> str:
    return QCoreApplication.translate("Reasons", "A die shows 1 to 6, not {face}.").format(
        face=facts.get("face", "")
    )


def _not_in_zone(names: Names, state: State, facts: dict[str, str]) -> str:
    return QCoreApplication.translate("Reasons", "{adversary} is not in the same zone.").format(
        adversary=_token(names, state, facts)
    )


def _not_in_sight(names: Names, state: State, facts: dict[str, str]) -> str:
    adversary = _token(names, state, facts)
    match facts.get("reason"):
        case "padlock":
            return QCoreApplication.translate(
                "Reasons", "{adversary} is not in sight: a Padlock is in the way."
            ).format(adversary=adversary)
        case "jamb":
            return QCoreApplication.translate(
                "Reasons", "{adversary} is not in sight: the line touches a door's frame."
            ).format(adversary=adversary)
        case _:
            return QCoreApplication.translate(
                "Reasons", "{adversary} is not in sight: a wall is in the way."
            ).format(adversary=adversary)


def _out_of_range(names: Names, state: State, facts: dict[str, str]) -> str:
    return QCoreApplication.translate(
        "Reasons", "{adversary} is {steps} steps away; this reaches {within}."
    ).format(
        adversary=_token(names, state, facts),
        steps=facts.get("steps", ""),
        within=facts.get("within", ""),
    )


def _in_combat(names: Names, state: State, facts: dict[str, str]) -> str:
    return QCoreApplication.translate(
        "Reasons", "Nobody may travel while an adversary is on the map."
    )


def _used(names: Names, state: State, facts: dict[str, str]) -> str:
    return QCoreApplication.translate("Reasons", "{card} was used this turn.").format(
        card=_card(names, facts)
    )


def _no_action_text(names: Names, state: State, facts: dict[str, str]) -> str:
    return QCoreApplication.translate("Reasons", "{card} is not used by an Action.").format(
        card=_card(names, facts)
    )


def _no_return(names: Names, state: State, facts: dict[str, str]) -> str:
    return QCoreApplication.translate("Reasons", "{card} cannot be returned.").format(
        card=_card(names, facts)
    )


def _not_now(names: Names, state: State, facts: dict[str, str]) -> str:
    return QCoreApplication.translate("Reasons", "{card} would change nothing now.").format(
        card=_card(names, facts)
    )


def _no_target(names: Names, state: State, facts: dict[str, str]) -> str:
    return QCoreApplication.translate(
        "Reasons", "{card} needs an adversary to be aimed at."
    ).format(card=_card(names, facts))


def _partner_elsewhere(names: Names, state: State, facts: dict[str, str]) -> str:
    return QCoreApplication.translate(
        "Reasons", "{who} is in another zone; cards change hands in one."
    ).format(who=_who(names, facts, "partner"))


def _map_closed(names: Names, state: State, facts: dict[str, str]) -> str:
    return QCoreApplication.translate(
        "Reasons", "{map} has been investigated; only a defeat leads back."
    ).format(map=names.map(facts["map"]) if facts.get("map") in names.pack.maps else "")


def _map_open(names: Names, state: State, facts: dict[str, str]) -> str:
    return QCoreApplication.translate("Reasons", "A way is still open: {map}.").format(
        map=names.map(facts["map"]) if facts.get("map") in names.pack.maps else ""
    )


def _seal(names: Names, state: State, facts: dict[str, str]) -> str:
    return undo_sentence(facts.get("seal", ""))


def undo_sentence(seal: str) -> str:
    """Why undo stops here."""
    match seal:
        case "throw":
            return QCoreApplication.translate("Reasons", "Undo stops here: the dice have been seen")
        case "reveal":
            return QCoreApplication.translate("Reasons", "Undo stops here: a text has been read")
        case "wound":
            return QCoreApplication.translate("Reasons", "Undo stops here: a wound was drawn")
        case "travel":
            return QCoreApplication.translate("Reasons", "Undo stops here: you have travelled")
        case _:
            return QCoreApplication.translate("Reasons", "Undo stops here: the turn has ended")


_SAID: dict[str, _Say] = {
    "start_zone_first": _start_first,
    "red_zone_first": _red_first,
    "stopped_by_red": _stopped,
    "too_far": _far,
    "wall": _wall,
    "padlock": _padlock,
    "not_connected": _not_connected,
    "no_action": _no_action,
    "not_your_part": _not_your_part,
    "dice_number": _dice_number,
    "dice_face": _dice_face,
    "not_in_zone": _not_in_zone,
    "not_in_sight": _not_in_sight,
    "out_of_range": _out_of_range,
    "in_combat": _in_combat,
    "used_this_turn": _used,
    "no_action_text": _no_action_text,
    "no_return_symbol": _no_return,
    "not_now": _not_now,
    "no_target": _no_target,
    "partner_elsewhere": _partner_elsewhere,
    "map_closed": _map_closed,
    "map_open": _map_open,
    "undo.sealed": _seal,
}


def _plain(code: str) -> str:
    """The reasons that need no facts."""
    plain = {
        "ended": QCoreApplication.translate("Reasons", "The adventure is over."),
        "throw_pending": QCoreApplication.translate(
            "Reasons", "The dice lie ready: roll first, then switch."
        ),
        "story_mode_stays": QCoreApplication.translate(
            "Reasons", "Story mode cannot be switched off again."
        ),
        "fixed_option": QCoreApplication.translate(
            "Reasons", "This table rule is fixed once the adventure has begun."
        ),
        "question_open": QCoreApplication.translate(
            "Reasons", "Something else is asked first; see the page."
        ),
        "no_letter": QCoreApplication.translate(
            "Reasons", "There is no letter here: nothing to investigate."
        ),
        "alone": QCoreApplication.translate("Reasons", "You are alone."),
        "no_cards": QCoreApplication.translate("Reasons", "Neither of you has a card to give."),
        "map_not_unlocked": QCoreApplication.translate("Reasons", "No way leads there yet."),
        "map_here": QCoreApplication.translate("Reasons", "You are there already."),
        "actions_left": QCoreApplication.translate("Reasons", "There are Actions left to spend."),
        "option_closed": QCoreApplication.translate("Reasons", "You have nothing for this yet."),
        "option_done": QCoreApplication.translate("Reasons", "This has been done."),
        "must_choose": QCoreApplication.translate("Reasons", "One of these must be chosen."),
        "needs_unmet": QCoreApplication.translate("Reasons", "It cannot be used here and now."),
        "undo.beginning": QCoreApplication.translate("Reasons", "Nothing to undo"),
        "undo.older_program": QCoreApplication.translate(
            "Reasons", "Undo stops here: an older Solitarium wrote what came before"
        ),
        "redo.nothing": QCoreApplication.translate("Reasons", "Nothing to do again"),
        "save.read_only": QCoreApplication.translate("Reasons", "This save is open to read only."),
    }
    return plain.get(code, QCoreApplication.translate("Reasons", "That is not possible now."))


def sentence(names: Names, state: State, reason: Reason) -> str:
    """A reason in words; an unknown code still gives a sentence."""
    said = _SAID.get(reason.code)
    return said(names, state, reason.facts) if said is not None else _plain(reason.code)
