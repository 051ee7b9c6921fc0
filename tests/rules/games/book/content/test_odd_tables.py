"""Tables of somebody with ideas: what cannot be played is refused, and what can be is played."""

import time

import pytest

from desktop.rules.games.book import GAME, odds, view
from desktop.rules.games.book.choices import Try
from desktop.rules.games.book.content.reading import read, read_tables
from desktop.rules.games.book.content.schema import Tables
from desktop.rules.games.book.state import Area, State
from desktop.rules.kernel.chance import Chance
from desktop.words.book import chapters
from desktop.words.book.names import Names
from tests.rules.book.table import facing, position
from tests.small_tables import edited, members

WARE = """
[[ware]]
id = "{id}"
name = "Odd thing"
kind = "{kind}"
base = {base}
effect = "does it"
{uses}
"""


def stocked(*wares: str) -> dict[str, bytes]:
    """The small tables with more wares."""
    found = members()
    found["inventory.toml"] += "".join(wares).encode()
    return found


def ware(id_: str, uses: str, kind: str = "equipment", base: int = 1) -> str:
    return WARE.format(id=id_, kind=kind, base=base, uses=uses)


def codes(given: dict[str, bytes]) -> set[str]:
    return {problem.code for problem in read(given).problems}


@pytest.mark.parametrize(
    ("name", "old", "new", "code"),
    [
        ("inventory.toml", 'name = "Rope"', 'name = "\u200b\u2060"', "tables.empty"),
        ("inventory.toml", 'name = "Rope"', 'name = "\\uFEFF"', "tables.empty"),
        ("inventory.toml", 'name = "Rope"', 'name = "\u0301 "', "tables.empty"),
        ("inventory.toml", 'name = "Rope"', 'name = "Rope {ecl}"', "tables.brace"),
        ("stories.toml", '"O row 3"', '"{ecl} of them"', "tables.brace"),
        ("stories.toml", '"town hook 3"', '"}"', "tables.brace"),
        ("stories.toml", "closing of\n  Z 1.", "\u200d\u200b", "tables.empty"),
        ("encounters.toml", "faces = [1]", "faces = [1, 1]", "pack.twice"),
        ("encounters.toml", "faces = [1]", "faces = [1, 7]", "tables.number"),
        ("encounters.toml", "faces = [1]", "faces = [true]", "pack.wrong_type"),
        ("inventory.toml", "base = 3", "base = -1", "tables.number"),
        ("inventory.toml", "base = 3", "base = 3.5", "pack.wrong_type"),
        ("inventory.toml", "base = 3", "base = 99999999999999999999", "toml.number"),
        ("inventory.toml", "dice = { O = 1 }", "dice = { O = 1000 }", "tables.number"),
        ("inventory.toml", "dice = { O = 1 }", "dice = { O = 0 }", "tables.number"),
        ("inventory.toml", "dice = { O = 1 }", "dice = { P = 1 }", "pack.unknown_word"),
        ("inventory.toml", 'id = "rope"', 'id = "../rope"', "pack.bad_id"),
        ("inventory.toml", 'id = "rope"', 'id = "r\u00f6pe"', "pack.bad_id"),
        ("inventory.toml", 'name = "Rope"', 'name = "\u202eepoR"', "text.control"),
    ],
)
def test_faults(name: str, old: str, new: str, code: str) -> None:
    found = read(edited(name, (old, new)))
    assert found.tables is None
    assert code in {problem.code for problem in found.problems}


@pytest.mark.parametrize(
    ("uses", "kind"),
    [
        ("dice = { C = 1 }\nweapon = true", "item"),
        ("armour = 5", "item"),
        ("shield = true", "item"),
        ("disarms = true", "equipment"),
    ],
)
def test_what_only_the_other_kind_can_do(uses: str, kind: str) -> None:
    assert codes(stocked(ware("odd", uses, kind))) == {"tables.misused"}


def test_text_is_text() -> None:
    """Markup, places of Qt and writing from the right are shown as they are."""
    odd = ("<b>%n %1</b>", "&amp; <img src='x'>", "\u0645\u0631\u062d\u0628\u0627", "\U0001f3b2")
    for name in odd:
        found = read(edited("inventory.toml", ('name = "Rope"', f'name = "{name}"')))
        assert found.tables is not None
        assert Names(found.tables, "en").ware("rope") == name


