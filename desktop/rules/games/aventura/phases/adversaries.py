"""The adversaries' turn: token by token, result by result, move before attack (AZ-135 on)."""

from desktop.rules.games.aventura import choices as c
from desktop.rules.games.aventura import events as e
from desktop.rules.games.aventura.content.pack import Pack
from desktop.rules.games.aventura.content.schema import AdversaryCard, AdversaryRow
from desktop.rules.games.aventura.phases import attack, clock, pools, returning, testing
from desktop.rules.games.aventura.phases.counting import Row, count
from desktop.rules.games.aventura.phases.play import Play, order_of_play, token_of
from desktop.rules.games.aventura.state import Acting, Approaching, State, TokenOrder
from desktop.rules.kernel.game import Answer


def next_token(play: Play) -> None:
    """The next token present since the turn's beginning acts; after the last the Clock moves."""
    queue = tuple(one for one in play.visit.queue if token_of(play.state, one) is not None)
    if queue != play.visit.queue:
        play.revisit(queue=queue)
    if not queue:
        clock.advance(play)
    elif len(queue) > 1 and play.state.options["adversary_choices"] == "players":
        play.push(TokenOrder())
    else:
        _begin(play, queue[0])


def _begin(play: Play, serial: int) -> None:
    play.revisit(queue=tuple(one for one in play.visit.queue if one != serial))
    play.push(Acting(serial))


def proceed_order(play: Play, frame: TokenOrder) -> bool:
    """With `adversary_choices` the players say which token acts next (Q-91)."""
    return True


def order_offers(pack: Pack, state: State, frame: TokenOrder) -> tuple[c.Choice, ...]:
    """Every token still to act (D11)."""
    queue = state.visit.queue if state.visit is not None else ()
    return tuple(c.NextToken(serial) for serial in queue)


def answer_order(play: Play, frame: TokenOrder, choice: c.Choice) -> None:
    """That token acts."""
    if isinstance(choice, c.NextToken):
        play.pop()
        _begin(play, choice.token)


def proceed(play: Play, frame: Acting) -> bool:
    """Ask for the token's throw, then resolve its results one by one (AZ-136)."""
    token = token_of(play.state, frame.token)
    if token is None:
        play.pop()
        return False
    card = play.pack.adversaries[token.card]
    if frame.fell is None:
        if card.dice > 0:
            return True
        play.top(fell=())
        return False
    if frame.at >= len(frame.results):
        play.pop()
        return False
    if frame.moved:
        play.top(moved=False, at=frame.at + 1)
        attack.begin(play, token, frame.results[frame.at])
        return False
    return _result(play, frame, card)


def _result(play: Play, frame: Acting, card: AdversaryCard) -> bool:
    """One Success begins: its movement comes first (AZ-144)."""
    if frame.at and not frame.waived:
        concerned = order_of_play(play.state)[0].id
        if returning.open_window(play, "between_results", concerned):
            return True
    name = frame.results[frame.at]
    row = row_of(card, name)
    play.tell(e.ResultBegan(frame.token, name, frame.at + 1, row is None))
    if row is None:
        play.top(at=frame.at + 1, waived=False)
        return False
    play.top(moved=True, waived=False)
    if row.move > 0:
        play.push(Approaching(frame.token, row.move))
    return False


def row_of(card: AdversaryCard, name: Row) -> AdversaryRow | None:
    """What the card says for a kind of result (AZ-138)."""
    return {"double": card.double, "triple": card.triple, "run": card.run}[name]


def dice_of(pack: Pack, state: State, serial: int) -> int:
    """How many dice a token rolls: those on its card, eight at the most (Q-12)."""
    token = token_of(state, serial)
    return min(pools.MOST_DICE, pack.adversaries[token.card].dice) if token is not None else 0


def offers(pack: Pack, state: State, frame: Acting) -> tuple[testing.Offer, ...]:
    """The throw for the token."""
    dice = dice_of(pack, state, frame.token)
    return (*testing.throw(state, dice), *returning.fitting(pack, state, "between_results"))


def answer(play: Play, frame: Acting, choice: c.Choice) -> None:
    """What fell decides: doubles, then triples, then runs (AZ-137, AZ-143)."""
    fell = testing.thrown(play, dice_of(play.pack, play.state, frame.token), choice)
    results = count(fell, play.state.options["counting"]).combat
    play.top(fell=fell, results=results)
    play.tell(e.AdversaryRolled(frame.token, fell, results, isinstance(choice, Answer)))
