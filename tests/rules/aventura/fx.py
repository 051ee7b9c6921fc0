"""Fixture FX of the rules (part 6.1): three small maps, two investigators, a few cards."""

from collections.abc import Mapping

from desktop.atlas.zone_map import ZoneMap, build_map
from desktop.rules.games.aventura.content.effects import (
    Clock,
    Draw,
    Effect,
    Flag,
    Heal,
    ReadOption,
    Reroll,
    Spawn,
    Test,
    Unlock,
    WoundEffect,
)
from desktop.rules.games.aventura.content.pack import MapContent, Pack
from desktop.rules.games.aventura.content.schema import (
    Action,
    AdversaryCard,
    AdversaryRow,
    Attack,
    CardText,
    ClockRule,
    CounterRule,
    EndingText,
    Event,
    InvestigatorCard,
    JournalFile,
    PackHead,
    Paragraph,
    Passive,
    Return,
    WeaponRow,
    WoundCard,
    WoundHalf,
)

SIDE = 1000


def square(column: int, row: int) -> list[tuple[int, int]]:
    """A square zone of the drawing."""
    x, y = column * SIDE, row * SIDE
    return [(x, y), (x + SIDE, y), (x + SIDE, y + SIDE), (x, y + SIDE)]


def corridor() -> ZoneMap:
    """M1: A-B-C-D in a row; E above B and F above D, each behind a wall with a door."""
    zones = {name: square(column, 1) for column, name in enumerate("ABCD")}
    zones |= {"E": square(1, 0), "F": square(3, 0)}
    doors = [((1400, 1000), (1600, 1000)), ((3400, 1000), (3600, 1000))]
    return build_map(
        zones,
        walls=[[(1000, 1000), (2000, 1000)], [(3000, 1000), (4000, 1000)]],
        passages=[("door", ends) for ends in doors],
        letters={"F": None},
        red=("A", "C"),
        start="A",
    )


def pair() -> ZoneMap:
    """M2 and M3: A (red) and B side by side."""
    return build_map({"A": square(0, 0), "B": square(1, 0)}, red=("A",), start="A")


def journal_one() -> JournalFile:
    """M1: Safeguard, six turns, red 3 and 4."""
    swarm = (Spawn(card=40, zones=("D",)),)
    options = (
        ReadOption(label="Look", to="B1", test=Test(stat="investigation", icons=2)),
        ReadOption(label="Look closer", to="B2", test=Test(stat="investigation", icons=3)),
    )
    return JournalFile(
        title="M1",
        safeguard=True,
        clock=ClockRule(turns=6, red=(3, 4)),
        paragraph=(
            Paragraph(id="A", text="a"),
            Paragraph(id="B", text="b", options=options),
            Paragraph(id="B1", text="b1", effects=(Draw(card=22),)),
            Paragraph(id="B2", text="b2", effects=(Draw(card=31),)),
            Paragraph(id="C", text="c", effects=swarm),
            Paragraph(id="D", text="d", options=(ReadOption(label="Down", to="D1"),)),
            Paragraph(id="D1", text="d1", effects=(Unlock(map="m2"),)),
            Paragraph(id="E", text="e"),
        ),
        event=(
            Event(turn=3, text="3", effects=(Flag(name="ev3", scope="visit"),)),
            Event(turn=4, text="4", effects=(Flag(name="ev4", scope="visit"),)),
        ),
    )


def story(
    *effects: Effect,
    options: tuple[ReadOption, ...] = (),
    more: tuple[Paragraph, ...] = (),
    leave: bool = True,
    once: str = "visit",
    **fields: object,
) -> JournalFile:
    """M1 with an entry A of one's own; further entries and whatever a journal file can hold."""
    entry = Paragraph(id="A", text="a", effects=effects, options=options, leave=leave, once=once)
    written = {
        "title": "M1",
        "safeguard": True,
        "clock": ClockRule(turns=6),
        **fields,
        "paragraph": (entry, *more),
    }
    return JournalFile(**written)


def plain_journal(title: str, turns: int, safeguard: bool) -> JournalFile:
    """M2 and M3: texts only."""
    return JournalFile(
        title=title,
        safeguard=safeguard,
        clock=ClockRule(turns=turns),
        paragraph=(Paragraph(id="A", text="a"), Paragraph(id="B", text="b")),
    )


def investigators() -> dict[str, InvestigatorCard]:
    nell = InvestigatorCard(
        id="nell", name="Nell", strength=3, skill=2, willpower=2, investigation=4
    )
    oskar = InvestigatorCard(
        id="oskar", name="Oskar", strength=2, skill=4, willpower=3, investigation=3
    )
    return {"nell": nell, "oskar": oskar}


