"""Packs from bytes: what is read, and everything that is refused, all at once."""

import sys

import pytest

from desktop.rules.games.aventura.content.pictures import check as check_picture
from desktop.rules.games.aventura.content.pictures import size_of
from desktop.rules.games.aventura.content.reading import fingerprint, read, read_pack
from desktop.rules.games.aventura.content.text_keys import (
    missing_texts,
    text_keys,
    unknown_texts,
)
from desktop.rules.kernel.errors import Problem, Unreadable
from tests.tide_ledger import added, codes, edited, members

FOG = "journal/fog_quay.toml"
PNG = b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR" + (640).to_bytes(4, "big") + (480).to_bytes(4, "big")


def problem(problems: tuple[Problem, ...], code: str) -> Problem:
    return next(one for one in problems if one.code == code)


@pytest.mark.rule("AZ-002", "AZ-003", "AZ-004", "AZ-006", "AZ-007")
def test_the_worked_example_is_read_without_a_problem() -> None:
    reading = read(members())
    assert reading.problems == ()
    pack = reading.pack
    assert pack is not None
    assert [*pack.maps] == ["fog_quay", "lamp_room"]
    assert [*pack.investigators] == ["nell", "oskar"]
    assert sorted(pack.cards) == [20, 22, 23, 31]
    assert sorted(pack.wounds) == [*range(1, 12)]
    assert pack.endings["kept_dry"].true_ending


@pytest.mark.rule("AZ-023", "AZ-024", "AZ-030", "AZ-031")
def test_its_drawn_map_says_what_the_example_says() -> None:
    fog = read_pack(members()).maps["fog_quay"]
    assert fog.letters == {zone: zone for zone in "ABCE"}
    assert fog.red_zones == {"A", "C"}
    assert fog.drawing.padlocks == {"E"}
    assert {"".join(sorted(pair)) for pair in fog.drawing.adjacent} == {"AB", "BC", "CD", "BE"}
    sight = fog.sight("centre", "opening")
    zones = sorted(fog.drawing.zones)
    seen = {a + b for a in zones for b in zones if a < b and sight.look(a, b, frozenset()).sees}
    assert seen == {"AB", "AC", "BC", "BE", "CD"}


def test_all_problems_of_all_files_come_at_once() -> None:
    broken = edited(FOG, ("icons = 1 } },", "icns = 1 } },"), ('label = "Sign it"', "label = 3"))
    broken["cards.toml"] = broken["cards.toml"].replace(b'kind = "ally"', b'kind = "allly"')
    broken["pack.toml"] = broken["pack.toml"].replace(b'title = "A Dry Page"\n', b"")
    del broken["lamp_room.tmj"]
    problems = read(broken).problems
    assert sorted(codes(problems)) == sorted(
        [
            "pack.unknown_key",
            "pack.wrong_type",
            "pack.unknown_word",
            "pack.missing_key",
            "pack.missing_member",
        ]
    )
    key = problem(problems, "pack.unknown_key")
    assert (key.file, key.place) == (FOG, "paragraph[A].options[A1].test.icns")
    assert key.facts == {"key": "icns", "nearest": "icons"}
    assert problem(problems, "pack.unknown_word").facts["nearest"] == "ally"
    assert problem(problems, "pack.missing_key").place == "ending[kept_dry]"
    with pytest.raises(Unreadable) as refused:
        read_pack(broken)
    assert refused.value.problems == problems


