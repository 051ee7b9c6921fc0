"""Which events of a campaign belong together: they are drawn into what a diary tells."""

from collections import deque
from collections.abc import Iterator, Sequence

import msgspec

from desktop.rules.games.aventura import events as e
from desktop.rules.games.aventura.state import Source
from desktop.words.aventura.campaign.happenings import (
    Acted,
    Appeared,
    Arrived,
    Handed,
    Happening,
    Hurt,
    Looked,
    Mended,
    Spared,
    Struck,
    Took,
    Tried,
    Went,
    Wound,
)

_ENDS_A_TEST = (
    e.MapEntered,
    e.TurnBegan,
    e.TurnEnded,
    e.Defeated,
    e.Ended,
    e.Travelled,
    e.AdversaryRolled,
)
_OFF = (e.AdversaryRemoved, e.CardPutBack, e.CombatEnded)
"""What follows by itself where everybody leaves or is defeated."""


class Grouping:
    """The happenings of a campaign in order, each with how many entries are told by then."""

    def __init__(self, events: Sequence[tuple[int, e.Event]]) -> None:
        """Take every event with the number of its entry, from 1 on."""
        self._left = deque(events)
        self._number = 0

    def __iter__(self) -> Iterator[tuple[int, Happening]]:
        while self._left:
            yield from ((self._number, one) for one in self._next())

    def done(self) -> int:
        """How many entries are told wholly."""
        return self._left[0][0] - 1 if self._left else self._number

    def _peek(self, at: int = 0) -> e.Event | None:
        return self._left[at][1] if at < len(self._left) else None

    def _take(self) -> e.Event:
        self._number, event = self._left.popleft()
        return event

    def _next(self) -> tuple[Happening, ...]:
        event = self._take()
        match event:
            case e.Moved() if len(event.way) > 1:
                return (self._walk(event),)
            case e.MapEntered():
                return (self._arrive(event),)
            case e.Investigated():
                return (self._look(event),)
            case e.Picked():
                return self._pick(event)
            case e.TestAsked():
                return (self._test(event, None),)
            case e.CardActivated(target=int()):
                return self._strike(event)
            case _:
                return self._fight(event)

    def _fight(self, event: e.Event) -> tuple[Happening, ...]:
        match event:
            case e.AdversaryRolled():
                return (self._throw(event),)
            case e.ResultBegan(empty=False):
                return (self._act(event, None),)
            case e.AdversaryPlaced():
                return (self._placed(event),)
            case e.Defeated() | e.Travelled():
                while isinstance(self._peek(), _OFF):
                    self._take()
                return (event,)
            case _:
                return self._story(event)

    def _story(self, event: e.Event) -> tuple[Happening, ...]:
        match event:
            case e.CardDrawn(who=who):
                return (Took(who, (event.card, *self._more_cards(who))),)
            case e.CardHandedOver():
                return (self._handed(event),)
            case e.WoundSuffered(who=who):
                return (Hurt(who, *self._wounds(event)),)
            case e.WoundDiscarded(who=who):
                return (Mended(who, ((event.kind, event.wound), *self._healed(who))),)
            case e.CardReturned():
                return (self._returned(event),)
            case e.HealingRolled():
                if event.healed:
                    self._healed(event.who)
                return (event,)
            case e.ClockMoved(by="text"):
                return (self._clock(event),)
            case _:
                return (event,)

    # ---- ways ---------------------------------------------------------------------------------
    def _walk(self, event: e.Moved) -> Went:
        """Moves of one investigator that follow each other, or of both along the same zones."""
        way, red = event.way, event.stopped_by_red
        while isinstance(more := self._peek(), e.Moved) and len(more.way) > 1:
            if more.who != event.who or more.way[0] != way[-1]:
                break
            self._take()
            way, red = (*way, *more.way[1:]), more.stopped_by_red
        if isinstance(more, e.Moved) and more.who != event.who and more.way == way:
            self._take()
            return Went((event.who, more.who), way, red or more.stopped_by_red)
        after = self._peek()
        looks = isinstance(after, e.Investigated) and after.who == event.who
        if looks and not self._known(1):
            self._take()
            return Went((event.who,), way, red, looked=True)
        return Went((event.who,), way, red, turn=self._next_turn(event.who, way[-1]))

    def _next_turn(self, who: str, zone: str) -> e.TurnBegan | None:
        """The turn that begins now with the same one looking round where he came to."""
        at = 0
        while isinstance(self._peek(at), e.PartEnded | e.TurnEnded | e.ClockMoved):
            at += 1
        passed = [self._left[place][1] for place in range(at)]
        turn, after = self._peek(at), self._peek(at + 1)
        if not isinstance(turn, e.TurnBegan) or not isinstance(after, e.Investigated):
            return None
        same = after.who == who and after.zone == zone and not self._known(at + 2)
        waited = any(isinstance(one, e.PartEnded) and one.left for one in passed)
        if not same or waited or turn.red:
            return None
        for _ in range(at + 2):
            self._take()
        return turn

    def _arrive(self, event: e.MapEntered) -> Happening:
        """A map is entered; with one investigator, or the first of two, looking round at once."""
        turn, after = self._peek(), self._peek(1)
        if isinstance(turn, e.TurnBegan) and isinstance(after, e.Investigated):
            self._take()
            self._take()
            return Arrived(after.who, event)
        return event

    def _look(self, event: e.Investigated) -> Looked:
        option = self._peek(1)
        acts = isinstance(option, e.Picked) and option.who == event.who
        return Looked(event.who, event.zone, self._known(), acts)

    def _known(self, at: int = 0) -> bool:
        """Whether the entry that opens now was read before."""
        read = self._peek(at)
        return isinstance(read, e.Read) and read.before

    # ---- Tests --------------------------------------------------------------------------------
    def _pick(self, event: e.Picked) -> tuple[Happening, ...]:
        asked = self._peek()
        if isinstance(asked, e.TestAsked) and asked.who == event.who:
            self._take()
            tried = self._test(asked, event.source)
            plain = len(tried.throws) < 2 and not tried.returned and tried.passed is not None
            return (tried,) if plain else (event, msgspec.structs.replace(tried, option=None))
        return (event,)

    def _test(self, asked: e.TestAsked, option: Source | None) -> Tried:
        """A Test to its end; what happens meanwhile of another kind is told after it."""
        throws: list[e.Rolled] = []
        returned: list[int] = []
        aside: list[tuple[int, e.Event]] = []
        passed: bool | None = None
        again = False
        while passed is None and (event := self._peek()) is not None:
            if isinstance(event, _ENDS_A_TEST):
                break
            number, event = self._left.popleft()
            match event:
                case e.Rolled(who=asked.who):
                    throws.append(event)
                    again = False
                case e.CardReturned():
                    returned.append(event.card)
                    again = bool(throws)
                case e.TestPassed(who=asked.who) | e.TestFailed(who=asked.who):
                    passed = isinstance(event, e.TestPassed)
                    aside = aside if passed else [*aside, (number, event)]
                case _:
                    aside.append((number, event))
            self._number = number
        wounds, defeated = self._struck_down(asked) if passed is False else ((), False)
        self._left.extendleft(reversed(aside))
        return Tried(
            asked.who,
            asked.stat,
            asked.icons,
            tuple(throws),
            passed,
            option,
            asked.against,
            tuple(returned),
            again and passed is None,
            wounds,
            defeated,
        )

    def _struck_down(self, asked: e.TestAsked) -> tuple[tuple[Wound, ...], bool]:
        """The wounds that follow at once on failing against a token."""
        first = self._peek()
        if asked.against is None or not isinstance(first, e.WoundSuffered):
            return (), False
        if first.who != asked.who:
            return (), False
        self._take()
        return self._wounds(first)

    def _strike(self, event: e.CardActivated) -> tuple[Happening, ...]:
        asked = self._peek()
        if event.target is None or not isinstance(asked, e.TestAsked):
            return (event,)
        self._take()
        tried = self._test(asked, None)
        if tried.passed is None:
            return event, tried
        failed = self._peek()
        if isinstance(failed, e.TestFailed) and failed.who == tried.who:
            self._take()
        harm, fell = None, False
        hit = self._peek()
        if isinstance(hit, e.AdversaryWounded) and hit.token == event.target:
            self._take()
            harm, fell = hit, hit.total >= hit.limit
        if fell and isinstance(self._peek(), e.AdversaryDefeated):
            self._take()
        return (Struck(event.card, event.target, tried, harm, fell),)

    # ---- adversaries --------------------------------------------------------------------------
    def _throw(self, event: e.AdversaryRolled) -> Happening:
        """A token's throw with the first result that its card has a row for."""
        while isinstance(result := self._peek(), e.ResultBegan) and result.empty:
            self._take()
        if isinstance(result, e.ResultBegan):
            self._take()
            return self._act(result, event)
        return event

    def _act(self, event: e.ResultBegan, rolled: e.AdversaryRolled | None) -> Acted:
        way: tuple[str, ...] = ()
        no_way = False
        targets: tuple[str, ...] | None = None
        step = self._peek()
        if isinstance(step, e.AdversaryMoved) and step.token == event.token:
            self._take()
            way = step.way
        elif isinstance(step, e.AdversaryStayed) and step.token == event.token:
            self._take()
            no_way = step.no_way
        blow = self._peek()
        if isinstance(blow, e.AttackMade | e.AttackMissed) and blow.token == event.token:
            self._take()
            targets = blow.targets if isinstance(blow, e.AttackMade) else ()
        return Acted(event.token, event.row, way, no_way, targets, rolled)

    def _placed(self, event: e.AdversaryPlaced) -> Appeared:
        tokens = [event]
        while isinstance(more := self._peek(), e.AdversaryPlaced):
            tokens.append(more)
            self._take()
        first = isinstance(self._peek(), e.CombatBegan)
        if first:
            self._take()
        return Appeared(tuple(tokens), first)

    # ---- cards, wounds, the Clock ---------------------------------------------------------------
    def _more_cards(self, who: str) -> list[int]:
        cards: list[int] = []
        while isinstance(more := self._peek(), e.CardDrawn) and more.who == who:
            cards.append(more.card)
            self._take()
        return cards

    def _handed(self, event: e.CardHandedOver) -> Handed:
        cards = [event.card]
        while isinstance(more := self._peek(), e.CardHandedOver) and more.giver == event.giver:
            cards.append(more.card)
            self._take()
        return Handed(event.giver, event.taker, tuple(cards))

    def _wounds(self, event: e.WoundSuffered) -> tuple[tuple[Wound, ...], bool]:
        wounds: list[Wound] = [(event.kind, event.wound)]
        defeated = event.defeated
        while isinstance(more := self._peek(), e.WoundSuffered) and more.who == event.who:
            wounds.append((more.kind, more.wound))
            defeated = defeated or more.defeated
            self._take()
        return tuple(wounds), defeated

    def _healed(self, who: str) -> list[Wound]:
        wounds: list[Wound] = []
        while isinstance(more := self._peek(), e.WoundDiscarded) and more.who == who:
            wounds.append((more.kind, more.wound))
            self._take()
        return wounds

    def _returned(self, event: e.CardReturned) -> Happening:
        after = self._peek()
        if isinstance(after, e.WoundPrevented):
            self._take()
            return Spared(after.who, event.card, after.kind)
        if isinstance(after, e.WoundDiscarded):
            return Mended(after.who, tuple(self._healed(after.who)), event.card)
        return event

    def _clock(self, event: e.ClockMoved) -> e.ClockMoved:
        """The number where a text's moving of the Clock comes to rest, or a red one before."""
        while not event.red and isinstance(more := self._peek(), e.ClockMoved):
            if more.by != "text":
                break
            event = more
            self._take()
        return event