# ---- played all the same ------------------------------------------------------------------------
def played(tables: Tables, policy: str, seed: str = "odd") -> State:
    state, chance = GAME.begin(tables, {}, Chance(seed)).state, Chance("player")
    for _ in range(900):
        offered = GAME.choices(tables, state)
        if not offered:
            break
        if state.phase == "start":
            view.sources(tables, state)
            view.prospect(tables, state, view.suggestion(tables, state))
        choice, chance = GAME.policies[policy](tables, state, offered, chance)
        state = GAME.choose(tables, state, choice).state
        assert GAME.invariants(tables, state) == []
    assert state.ending is not None
    return state


def test_a_shop_of_wonders() -> None:
    """Two shields, armour for a dragon, twenty weapons, dice by the dozen: all for nothing."""
    wonders = [
        *(ware(f"shield_{n}", "shield = true", base=0) for n in range(2)),
        *(ware(f"plate_{n}", "armour = 12", base=0) for n in range(2)),
        *(ware(f"sword_{n}", "dice = { C = 12 }\nweapon = true", base=0) for n in range(9)),
        *(ware(f"spoon_{n}", "dice = { O = 1 }\nweapon = true", base=0) for n in range(2)),
        *(ware(f"bag_{n}", "dice = { C = 12, O = 12, Z = 12 }", base=0) for n in range(9)),
    ]
    tables = read_tables(stocked(*wonders))
    for policy in GAME.policies:
        state = played(tables, policy)
        assert chapters.leaves(Names(tables, "en"), state, {}, {})
    owned = tuple(name for name, one in tables.wares.items() if one.kind == "equipment")
    for letter in ("O", "C", "H", "R"):
        table = facing(letter, tables=tables, equipment=owned, xp=500)  # type: ignore[arg-type]
        assert view.prospect(tables, table.state, view.suggestion(tables, table.state)).dice > 4
        assert view.failure_costs(tables, table.state)
    table = facing("C", tables=tables, equipment=owned)
    pool = view.built(tables, table.state, Try("STR", weapon="sword_3"))
    assert pool.dice == 4 + 1 + 12 + 9 * 12  # STR, Pet, one sword, and every bag
    assert view.prospect(tables, table.state, Try("STR", weapon="sword_3")).win == 1.0


def test_a_treasure_in_every_puzzle() -> None:
    """Thousands of gold, and a Threat that takes them all: certain at once, and soon said."""
    gold = "gold = { dice = 12, plus = 99, unlucky = 99 }"
    tables = read_tables(edited("encounters.toml", ("gold = { dice = 2, unlucky = 2 }", gold)))
    played(tables, "random")
    table = facing("H", tables=tables, gold=3400)
    start = time.process_time()
    assert view.prospect(tables, table.state, Try("INT", bribes=3400)).chance == 1.0
    assert time.process_time() - start < 0.1
    table.do(Try("INT", bribes=3400))
    assert len(table.unload().state.pool.parts) == 2  # type: ignore[union-attr]
    assert odds.chance(10**6, 15) == 1
    assert odds.chance(3, 10**6) == 0


def test_tables_without_a_personal() -> None:
    """No face stands for one; an Oracle that spoke under other tables may have told of one."""
    changes = (("faces = [2]", "faces = []"), ("faces = [2]", "faces = []"))
    tables = read_tables(edited("encounters.toml", *changes, ("faces = [1]", "faces = [1, 2]")))
    assert not {page.letter for page in played(tables, "novice").pages} & {"Pp", "Pm"}
    told = position(areas={"10,9": Area("encounter", 12, "P")}, tables=tables).state
    assert view.destination(tables, told, "10,9").chance


def test_many_faults_are_found_soon() -> None:
    """A file of a size that is read at all, and everything in it is wrong."""
    many = "".join(f'[[ware]]\nid = "w {n}"\nnmae = "{{x}}"\nkind = "itme"\n' for n in range(9000))
    start = time.process_time()
    found = read(stocked(many))
    assert len(found.problems) > 20_000
    assert time.process_time() - start < 5