def test_a_syntax_error_has_its_line() -> None:
    found = read(edited(FOG, ('id = "A2"', 'id = "A2'))).problems
    syntax = problem(found, "toml.syntax")
    assert syntax.file == FOG
    assert syntax.place.startswith("line 21, column")


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("\nx = " + "[" * 100_000 + "]" * 100_000, "toml.deep"),
        ("\nneeds = " + "{ not = " * 10_000 + "1" + " }" * 10_000, "toml.deep"),
        ("\n" + "a." * 200_000 + "b = 1", "toml.deep"),
        ("\nx = " + "1" * 5000, "toml.syntax"),
        ("\nx = 99999999", "toml.number"),
        ("\nx = nan", "pack.unknown_key"),
        ('\nx = "\\ud800"', "toml.syntax"),
        ('\nx = "' + "long " * 5000 + '"', "text.long"),
        ('\nx = "' + "a" * 500_000 + '"', "text.long"),
        ('\nx = "' + "a" * 201 + '"', "text.long_word"),
        ('\nx = "\\u0000"', "text.control"),
        ('\nx = "\\u202e"', "text.control"),
        ("\n[wound]", "toml.syntax"),
        ("\nx = 1\nx = 2", "toml.syntax"),
    ],
)
def test_hostile_toml_is_answered(text: str, code: str) -> None:
    assert code in codes(read(added("wounds.toml", text)).problems)


@pytest.mark.parametrize(
    "raw",
    [
        "format = 1".encode("utf-16"),
        b"title = 'caf\xe9'",
        b"a = '\x00'",
        b"\x80\x04\x95pickle",
        b"--- !!python/object:os.system\n- ls",
        b"",
    ],
)
def test_what_is_no_toml_is_answered(raw: bytes) -> None:
    reading = read({**members(), "pack.toml": raw})
    assert reading.pack is None
    assert not reading.sound


def test_members_by_the_manifest_alone() -> None:
    extra = {**members(), "cards2.toml": b"", "art/nell.svg": b"<svg/>"}
    del extra["wounds.toml"]
    problems = read(extra).problems
    assert problem(problems, "pack.missing_member").file == "wounds.toml"
    unlisted = [one for one in problems if one.code == "pack.unlisted_member"]
    assert [one.file for one in unlisted] == ["art/nell.svg", "cards2.toml"]
    assert unlisted[1].facts["nearest"] == "cards.toml"
    assert "picture.kind" in codes(problems)


def test_another_format_is_refused() -> None:
    newer = edited("pack.toml", ("solitarium-pack/1", "solitarium-pack/2"))
    assert codes(read(newer).problems) == ["pack.format"]


def test_twins_and_ids() -> None:
    twice = added(FOG, '\n[[paragraph]]\nid = "A2"\ntext = "Again."\n')
    assert codes(read(twice).problems) == ["pack.twice"]
    reserved = added(FOG, '\n[[paragraph]]\nid = "event"\ntext = "No."\n')
    assert codes(read(reserved).problems) == ["pack.bad_id"]
    spaced = edited("pack.toml", ('id = "signed"', 'id = "sig ned"'))
    assert "pack.bad_id" in codes(read(spaced).problems)


def test_a_hash_is_the_content_alone() -> None:
    plain = members()
    zipped = {**plain, "mimetype": b"application/x-solitarium-pack"}
    windows = {name: body.replace(b"\n", b"\r\n") for name, body in plain.items()}
    assert fingerprint(plain) == fingerprint(zipped) == fingerprint(windows)
    assert read_pack(windows).hash == read_pack(plain).hash
    other = edited("pack.toml", ("0.1.0", "0.1.1"))
    assert fingerprint(other) != fingerprint(plain)


def test_translations_are_read_counted_and_fall_back() -> None:
    translated = edited("pack.toml", ('language = "en"', 'language = "en"\nlanguages = ["es"]'))
    translated["text/es.toml"] = (
        b'"fog_quay.title" = "Muelle"\n[fog_quay.A]\ntext = "Nadie."\nA1.label = "Hojear"\n'
        b'[card.20]\nname = "Bichero"\n[fog_quay.Z]\ntext = "?"\n'
    )
    pack = read_pack(translated)
    assert pack.texts["es"]["fog_quay.title"] == "Muelle"
    assert pack.texts["es"]["fog_quay.A.A1.label"] == "Hojear"
    assert pack.texts["es"]["card.20.name"] == "Bichero"
    assert unknown_texts(pack, "es") == ("fog_quay.Z.text",)
    missing = missing_texts(pack, "es")
    assert "pack.title" in missing
    assert "fog_quay.A.text" not in missing
    assert len(missing) == len(text_keys(pack)) - 4


