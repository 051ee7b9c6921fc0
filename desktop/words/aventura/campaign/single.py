"""Events of a campaign that a diary tells one by one, or says nothing of."""

from typing import assert_never

from desktop.rules.games.aventura import events as e
from desktop.words import switched
from desktop.words.aventura import told_story
from desktop.words.aventura.campaign import blows, ends, fight, harm, story, tests, ways
from desktop.words.aventura.campaign.book import Book
from desktop.words.telling import count, name, plain

_LONG = 5
"""A paragraph of so many sentences ends with its turn."""


def tell(book: Book, event: e.Event) -> None:
    """One event. One case for each, so that a missing one is a type error."""
    scene, say = book.scene, book.teller.say
    match event:
        case e.Began() | e.FlagSet() | e.TurnEnded() | e.CardPutBack() | e.CombatBegan():
            pass  # nothing that a diary would know, or said by what follows
        case e.TestAsked() | e.Rolled() | e.TestPassed() | e.AttackMade() | e.AttackMissed():
            pass  # told with their Test, or with their row
        case e.CardDrawn() | e.CardHandedOver() | e.WoundSuffered() | e.WoundDiscarded():
            pass  # drawn together
        case e.AdversaryPlaced() | e.Investigated() | e.ResultBegan():
            pass  # drawn together, or a row that the card has not
        case e.Recruited():
            _recruited(book, event)
        case e.MapEntered():
            _entered(book, event)
        case e.TurnBegan():
            _turn(book, event)
        case e.Moved():
            _stayed(book, event)
        case e.Placed():
            _placed(book, event)
        case e.PartEnded():
            _rested(book, event)
        case e.Read():
            book.opened(event.source)
        case e.RuleApplied():
            book.quote("", told_story.read(book.names, event.source).text)
        case e.TestFailed():
            book.failed(event)
        case e.Picked():
            _picked(book, event)
        case e.Answered():
            _answered(book, event)
        case e.CardMissing():
            _missing(book, event)
        case e.CardLost() | e.CardReturned():
            _given_up(book, event)
        case e.CardActivated():
            _used(book, event)
        case e.WoundPrevented(who=who, kind=kind):
            say(harm.spared_plain, who=scene.who(who), kind=harm.wound_of(kind))
        case e.HealingRolled():
            book.teller.healing(event)
        case e.ClockMoved():
            _clock(book, event)
        case e.EventSkipped(clock=clock):
            say(harm.skipped, turn=scene.turn(clock))
        case e.MapUnlocked():
            say(story.opened, map=scene.map(event.map))
        case e.CounterChanged():
            _counted(book, event)
        case e.PadlockPlaced(zone=zone):
            say(
                story.locked if scene.known(zone) else story.locked_somewhere,
                zone=scene.zone(zone),
            )
        case e.PadlockOpened(zone=zone):
            say(
                story.unlocked if scene.known(zone) else story.unlocked_somewhere,
                zone=scene.zone(zone),
            )
        case e.MarkerChanged(zone=zone, on=on):
            say(story.marked if on else story.unmarked, zone=scene.zone(zone))
        case e.AdversaryRolled():
            book.teller.idle(event)
        case e.AdversaryMoved(token=token, way=way):
            say(fight.moved, adversary=scene.token(token), way=scene.way(way, placed=True))
        case e.AdversaryStayed(token=token, no_way=no_way):
            if no_way:
                say(fight.no_way, adversary=scene.token(token), roll="")
        case e.AdversaryWounded():
            book.teller.harmed(event)
        case e.AdversaryDefeated() | e.AdversaryRemoved():
            _gone(book, event)
        case e.CombatEnded():
            say(fight.over)
        case e.Travelled():
            _travelled(book, event)
        case e.Defeated():
            _defeated(book, event)
        case e.Withdrew():
            say(ends.withdrew, map=scene.map(event.map))
        case e.Switched():
            _switched(book, event)
        case e.Ended(ending=ending):
            if not book.names.ending_text(ending):  # else that stands under its title
                say(ends.ended, ending=name(book.names.ending(ending)))
        case _:
            assert_never(event)


def _recruited(book: Book, event: e.Recruited) -> None:
    """Who sets out, and what is known of them from the first."""
    names = book.names
    people = book.scene.team = event.investigators
    if len(people) == 2:
        first, second = (book.scene.who(one) for one in people)
        book.teller.say(ways.together, first=first, second=second)
    else:
        book.teller.say(ways.alone, who=book.scene.who(people[0]))
    for who in people:
        card = names.pack.investigators[who]
        about = names.text(f"investigator.{who}.text", card.text)
        if about:
            calling = names.text(f"investigator.{who}.calling", card.calling)
            title = f"{names.full_name(who)}. {calling}" if calling else names.full_name(who)
            book.quote("", about, title)


def _entered(book: Book, event: e.MapEntered) -> None:
    """A map is entered, and nobody looks round at once."""
    enter(book, event)
    book.teller.arrived(event)


def _placed(book: Book, event: e.Placed) -> None:
    """A text puts somebody somewhere."""
    book.scene.stood_on((event.zone,))
    who, zone = book.scene.who(event.who), book.scene.zone(event.zone)
    book.teller.say(harm.put, who=who, zone=zone)


