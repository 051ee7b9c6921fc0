"""What must hold after every step (part 4.2 of the rules, I1 to I9; I10 is the replay's)."""

from collections import Counter as Tally

from desktop.rules.games.aventura import choices as c
from desktop.rules.games.aventura import rules
from desktop.rules.games.aventura.content.pack import Pack
from desktop.rules.games.aventura.phases import wounds
from desktop.rules.games.aventura.state import BLANK, State, Visit


def invariants(pack: Pack, state: State) -> list[str]:
    """Everything that is wrong with a state, for a developer; empty when it is sound."""
    found = [*_cards(pack, state), *_wounds(pack, state)]
    if state.visit is not None:
        found += _visit(pack, state, state.visit)
        found += _travel(pack, state, state.visit)
    if state.ending is None and not rules.choices(pack, state):
        found.append("I9: nothing may be chosen before an ending")
    return found


def _cards(pack: Pack, state: State) -> list[str]:
    """I1: every card number is in exactly one place."""
    places = Tally(state.object_deck)
    for one in state.investigators:
        places.update(one.objects)
    if state.visit is not None:
        places.update({token.card for token in state.visit.tokens})
    known = {*pack.cards, *pack.adversaries}
    found = [f"I1: card {no} is in {places[no]} places" for no in known if places[no] != 1]
    found += [f"I1: card {no} is not of this pack" for no in places if no not in known]
    if list(state.object_deck) != sorted(state.object_deck):
        found.append("I1: the Object Deck is out of order")
    return found


def _wounds(pack: Pack, state: State) -> list[str]:
    """I2: all wound cards are there once; I3: nobody holds more than his limit."""
    places = Tally(state.wound_deck)
    found = []
    for one in state.investigators:
        for kind in wounds.KINDS:
            held = wounds.held(one, kind)
            places.update(no for no in held if no != BLANK)
            if len(held) > wounds.limit(pack, one.id, kind):
                found.append(f"I3: {one.id} holds {len(held)} {kind} wounds")
    if places != Tally(dict.fromkeys(pack.wounds, 1)):
        found.append(f"I2: the wound cards are {sorted(places.elements())}")
    return found


def _visit(pack: Pack, state: State, visit: Visit) -> list[str]:
    """I4: all on this map; I5: the Clock; I6: tokens on zones; I7: AI cards have tokens."""
    content = pack.maps[visit.map]
    zones = content.drawing.zones
    found = [
        f"I4: {one.id} stands on {one.zone!r}"
        for one in state.investigators
        if one.zone not in zones
    ]
    if not 1 <= visit.clock <= content.journal.clock.turns:
        found.append(f"I5: the Clock shows {visit.clock}")
    found += [f"I6: token {t.serial} is on {t.zone!r}" for t in visit.tokens if t.zone not in zones]
    found += [
        f"I7: card {token.card} is in the deck and has a token"
        for token in visit.tokens
        if token.card in state.object_deck
    ]
    return found


def _travel(pack: Pack, state: State, visit: Visit) -> list[str]:
    """I8: nobody may travel while a token is on the map."""
    offered = rules.choices(pack, state)
    leaving = any(isinstance(one, c.Travel | c.GiveUp) for one in offered)
    return ["I8: travel is offered in combat"] if visit.tokens and leaving else []
