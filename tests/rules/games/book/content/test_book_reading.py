"""Tables from bytes: what is read, and everything that is refused, all at once."""

import re

import pytest
from msgspec import structs

from desktop.rules.games.book.content.checks_stories import LEAST
from desktop.rules.games.book.content.places import CHAPTER, FLIGHT, SITUATION, TOWN
from desktop.rules.games.book.content.reading import fingerprint, read, read_tables
from desktop.rules.games.book.content.schema import CONDITIONS, WRITTEN, Encounter, Gold, Head, Ware
from desktop.rules.kernel.errors import Problem, Unreadable
from desktop.rules.kernel.strict import Faults
from desktop.words import problems as words
from tests.small_tables import HEAD, SHIPPED, edited, members


def codes(given: dict[str, bytes]) -> list[str]:
    return [problem.code for problem in read(given).problems]


def faults(name: str, *changes: tuple[str, str]) -> list[tuple[str, str]]:
    """Code and place of what is wrong after words were replaced; none of it goes unsaid."""
    reading = read(edited(name, *changes))
    assert reading.tables is None
    assert all(words.message(problem) for problem in reading.problems)
    return [(problem.code, problem.place) for problem in reading.problems]


def test_small_tables_are_read_without_a_problem() -> None:
    reading = read(members())
    assert reading.problems == ()
    tables = reading.tables
    assert tables is not None
    assert (tables.head.id, tables.head.version) == ("small", "1.1.1")
    assert [*tables.encounters] == [*WRITTEN]
    assert [*tables.stories] == [*WRITTEN]
    assert tables.stories["O"].openings[0].text == "opening of O 1."  # breaks are folded
    assert tables.hash == fingerprint(members())


@pytest.mark.rule("BA-044", "BA-045")
def test_the_shipped_numbers_are_those_of_the_rulings() -> None:
    tables = read_tables(members())
    priced = {ware.id: ware.base for ware in tables.wares.values()}
    assert priced == {
        "flute": 3,
        "rope": 4,
        "bow": 5,
        "shield": 5,
        "pet": 6,
        "sword": 7,
        "armor": 7,
        "liquid_focus": 2,
        "snack": 3,
        "rare_figurine": 4,
        "trap_disarm_kit": 4,
        "bomb": 5,
    }
    kinds = [ware.kind for ware in tables.wares.values()]
    assert (kinds.count("equipment"), kinds.count("item")) == (7, 5)
    faces = {face: one.letter for one in tables.encounters.values() for face in one.faces}
    assert faces == {1: "O", 2: "Pm", 3: "C", 4: "H", 5: "Z", 6: "R"}
    assert tables.encounters["C"].gold == Gold(1, 1, 1)
    assert tables.encounters["Z"].gold == Gold(2, 0, 2)
    assert tables.encounters["R"].gold == Gold(1, 0, 0)
    assert [one.letter for one in tables.encounters.values() if one.strain] == ["O", "C"]


@pytest.mark.skipif(not (SHIPPED / "stories.toml").exists(), reason="not written yet")
def test_all_that_is_shipped_is_sound_and_translated() -> None:
    shipped = {path.name: path.read_bytes() for path in SHIPPED.glob("*.toml")}
    reading = read(shipped)
    assert reading.problems == ()
    assert reading.tables is not None


def test_all_problems_of_all_files_come_at_once() -> None:
    spoilt = edited("inventory.toml", ('kind = "equipment"', 'kind = "equipped"'))
    spoilt["encounters.toml"] = spoilt["encounters.toml"].replace(b"faces = [1]", b"faces = [7]")
    spoilt["stories.toml"] = spoilt["stories.toml"].replace(b"[[O.turn]]", b"[[O.turning]]")
    found = read(spoilt)
    assert found.tables is None
    assert [(problem.file, problem.code) for problem in found.problems] == [
        ("inventory.toml", "pack.unknown_word"),
        ("encounters.toml", "tables.number"),
        ("encounters.toml", "tables.no_face"),
        ("stories.toml", "pack.unknown_key"),
        ("stories.toml", "pack.missing_key"),
    ]


def test_a_missing_file_a_strange_one_and_no_toml() -> None:
    given = members() | {"weather.toml": b"", "stories.toml": b"x = "}
    del given["inventory.toml"]
    assert codes(given) == ["tables.unknown_file", "tables.missing_file", "toml.syntax"]
    with pytest.raises(Unreadable):
        read_tables(given)


