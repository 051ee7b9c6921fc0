"""Why a wish is not offered, by public facts only; codes for `words` to tell.

Codes: ended, unknown_option, unknown_value, fixed_option, story_mode_stays, throw_pending,
dice_number (wanted, given), dice_face (face), text_length (most), question_open, not_offered,
unknown_investigator, no_action (who), not_your_part (who, active), start_zone_first (who, zone),
red_zone_first (who, zone), no_such_zone, padlock (zone), wall (zone), not_connected (zone),
stopped_by_red (zone, red), too_far (zone, steps), no_letter (zone), card_not_held (card),
no_action_text (card), used_this_turn (card), needs_unmet (card), no_target (card),
no_such_token (token), not_in_zone (token), not_in_sight (token, reason, blocker),
out_of_range (token, steps, within), alone, partner_elsewhere (partner), no_cards, no_return_symbol
(card), not_now (card), in_combat, map_not_unlocked, map_here, map_closed (map), map_open (map),
actions_left, option_closed, option_done, must_choose.
"""

from desktop.rules.games.aventura import choices as c
from desktop.rules.games.aventura import state as s
from desktop.rules.games.aventura.content import lookup
from desktop.rules.games.aventura.content.pack import Pack
from desktop.rules.games.aventura.options import OPTIONS
from desktop.rules.games.aventura.phases import reading, travel
from desktop.rules.games.aventura.refusals.actions import refuse_action
from desktop.rules.kernel.errors import Reason
from desktop.rules.kernel.game import Answer, Ask, Dice, Number, Order, Subset, Switch, Text

Offered = tuple[c.Choice | Ask, ...]
FACES = range(1, 7)


def refuse(pack: Pack, state: s.State, wish: c.Choice, offered: Offered) -> Reason | None:
    """Why a wish is not among those offered; None where it is."""
    match wish:
        case Switch():
            return _switch(state, wish, offered)
        case Answer():
            return _answer(wish, offered)
        case _ if wish in offered:
            return None
        case _ if state.ending is not None:
            return Reason("ended")
        case c.Return():
            return _return(pack, state, wish)
        case _ if state.frames:
            return _in_question(pack, state, wish)
        case _:
            return _between_actions(pack, state, wish)


def throw_pending(offered: Offered) -> bool:
    """Whether dice lie ready."""
    return any(isinstance(one, c.Throw | Dice) for one in offered)


def _switch(state: s.State, wish: Switch, offered: Offered) -> Reason | None:
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
    if throw_pending(offered):
        return Reason("throw_pending", facts)
    return None


def _answer(wish: Answer, offered: Offered) -> Reason | None:
    asks = [one for one in offered if isinstance(one, Number | Subset | Order | Dice | Text)]
    if not asks:
        return Reason("not_offered")
    return invalid(asks[0], wish)


def invalid(ask: c.Choice | Ask, answer: Answer) -> Reason | None:
    """Why an answer does not fit the question: dice of a wrong number or face, a text too long."""
    value = answer.value
    match ask:
        case Dice(kinds) if isinstance(value, tuple):
            if len(value) != len(kinds):
                facts = {"wanted": str(len(kinds)), "given": str(len(value))}
                return Reason("dice_number", facts)
            wrong = [die for die in value if type(die) is not int or die not in FACES]
            return Reason("dice_face", {"face": str(wrong[0])}) if wrong else None
        case Text(most) if isinstance(value, str):
            return None if len(value) <= most else Reason("text_length", {"most": str(most)})
        case _:
            return Reason("not_offered")


def _return(pack: Pack, state: s.State, wish: c.Return) -> Reason:
    facts = {"card": str(wish.card)}
    holders = [one for one in state.investigators if one.id == wish.who]
    if not holders:
        return Reason("unknown_investigator")
    if wish.card not in holders[0].objects:
        return Reason("card_not_held", facts)
    if pack.cards[wish.card].return_ is None:
        return Reason("no_return_symbol", facts)
    return Reason("not_now", facts)


def _in_question(pack: Pack, state: s.State, wish: c.Choice) -> Reason:
    """Something else is asked first."""
    frame = state.frames[-1]
    if isinstance(frame, s.Reading) and isinstance(wish, c.Pick):
        options = {one.key: one for one in lookup.options_of(pack, frame.source)}
        option = options.get(wish.option)
        if option is None:
            return Reason("not_offered")
        source = lookup.option_source(frame.source, wish.option)
        done = reading.is_done(state, source, option)
        return Reason("option_done" if done else "option_closed")
    if isinstance(frame, s.Reading) and isinstance(wish, c.Leave):
        return Reason("must_choose")
    if isinstance(wish, c.Travel | c.GiveUp) and state.visit is not None and state.visit.tokens:
        return Reason("in_combat")
    return Reason("question_open")


def _between_actions(pack: Pack, state: s.State, wish: c.Choice) -> Reason:
    match wish:
        case c.Move() | c.Investigate() | c.Activate() | c.Exchange() if state.visit is not None:
            return refuse_action(pack, state, wish)
        case c.EndTurn(who) if state.visit is not None:
            if who is None:
                return Reason("actions_left")
            return refuse_action(pack, state, wish)
        case c.Travel(map=name):
            return _travel(state, name)
        case c.GiveUp() if state.visit is not None:
            if state.visit.tokens:
                return Reason("in_combat")
            return Reason("map_open", {"map": travel.available(state)[0]})
        case _:
            return Reason("not_offered")


def _travel(state: s.State, name: str) -> Reason:
    """Nothing is said about a map that is not known yet."""
    if name not in state.unlocked:
        return Reason("map_not_unlocked")
    if state.visit is not None and state.visit.map == name:
        return Reason("map_here")
    if name in state.closed:
        return Reason("map_closed", {"map": name})
    if state.visit is not None and state.visit.tokens:
        return Reason("in_combat")
    return Reason("not_offered")
