"""What lies before each investigator: board, hand, and the Clock above the map."""

from desktop.drawing.card_position import card_face, cells, characteristics, figure, wound_face
from desktop.rules.games.aventura import choices as c
from desktop.rules.games.aventura import state as s
from desktop.ui.widgets.card_hand import HandView, HeldCard
from desktop.ui.widgets.clock_rail import ActionsLeft, Count, RailView
from desktop.ui.widgets.investigator_board import BoardView
from desktop.words.aventura.board import rail_spoken
from desktop.words.aventura.names import Names


def board(names: Names, state: s.State, who: str, acting: bool) -> BoardView:
    """An investigator's board: values now and printed, wounds against the printed limits."""
    one = next(one for one in state.investigators if one.id == who)
    wounds = [names.wound(number, "physical") for number in one.physical]
    wounds += [names.wound(number, "mental") for number in one.mental]
    body, mind = cells(names, one)
    return BoardView(
        id=who,
        figure=figure(names, state, who),
        characteristics=characteristics(names, state, who),
        body=body,
        mind=mind,
        notes=tuple(wounds),
        acting=acting,
        wounds=tuple(
            HeldCard(f"wound:{number}", wound_face(names, number, kind))
            for kind in ("physical", "mental")
            for number in getattr(one, kind)
        ),
    )


def hand(
    names: Names,
    state: s.State,
    who: str,
    offered: tuple[object, ...],
    acting: bool,
    planned: object = None,
) -> HandView:
    """An investigator's Object cards; those with a use now are ready, the planned one is taken."""
    one = next(one for one in state.investigators if one.id == who)
    ready = {
        choice.card
        for choice in offered
        if isinstance(choice, c.Activate | c.Return) and choice.who == who
    }
    ready |= {choice.card for choice in offered if isinstance(choice, c.Give | c.Take)}
    cards = tuple(
        HeldCard(str(number), card_face(names, state, number), number in ready)
        for number in one.objects
    )
    card = getattr(planned, "card", None)
    return HandView(cards, acting, "" if card is None else str(card))


def rail(names: Names, state: s.State, acting: str) -> RailView | None:
    """The Clock, the map's title, Actions left, counters once they are not zero."""
    visit = state.visit
    if visit is None:
        return None
    journal = names.pack.maps[visit.map].journal
    actions = tuple(
        ActionsLeft(names.investigator(one.id), one.actions, acting=one.id == acting)
        for one in state.investigators
    )
    counts = tuple(
        Count(names.counter(name), str(value), "money" if name == "money" else "")
        for name, value in state.counters.items()
        if value
    )
    return RailView(
        title=names.map(visit.map),
        turns=journal.clock.turns,
        now=visit.clock,
        safeguard=journal.safeguard,
        red=frozenset(journal.clock.red),
        actions=actions,
        counts=counts,
        spoken=rail_spoken(names, state),
    )