def test_another_format_is_refused() -> None:
    assert codes(edited("inventory.toml", ("tables/1", "tables/2"))) == ["pack.format"]


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ('id = "rope"', 'id = "flute"', ("pack.twice", "ware[flute]")),
        ('id = "rope"', 'id = "ro pe"', ("pack.bad_id", "ware[ro pe]")),
        ('name = "Rope"', 'name = ""', ("tables.empty", "ware[rope]")),
        ("+1 die, Obstacle", "one more die in any Obstacle", ("text.title", "ware[rope]")),
        ("base = 4", "base = 100", ("tables.number", "ware[rope]")),
        ("dice = { O = 1 }", "dice = { Q = 1 }", ("pack.unknown_word", "ware[rope].dice")),
        ("dice = { O = 1 }", "dice = { O = 0 }", ("tables.number", "ware[rope].dice")),
        ("dice = { O = 1 }", "", ("tables.no_use", "ware[rope]")),
        ("shield = true", "disarms = true", ("tables.misused", "ware[shield]")),
        ("disarms = true", "armour = 1", ("tables.misused", "ware[trap_disarm_kit]")),
    ],
)
def test_a_ware_that_cannot_be_sold(old: str, new: str, expected: tuple[str, str]) -> None:
    assert faults("inventory.toml", (old, new)) == [expected]


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ('letter = "Z"', 'letter = "O"', ["pack.twice", "tables.no_letter"]),
        ("faces = [5]", "faces = [4]", ["tables.face_taken", "tables.no_face"]),
        ("faces = [2]", "faces = [2, 3]", ["tables.face_taken", "tables.two_personals"]),
        ('["INT", "WIS"]', "[]", ["tables.no_attribute"]),
        ('["INT", "WIS"]', '["INT", "INT"]', ["pack.twice"]),
        ("dice = 2, unlucky = 2", "dice = 2, unlucky = 200", ["tables.number"]),
    ],
)
def test_an_encounter_that_cannot_be_met(old: str, new: str, expected: list[str]) -> None:
    assert [code for code, _ in faults("encounters.toml", (old, new))] == expected


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ('"O row 6"', "", ("tables.six", "O.rows")),
        ('"O row 6"', '"O  row 5"', ("pack.twice", "O.rows[5]")),
        ('id = "s2"', 'id = "s1"', ("pack.twice", "O.situation[s1]")),
        ("Before O 1.", " ", ("tables.empty", "O.situation[s1]")),
        ("Before O 1.", "x " * 201, ("tables.long", "O.situation[s1]")),
        ("Before O 1.", "Before {ecl and {xp}.", ("tables.unknown_place", "O.situation[s1]")),
        ("Before O 1.", "Before {ecl.", ("tables.brace", "O.situation[s1]")),
        ("turn of\n  O 1.", "With {wound} {gold}.", ("tables.unknown_place", "O.turn[t1]")),
        ("opening of\n  town 1.", "At {ecl}.", ("tables.unknown_place", "town.opening[o1]")),
        (
            '"""opening of\n  O 1."""',
            '"x"\noutcomes = ["fought"]',
            ("tables.outcome", "O.opening[o1]"),
        ),
        (
            '"""opening of\n  town 1."""',
            '"x"\noutcomes = ["won"]',
            ("tables.outcome", "town.opening[o1]"),
        ),
        (
            '"""opening of\n  O 1."""',
            '"x"\nwhen = ["hurted"]',
            ("pack.unknown_word", "O.opening[o1].when"),
        ),
    ],
)
def test_a_piece_that_cannot_be_told(old: str, new: str, expected: tuple[str, str]) -> None:
    assert expected in faults("stories.toml", (old, new))


def test_too_few_pieces() -> None:
    first = '[[O.situation]]\nid = "s1"\ntext = """Before O 1."""\n'
    assert faults("stories.toml", (first, "")) == [("tables.few", "O.situation")]
    first = '[[town.opening]]\nid = "o1"\ntext = """opening of\n  town 1."""\n'
    assert faults("stories.toml", (first, "")) == [("tables.few", "town.opening")]


