"""A table for tests: a position put together, choices made one after the other, events kept."""

from typing import Any

import pytest
from msgspec.structs import replace

from desktop.rules.games.aventura import GAME
from desktop.rules.games.aventura import events as e
from desktop.rules.games.aventura.choices import (
    Activate,
    EndTurn,
    Exchange,
    Investigate,
    Move,
    Pass,
    Recruit,
    Return,
    Throw,
)
from desktop.rules.games.aventura.content.pack import Pack
from desktop.rules.games.aventura.state import Investigator, State, Token
from desktop.rules.kernel.chance import Chance
from desktop.rules.kernel.errors import Illegal
from desktop.rules.kernel.game import Step
from tests.rules.aventura import fx


class Table:
    """A game in progress: `do` makes a choice and keeps what happened."""

    def __init__(self, pack: Pack, state: State) -> None:
        self.pack = pack
        self.state = state
        self.events: list[Any] = []
        self.last: Step | None = None

    def do(self, *choices: Any) -> Step:
        step = None
        for choice in choices:
            step = GAME.choose(self.pack, self.state, choice)
            self.state = step.state
            self.events += step.events
            assert GAME.invariants(self.pack, self.state) == []
            self.last = step
        assert step is not None
        return step

    def load(self, *dice: int) -> "Table":
        """The next dice that fall."""
        self.state = replace(self.state, chance=replace(self.state.chance, loaded=tuple(dice)))
        return self

    def throw(self, *dice: int) -> Step:
        """Throw, and this is what falls."""
        self.load(*dice)
        step = self.do(Throw())
        assert self.state.chance.loaded == ()
        return step

    def legal(self) -> tuple[Any, ...]:
        return GAME.choices(self.pack, self.state)

    def kinds(self) -> set[type]:
        return {type(choice) for choice in self.legal()}

    def actions(self, who: str) -> set[type]:
        """The kinds of Actions that an investigator is offered."""
        kinds = (Move, Investigate, Activate, Exchange)
        return {type(one) for one in self.legal() if isinstance(one, kinds) and one.who == who}

    def moves(self, who: str = "nell") -> set[str]:
        return {one.to for one in self.legal() if isinstance(one, Move) and one.who == who}

    def why_not(self, wish: Any) -> str:
        """The code of the refusal; the wish must be refused by choose as well."""
        reason = GAME.refuse(self.pack, self.state, wish)
        assert reason is not None, f"{wish} is legal"
        with pytest.raises(Illegal) as illegal:
            GAME.choose(self.pack, self.state, wish)
        assert illegal.value.reason == reason
        return reason.code

    def told(self, kind: type) -> list[Any]:
        return [event for event in self.events if isinstance(event, kind)]

    def who(self, who: str = "nell") -> Investigator:
        return next(one for one in self.state.investigators if one.id == who)

    @property
    def visit(self) -> Any:
        assert self.state.visit is not None
        return self.state.visit

    def end_turn(self, *who: str) -> Step:
        """End the parts of these, then the turn."""
        for one in who or tuple(i.id for i in self.state.investigators if i.actions):
            self.do(EndTurn(one))
        return self.do(EndTurn())


def begin(
    *who: str, pack: Pack | None = None, seed: str = "fx", options: dict[str, str] | None = None
) -> Table:
    """A campaign just begun on M1."""
    content = pack or fx.PACK
    table = Table(content, GAME.begin(content, options or {}, Chance(seed)).state)
    table.do(Recruit(who or ("nell",)))
    return table


Places = dict[str, str]
Held = dict[str, tuple[int, ...]]


def position(
    *who: str,
    pack: Pack | None = None,
    options: dict[str, str] | None = None,
    on: str = "m1",
    tokens: tuple[tuple[int, str], ...] = (),
    deck: tuple[int, ...] = (),
    investigated: tuple[str, ...] = ("A",),
    at: Places | None = None,
    objects: Held | None = None,
    physical: Held | None = None,
    mental: Held | None = None,
    actions: dict[str, int] | None = None,
    **visit: Any,
) -> Table:
    """A position as the scenarios give it: zone A investigated, Clock 1, no wounds.

    `deck` is the top of the Wound Deck; `visit` holds further fields of the visit.
    """
    table = begin(*who, pack=pack, options=options)
    if on != "m1":
        both = ("m1", on)
        visit["map"] = on
        table.state = replace(table.state, unlocked=both, entered=both, closed=both)
    people = tuple(
        replace(
            one,
            zone=(at or {}).get(one.id, one.zone),
            objects=(objects or {}).get(one.id, ()),
            physical=(physical or {}).get(one.id, ()),
            mental=(mental or {}).get(one.id, ()),
            actions=(actions or {}).get(one.id, 2),
            first_done=bool(investigated),
        )
        for one in table.state.investigators
    )
    table.state = replace(table.state, investigators=people)
    _lay_out(table, tokens, deck, {**visit, "investigated": investigated})
    return table


def _lay_out(
    table: Table, tokens: tuple[tuple[int, str], ...], deck: tuple[int, ...], visit: dict[str, Any]
) -> None:
    """Tokens on the map, and every card in one place."""
    people = table.state.investigators
    adversaries = table.pack.adversaries
    placed = tuple(
        Token(place, card, zone, 0, adversaries[card].wounds + 2 * (len(people) - 1))
        for place, (card, zone) in enumerate(tokens, 1)
    )
    out = {no for one in people for no in one.objects} | {card for card, _ in tokens}
    suffered = [no for one in people for no in (*one.physical, *one.mental)]
    rest = [no for no in sorted(table.pack.wounds) if no not in deck and no not in suffered]
    visit = {**visit, "tokens": placed, "next_serial": len(placed) + 1}
    table.state = replace(
        table.state,
        object_deck=tuple(no for no in table.state.object_deck if no not in out),
        seen=tuple(sorted(out)),
        wound_deck=(*deck, *rest),
        visit=replace(table.visit, **visit),
    )
    table.events.clear()


def adversaries_turn(table: Table) -> Table:
    """Everybody is done: the adversaries' turn begins."""
    table.end_turn()
    table.events.clear()
    return table


__all__ = ["Pass", "Return", "Table", "adversaries_turn", "begin", "e", "position"]
