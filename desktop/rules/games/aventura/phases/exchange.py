"""Exchange: Object cards change hands between two in one zone (AZ-055, AZ-056, Q-85)."""

from desktop.rules.games.aventura import choices as c
from desktop.rules.games.aventura import events as e
from desktop.rules.games.aventura.content.pack import Pack
from desktop.rules.games.aventura.phases.play import Play, partner, person
from desktop.rules.games.aventura.state import Exchanging, Investigator, State


def openings(state: State, one: Investigator) -> tuple[c.Exchange, ...]:
    """Offered with the partner in one's own zone and a card in somebody's hands."""
    other = partner(state, one.id)
    if other is None or other.zone != one.zone or not (one.objects or other.objects):
        return ()
    return (c.Exchange(one.id),)


def act(play: Play, choice: c.Exchange) -> None:
    """The exchange opens; the partner's Actions are not touched."""
    other = partner(play.state, choice.who)
    if other is not None:
        play.push(Exchanging(choice.who, other.id))


def proceed(play: Play, frame: Exchanging) -> bool:
    """Any number of cards, until it is declared done."""
    return True


def offers(pack: Pack, state: State, frame: Exchanging) -> tuple[c.Choice, ...]:
    """Give, take, or done; a card changes hands once in an exchange (D9)."""
    mine = person(state, frame.who).objects
    theirs = person(state, frame.partner).objects
    return (
        *(c.Give(card) for card in mine if card not in frame.moved),
        *(c.Take(card) for card in theirs if card not in frame.moved),
        c.Done(),
    )


def answer(play: Play, frame: Exchanging, choice: c.Choice) -> None:
    """A card goes over, or the exchange is done."""
    match choice:
        case c.Give(card):
            _hand_over(play, frame.who, frame.partner, card)
        case c.Take(card):
            _hand_over(play, frame.partner, frame.who, card)
        case _:
            play.pop()
            return
    play.top(moved=(*frame.moved, card))


def _hand_over(play: Play, giver: str, taker: str, card: int) -> None:
    left = tuple(no for no in play.person(giver).objects if no != card)
    play.alter(giver, objects=left)
    play.alter(taker, objects=(*play.person(taker).objects, card))
    play.tell(e.CardHandedOver(giver, taker, card))