def _rested(book: Book, event: e.PartEnded) -> None:
    """Somebody's part is over; it is told where nothing was done in it."""
    who = book.scene.who(event.who)
    if event.left and who not in book.teller.done:
        book.teller.mark_turn()
        book.teller.say(ways.gave_up, who=who)


def _picked(book: Book, event: e.Picked) -> None:
    """An option without dice, or one whose dice are told by themselves."""
    book.teller.mark_turn()
    said = book.scene.said(event.source, whole=True)
    book.teller.say(tests.chose, who=book.scene.who(event.who), said=said)


def _given_up(book: Book, event: e.CardLost | e.CardReturned) -> None:
    """A card goes back to the deck, by a text or for its effect."""
    book.scene.holders.pop(event.card, None)
    kind = story.lost if isinstance(event, e.CardLost) else story.returned
    who, card = book.scene.who(event.who), book.scene.card(event.card)
    book.teller.say(kind, who=who, card=card)


def _used(book: Book, event: e.CardActivated) -> None:
    """A card is used on nobody."""
    book.teller.mark_turn()
    who, card = book.scene.who(event.who), book.scene.card(event.card)
    book.teller.say(story.used, who=who, card=card)


def _gone(book: Book, event: e.AdversaryDefeated | e.AdversaryRemoved) -> None:
    """A token leaves the map, beaten or not."""
    adversary = book.scene.token(event.token)
    if isinstance(event, e.AdversaryDefeated):
        book.teller.say(blows.fell, adversary=adversary, zone=book.scene.zone(event.zone))
    else:
        book.teller.say(blows.vanished, adversary=adversary)
    book.scene.fell(event.token)


def enter(book: Book, event: e.MapEntered) -> None:
    """A chapter begins."""
    book.close()
    book.scene.enter(event)
    book.clock = 1
    book.teller.turn = None


def _turn(book: Book, event: e.TurnBegan) -> None:
    """A turn begins; the first one was told on entering."""
    book.clock = event.clock
    book.teller.done.clear()
    if len(book.teller.sentences) >= _LONG:
        book.paragraph()
    told = event.red and event.clock in book.names.pack.maps[book.scene.place].events
    if event.clock > 1 and (not told or event.clock == event.turns):
        book.teller.turn = event


def _stayed(book: Book, event: e.Moved) -> None:
    """A Move that leads nowhere."""
    book.teller.mark_turn()
    book.teller.say(ways.stayed, who=book.scene.who(event.who), zone=book.scene.zone(event.way[-1]))
    book.teller.come_to = event.way[-1]


def _answered(book: Book, event: e.Answered) -> None:
    """A code; what it leads to is read after it."""
    said = tests.said()[0].format(label=plain(event.text))
    book.teller.say(tests.answered, who=book.scene.who(event.who), said=said)
    if not event.right:
        book.teller.say(tests.answered_wrong)


def _missing(book: Book, event: e.CardMissing) -> None:
    """A card that could not be drawn, by its name only where it was seen."""
    holder = book.scene.holders.get(event.card)
    if holder is not None:
        who = book.scene.who(holder)
        book.teller.say(story.missing_held, card=book.scene.card(event.card), who=who)
    elif event.seen:
        book.teller.say(story.missing, card=book.scene.card(event.card))
    else:
        book.teller.say(story.missing_unseen, number=str(event.card))


def _clock(book: Book, event: e.ClockMoved) -> None:
    """The Clock moves by a text, or comes to a red number."""
    book.clock = event.clock
    turn = book.scene.turn(event.clock)
    if event.by == "text":
        book.teller.say(harm.ticked, turn=turn)
    elif event.red and event.clock in book.names.pack.maps[book.scene.place].events:
        book.paragraph()
        known = book.known((book.scene.place, "event", str(event.clock)))
        book.teller.say(harm.happened_again if known else harm.happened, turn=turn)


def _counted(book: Book, event: e.CounterChanged) -> None:
    """A counter of the party or of a card."""
    card = event.card
    label = book.names.counter(event.name) if card is None else book.names.card(card)
    kind = story.more if event.change > 0 else story.less
    change, value = count(abs(event.change)), count(event.value)
    book.teller.say(kind, label=name(label), value=value, change=change)


def _travelled(book: Book, event: e.Travelled) -> None:
    """Everybody leaves."""
    origin, place = book.scene.map(event.origin), book.scene.map(event.map)
    book.paragraph()
    if event.forced:
        book.teller.say(ends.forced_out, origin=origin, map=place)
    else:
        turn = book.scene.turn(book.clock)
        book.teller.say(ends.left, origin=origin, map=place, turn=turn)


def _defeated(book: Book, event: e.Defeated) -> None:
    """Everything stops, with what the pack says of it."""
    kinds = {"wounds": ends.beaten, "clock": ends.timed_out, "dead_end": ends.stuck}
    book.teller.say(kinds[event.cause], map=book.scene.map(event.map))
    text = told_story.read(book.names, (event.map, "defeat")).text
    if text:
        book.quote("", text)
    else:
        book.teller.say(ends.rescued)
    book.paragraph()


def _switched(book: Book, event: e.Switched) -> None:
    """A table rule that bears on what is told."""
    kind = switched.wordings(event.option, event.value)
    if kind is not None:
        book.teller.say(kind)