def test_keys_name_every_text_once() -> None:
    keys = text_keys(read_pack(members()))
    assert keys["fog_quay.A.flavour"] == "A clock with no hands ticks behind the grille."
    assert keys["fog_quay.zone.B.title"] == "Customs desk"
    assert keys["fog_quay.event.4.text"].startswith("The bell")
    assert keys["adversary.40.double.title"] == "Lurch"
    assert keys["wound.1.mental.name"] == "Lost minutes"
    assert keys["counter.money.label"] == "Money"
    assert keys["ending.signed.title"] == "The Tenth Line"
    assert all(keys.values())


JPEG = b"\xff\xd8\xff\xe0\x00\x10" + bytes(14) + b"\xff\xc0\x00\x11\x08\x01\xe0\x02\x80" + bytes(10)
WEBP = b"RIFF\x00\x00\x00\x00WEBPVP8X" + bytes(8) + b"\x7f\x02\x00\xdf\x01\x00"


@pytest.mark.parametrize("raw", [PNG, JPEG, WEBP])
def test_sizes_of_pictures(raw: bytes) -> None:
    assert size_of(raw) == (640, 480)


def test_pictures_are_judged_by_their_first_bytes() -> None:
    huge = PNG[:16] + (30_000).to_bytes(4, "big") * 2
    many = PNG[:16] + (8000).to_bytes(4, "big") * 2
    svg = b'<svg xmlns="http://www.w3.org/2000/svg"/>'
    assert check_picture("art/a.png", PNG) == ()
    assert codes(check_picture("art/a.png", huge)) == ["picture.size"]
    assert codes(check_picture("art/a.png", many)) == ["picture.size"]
    assert codes(check_picture("art/a.png", svg)) == ["picture.kind"]
    assert codes(check_picture("art/a.jpg", PNG)) == ["picture.ending"]
    assert codes(check_picture("art/a.png", PNG[:18])) == ["picture.size"]
    assert codes(check_picture("art/a.jpg", JPEG[:8])) == ["picture.size"]
    assert codes(check_picture("art/a.webp", WEBP[:20])) == ["picture.size"]


def test_art_is_listed_and_named() -> None:
    drawn = edited("pack.toml", ('language = "en"', 'language = "en"\nart = ["nell", "quay.png"]'))
    assert codes(read(drawn).problems) == ["pack.missing_member"] * 2
    whole = {**drawn, "art/nell.webp": WEBP, "art/quay.png": PNG}
    assert read(whole).problems == ()


def test_reading_opens_nothing_and_runs_nothing() -> None:
    """Texts with paths, addresses and code are texts; the members are all that is looked at."""
    evil = edited(
        FOG,
        ('"Nobody sells tickets here any more.', "\"<img src='file:///etc/passwd'> //host/x"),
        ('label = "Sign it"', "label = \"__import__('os').system('ls')\""),
    )
    evil["pack.toml"] = evil["pack.toml"].replace(b"Nell Arkwright", b"<b>//host/share/x</b>")
    read(members())  # everything imported
    heard: list[str] = []
    listening = True

    def hear(event: str, _: object) -> None:
        if listening and event.split(".")[0] in ("open", "socket", "subprocess", "os", "exec"):
            heard.append(event)

    sys.addaudithook(hear)
    pack = read_pack(evil)
    listening = False
    assert heard == []
    assert pack.investigators["nell"].name == "<b>//host/share/x</b>"


@pytest.mark.parametrize("name", ["N" * 10_000, "\U0001f4d6" * 12, "\u05d0\u05d1\u05d2"])
def test_names_of_any_letters(name: str) -> None:
    reading = read(edited("pack.toml", ("Nell Arkwright", name)))
    long = ["text.long_word"] if len(name) > 200 else []
    assert codes(reading.problems) == long


def test_bad_drawings_are_told_with_their_file() -> None:
    for raw in (b"{", b'{"type": "map"}', b'{"x": NaN}', b"[" * 100_000, b"\xff\xfe"):
        problems = read({**members(), "lamp_room.tmj": raw}).problems
        assert problems
        assert {one.file for one in problems} == {"lamp_room.tmj"}
