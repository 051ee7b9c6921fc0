"""The Object Deck: drawing by number, losing, putting back (AZ-011, AZ-116, AZ-120)."""

from bisect import insort

from desktop.rules.games.aventura import events as e
from desktop.rules.games.aventura.phases.play import Play
from desktop.rules.games.aventura.state import State


def put_back(play: Play, card: int) -> None:
    """A card lies in the Object Deck again, in number order; its own counter is forgotten."""
    deck = list(play.state.object_deck)
    insort(deck, card)
    counters = play.state.card_counters
    if str(card) in counters:
        counters = {key: value for key, value in counters.items() if key != str(card)}
    play.change(object_deck=tuple(deck), card_counters=counters)


def take_out(play: Play, card: int) -> bool:
    """Take a card from the deck; False where it is not there (Q-39)."""
    deck = play.state.object_deck
    if card not in deck:
        return False
    seen = play.state.seen
    play.change(
        object_deck=tuple(no for no in deck if no != card),
        seen=seen if card in seen else (*seen, card),
    )
    return True


def draw(play: Play, who: str, card: int) -> None:
    """The card named by the text comes to an investigator, if it is in the deck (AZ-116, Q-39)."""
    seen = card in play.state.seen
    if not take_out(play, card):
        play.tell(e.CardMissing(who, card, seen))
        return
    play.alter(who, objects=(*play.person(who).objects, card))
    rule = play.pack.cards[card].counter
    if rule is not None:
        play.change(card_counters={**play.state.card_counters, str(card): rule.start})
    play.tell(e.CardDrawn(who, card))
    play.close("reveal")


def hand_in(play: Play, who: str, card: int) -> None:
    """A holder's card goes back to the deck."""
    play.alter(who, objects=tuple(no for no in play.person(who).objects if no != card))
    put_back(play, card)


def lose(play: Play, card: int) -> None:
    """A text takes a card away from whoever holds it."""
    who = holder(play.state, card)
    if who is not None:
        hand_in(play, who, card)
        play.tell(e.CardLost(who, card))


def holder(state: State, card: int) -> str | None:
    """Who holds a card."""
    return next((one.id for one in state.investigators if card in one.objects), None)