def rows(double: int, triple: int, run: int) -> dict[str, WeaponRow]:
    return {
        "double": WeaponRow(wounds=double),
        "triple": WeaponRow(wounds=triple),
        "run": WeaponRow(wounds=run),
    }


def cards() -> dict[int, CardText]:
    cane = Action(stat="strength", target="adversary", range="zone", **rows(1, 2, 1))
    pistol = Action(stat="skill", target="adversary", range="los", within=3, **rows(1, 2, 2))
    flask = Return(windows=("any",), effects=(Heal(who="holder", kind="any", n=1),))
    coin = Return(windows=("after_roll",), effects=(Reroll(),))
    found = (
        CardText(no=20, kind="object", name="Cane", text="", action=cane),
        CardText(no=21, kind="object", name="Pistol", text="", action=pistol),
        CardText(
            no=22,
            kind="ally",
            name="Guide",
            text="",
            passive=(Passive(stat="investigation", dice=1),),
        ),
        CardText(no=23, kind="object", name="Flask", text="", return_=flask),
        CardText(no=24, kind="object", name="Coin", text="", return_=coin),
        CardText(no=31, kind="clue", name="Clue", text=""),
    )
    return {card.no: card for card in found}


def blow(stat: str, range_: str, kind: str) -> Attack:
    return Attack(range=range_, stat=stat, icons=1, on_fail=(WoundEffect(kind=kind),))


def adversaries() -> dict[int, AdversaryCard]:
    run = AdversaryRow(title="Run", move=0, attack=blow("willpower", "los", "mental"))
    swarm = AdversaryCard(
        no=40,
        name="Swarm",
        token="swarm",
        dice=4,
        wounds=3,
        double=AdversaryRow(title="Two", move=1, attack=blow("strength", "zone", "physical")),
        triple=AdversaryRow(title="Three", move=1, attack=blow("skill", "zone", "physical")),
        run=run,
    )
    watcher = AdversaryCard(
        no=41,
        name="Watcher",
        token="watcher",
        dice=3,
        wounds=2,
        double=AdversaryRow(title="Two", move=2),
        run=run,
    )
    return {40: swarm, 41: watcher}


def wounds() -> dict[int, WoundCard]:
    weak = WoundHalf(name="Weak", passive=(Passive(stat="strength", dice=-1),))
    dull = WoundHalf(name="Dull", passive=(Passive(stat="willpower", dice=-1),))
    late = WoundHalf(name="Late", effects=(Clock(n=1),))
    later = WoundHalf(name="Later", effects=(Clock(n=2),))
    halves = {1: (weak, dull), 2: (late, later)}
    blank = (WoundHalf(name="Cut"), WoundHalf(name="Fear"))
    return {
        no: WoundCard(no=no, physical=halves.get(no, blank)[0], mental=halves.get(no, blank)[1])
        for no in range(1, 12)
    }


def pack(
    journals: Mapping[str, JournalFile] | None = None,
    more_cards: tuple[CardText, ...] = (),
    more_adversaries: tuple[AdversaryCard, ...] = (),
    wound_cards: Mapping[int, WoundCard] | None = None,
    drawings: Mapping[str, ZoneMap] | None = None,
    **head: object,
) -> Pack:
    """The fixture as a pack; journals, cards and wounds may be put in place of its own."""
    drawn = {"m1": corridor(), "m2": pair(), "m3": pair(), **(drawings or {})}
    written = {
        "m1": journal_one(),
        "m2": plain_journal("M2", 4, False),
        "m3": plain_journal("M3", 5, True),
        **(journals or {}),
    }
    fields = {
        "id": "fx",
        "title": "FX",
        "version": "1",
        "language": "en",
        "start_map": "m1",
        "intro": "i",
        "maps": tuple(written),
        "investigators": ("nell", "oskar"),
        "flags": ("ev3", "ev4", "f"),
        "counters": {"money": CounterRule(label="Money", start=2, max=9)},
        **head,
    }
    return Pack(
        PackHead(**fields),
        investigators(),
        {**cards(), **{card.no: card for card in more_cards}},
        {**adversaries(), **{card.no: card for card in more_adversaries}},
        dict(wound_cards or wounds()),
        {name: MapContent(name, written[name], drawn[name]) for name in written},
        {"end": EndingText(id="end", title="End", text="e", true_ending=True)},
        {},
        "fx",
    )


PACK = pack()
