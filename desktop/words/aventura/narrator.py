"""The narrator of Aventura Z: turns what happened into plain sentences.

Sentences use what the players have seen only; a flag, an unread text or the
name of a card nobody has held is never told.
"""

from collections.abc import Callable, Sequence
from typing import Literal, assert_never

import msgspec

from desktop.rules.games.aventura import events as e
from desktop.rules.games.aventura.content.pack import Pack
from desktop.rules.games.aventura.state import State
from desktop.words.aventura import told_combat, told_story, told_tests, told_turn
from desktop.words.aventura.names import Names
from desktop.words.aventura.told import Told

LineKind = Literal["mood", "read", "told", "dice"]


class Line(msgspec.Struct, frozen=True):
    """One sentence or paragraph: mood text, a text of the pack, a plain sentence, or a roll."""

    kind: LineKind
    text: str


class Narrator:
    """Tells the events of one pack in one language."""

    def __init__(self, pack: Pack, language: str) -> None:
        """Take the pack and the language of its story."""
        self.names = Names(pack, language)

    def step(
        self, events: Sequence[e.Event], before: State | None, after: State
    ) -> tuple[Line, ...]:
        """Everything that one step has to tell, in order."""
        return tuple(line for lines in self.by_event(events, before, after) for line in lines)

    def whole(
        self, events: Sequence[e.Event], before: State | None, after: State
    ) -> tuple[Line, ...]:
        """The same with all prose; here `step` has it already."""
        return self.step(events, before, after)

    def by_event(
        self, events: Sequence[e.Event], before: State | None, after: State
    ) -> tuple[tuple[Line, ...], ...]:
        """What each event of one step has to tell."""
        told = Told.between(self.names, before, after)
        return tuple(self._lines(told, event) for event in told.along(events))

    def continued(self, state: State) -> Callable[[Sequence[e.Event]], tuple[Line, ...]]:
        """A teller of one step after another, from the first on, that needs no old states."""
        told = Told(self.names, remembers=state.options.get("map_memory") == "remembered")

        def tell(events: Sequence[e.Event]) -> tuple[Line, ...]:
            return tuple(line for event in told.along(events) for line in self._lines(told, event))

        return tell

    def sentences(self, event: e.Event, state: State) -> tuple[str, ...]:
        """One event's sentences by themselves."""
        return tuple(line.text for line in self.step((event,), None, state))

    def _lines(self, told: Told, event: e.Event) -> tuple[Line, ...]:
        if isinstance(event, e.Read):
            return self._read(event)
        if isinstance(event, e.TestFailed):
            return self._failed(told, event)
        if isinstance(event, e.Rolled | e.HealingRolled | e.AdversaryRolled):
            return (Line("dice", one_sentence(told, event)),)
        sentence = one_sentence(told, event)
        return (Line("told", sentence),) if sentence else ()

    def _read(self, event: e.Read) -> tuple[Line, ...]:
        parts = told_story.read(self.names, event.source)
        lines: list[Line] = []
        if parts.mood:
            lines.append(Line("mood", parts.mood))
        if parts.text:
            lines.append(Line("read", parts.text))
        return tuple(lines)

    def _failed(self, told: Told, event: e.TestFailed) -> tuple[Line, ...]:
        if told.striking and event.dice:
            return ()
        lines = [Line("told", told_tests.failed(told.names, event))]
        if event.source is not None and event.text is not None:
            text = told_story.failure(self.names, event.source, event.text)
            if text:
                lines.append(Line("read", text))
        return tuple(lines)


def one_sentence(told: Told, event: e.Event) -> str:
    """The sentence of an event; empty where there is nothing to tell.

    One case for each event, so that a missing one is a type error.
    """
    names = told.names
    match event:
        case e.Began() | e.FlagSet() | e.TestAsked() | e.Read():
            return ""
        case e.ResultBegan():
            return told_combat.result(told, event)
        case e.Recruited():
            return told_turn.recruited(names, event)
        case e.MapEntered():
            return told_turn.map_entered(names, event)
        case e.TurnBegan():
            return told_turn.turn_began(event)
        case e.Moved():
            return told_turn.moved(told, event)
        case e.Placed():
            return told_turn.placed(told, event)
        case e.Investigated():
            return told_turn.investigated(told, event)
        case e.Picked():
            return told_story.picked(names, event)
        case e.Rolled():
            return told_tests.rolled(names, event)
        case e.TestPassed():
            return "" if told.striking else told_tests.passed(names, event)
        case e.TestFailed():
            return told_tests.failed(names, event)
        case e.CardDrawn():
            return told_story.card_drawn(names, event)
        case e.CardMissing():
            return told_story.card_missing(names, event)
        case e.CardLost():
            return told_story.card_lost(names, event)
        case e.CardReturned():
            return told_story.card_returned(names, event)
        case e.CardActivated():
            return told_combat.card_activated(told, event)
        case e.CardHandedOver():
            return told_story.card_handed_over(names, event)
        case e.WoundSuffered():
            return told_tests.wound_suffered(names, event)
        case e.WoundPrevented():
            return told_tests.wound_prevented(names, event)
        case e.WoundDiscarded():
            return told_tests.wound_discarded(names, event)
        case e.HealingRolled():
            return told_tests.healing(names, event)
        case e.ClockMoved():
            return told_turn.clock_moved(event)
        case e.EventSkipped():
            return told_turn.event_skipped(event)
        case e.MapUnlocked():
            return told_story.map_unlocked(names, event)
        case e.Travelled():
            return told_turn.travelled(names, event)
        case e.CounterChanged():
            return told_story.counter_changed(names, event)
        case e.PadlockPlaced():
            return told_turn.padlock(told, event.zone, placed=True)
        case e.PadlockOpened():
            return told_turn.padlock(told, event.zone, placed=False)
        case e.MarkerChanged():
            return told_turn.marker(told, event)
        case e.AdversaryPlaced():
            return told_combat.placed(told, event)
        case e.AdversaryRemoved():
            return told_combat.removed(told, event)
        case e.AdversaryRolled():
            return told_combat.rolled(told, event)
        case e.AdversaryMoved():
            return told_combat.moved(told, event)
        case e.AdversaryStayed():
            return told_combat.stayed(told, event)
        case e.AttackMissed():
            return told_combat.missed(told, event)
        case e.AttackMade():
            return told_combat.attacked(told, event)
        case e.AdversaryWounded():
            return told_combat.wounded(told, event)
        case e.AdversaryDefeated():
            return told_combat.defeated(told, event)
        case e.CardPutBack():
            return told_combat.card_put_back(names, event)
        case e.CombatBegan():
            return told_combat.combat_began()
        case e.CombatEnded():
            return told_combat.combat_ended()
        case e.RuleApplied():
            return told_story.rule_applied(names, event)
        case e.PartEnded():
            return told_turn.part_ended(names, event)
        case e.TurnEnded():
            return told_turn.turn_ended(event)
        case e.Defeated():
            return told_turn.defeated(names, event)
        case e.Withdrew():
            return told_turn.withdrew(names, event)
        case e.Answered():
            return told_story.answered(names, event)
        case e.Switched():
            return told_turn.switched(event)
        case e.Ended():
            return told_story.ended(names, event)
        case _:
            assert_never(event)