@pytest.mark.parametrize(
    ("new", "lacking"),
    [
        ('"x"\nwhen = ["hurt"]', ["won", "fled"]),  # only where a condition holds
        ('"Wounds: {wounds}."', ["won", "fled"]),  # never told where the figure is 0
        ('"x"\noutcomes = ["won"]', ["fled"]),
        ('"Threw {sum} for {needs}."', []),  # there is always a throw
    ],
)
def test_something_always_fits_every_ending(new: str, lacking: list[str]) -> None:
    given = edited("stories.toml", ('"""turn of\n  O 1."""', new))
    found = [one for one in read(given).problems if one.code == "tables.no_fallback"]
    assert [one.facts["outcome"] for one in found] == lacking
    assert {one.place for one in found} <= {"O.turn"}


def translated(*lines: str, file: str = "stories.es.toml") -> dict[str, bytes]:
    return members() | {file: (HEAD + "\n".join(lines)).encode()}


def test_a_translation_by_its_keys() -> None:
    given = translated(
        *("[[ware]]", 'id = "rope"', 'name = "Cuerda"', 'effect = "+1 dado"'),
        file="inventory.es.toml",
    )
    given |= translated(
        "[O]", "rows = ['a', 'b']", "[[O.turn]]", "id = 't1'", "text = '''Un\n  giro.'''"
    )
    reading = read(given)
    assert reading.tables is not None
    assert reading.tables.words["es"].texts == {
        "ware.rope.name": "Cuerda",
        "ware.rope.effect": "+1 dado",
        "O.row.1": "a",
        "O.row.2": "b",
        "O.turn.t1": "Un giro.",
    }
    missing = [one for one in reading.problems if one.code == "tables.untranslated"]
    assert {one.severity for one in reading.problems} == {"warning"}
    assert len(missing) == len(reading.problems) > 100
    assert reading.tables.hash != fingerprint(members())


@pytest.mark.parametrize(
    ("lines", "code"),
    [
        (("[[O.turn]]", 'id = "t9"', 'text = "x"'), "tables.no_original"),
        (("[[O.turn]]", 'id = "t1"', 'text = "{sum}"'), "tables.other_places"),
        (("[[O.turn]]", 'id = "t1"', 'text = "x"') * 2, "pack.twice"),
        (("[[O.turn]]", 'id = "t1"', 'text = " "'), "tables.empty"),
        (("[[O.turn]]", 'id = "t1"', 'text = "x"', 'when = ["hurt"]'), "pack.unknown_key"),
        (("[Q]",), "pack.unknown_key"),
    ],
)
def test_a_translation_of_something_else(lines: tuple[str, ...], code: str) -> None:
    reading = read(translated(*lines))
    errors = [problem for problem in reading.problems if problem.severity == "error"]
    assert [problem.code for problem in errors] == [code]
    assert reading.tables is None


def test_the_hash_is_that_of_the_bytes_but_not_of_line_ends() -> None:
    given = members()
    windows = {name: body.replace(b"\n", b"\r\n") for name, body in given.items()}
    assert fingerprint(windows) == fingerprint(given)
    assert fingerprint(given) != fingerprint(edited("inventory.toml", ("base = 3", "base = 4")))


def test_ten_thousand_wrong_keys_are_told_in_reasonable_time() -> None:
    lines = [f'[[O.turn]]\nid = "x{number}"\ntext = "y"' for number in range(10_000)]
    assert len(read(translated(*lines)).problems) > 10_000


def test_problems_are_told_with_file_and_place() -> None:
    (problem,) = read(edited("inventory.toml", ("base = 4", "base = 400"))).problems
    assert words.line(problem) == "inventory.toml ware[rope]: “base” is 400; it goes from 0 to 99."
    told = Faults("stories.toml")
    told.add("tables.no_fallback", "O.turn", part="turn", outcome="won")
    assert isinstance(told.problems[0], Problem)
    assert words.line(told.problems[0]).endswith("which may be 0.")


def test_the_format_is_written_down_whole() -> None:
    told = (SHIPPED / "FORMAT.md").read_text("utf-8")
    fields = [*structs.fields(Ware), *structs.fields(Encounter), *structs.fields(Head)]
    for name in {field.name for field in fields} - {"id", "ours", "version", "title"}:
        assert f"`{name}`" in told, name
    for place in {*CHAPTER, *FLIGHT, *TOWN, *SITUATION}:
        assert f"`{{{place}}}`" in told, place
    for word in CONDITIONS:
        assert f"`{word}`" in told or re.fullmatch(r"(row|hook)_[2-5]", word), word
    for part, least in LEAST.items():
        assert f"[[O.{part}]]" in told
        assert least == 1 or f"at least {least}" in told
