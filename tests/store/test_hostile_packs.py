"""Hostile packs as files: what is answered, and that nothing else is opened on the way."""

import sys
from pathlib import Path

import pytest

from desktop.rules.games.aventura.content.text_keys import text_keys
from desktop.store import packs
from desktop.workshop.check import check
from tests.tide_ledger import codes, edited, members

FOG = "journal/fog_quay.toml"
ENTRY = "Nobody sells tickets here any more. The porter watches you over a mug."


def written(folder: Path, whole: dict[str, bytes]) -> Path:
    path = folder / "pack.solpack"
    path.write_bytes(packs.packed(whole))
    return path


def test_paths_and_addresses_in_texts_are_texts(tmp_path: Path) -> None:
    """No file and no socket is opened but the pack itself."""
    evil = "<img src='file:///etc/passwd'> //host/share/x [go:A1] https://example.org"
    whole = edited(FOG, (ENTRY, evil))
    whole["pack.toml"] = whole["pack.toml"].replace(b"Nell Arkwright", b"<b>//host/x</b>")
    whole["fog_quay.tmj"] = whole["fog_quay.tmj"].replace(b"Customs desk", b"<a href='//host/y'>")
    path = written(tmp_path, whole)
    check(written(tmp_path, members()))  # everything imported
    path.write_bytes(packs.packed(whole))
    heard: list[str] = []
    listening = True

    def hear(event: str, arguments: tuple[object, ...]) -> None:
        if listening and event.split(".")[0] in ("open", "socket", "subprocess", "exec", "import"):
            heard.append(f"{event} {arguments[0]}")

    sys.addaudithook(hear)
    found = check(path)
    pack = packs.load_pack(path)
    keys = text_keys(pack)
    listening = False
    assert set(heard) == {f"open {path}"}
    assert codes(found) == []
    assert keys["fog_quay.A.text"] == evil
    assert keys["fog_quay.zone.B.title"] == "<a href='//host/y'>"


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ((ENTRY, "word " * 1_000_000), "text.long"),
        ((ENTRY, "w" * 500_000), "text.long"),
        ((ENTRY, "w" * 10_000), "text.long_word"),
        (("needs = { card = 31 }", "needs = " + "{ not = " * 10_000), "toml.deep"),
        (("needs = { card = 31 }", "needs = \"__import__('os')\""), "pack.wrong_type"),
        (("needs = { card = 31 }", 'needs = { eval = "1" }'), "pack.unknown_key"),
        (("turns = 8", "turns = 1e999"), "pack.wrong_type"),
        (("turns = 8", "turns = nan"), "pack.wrong_type"),
        (("turns = 8", "turns = 12:30"), "toml.syntax"),
        (("turns = 8", f"turns = {'9' * 5000}"), "toml.syntax"),
        (("safeguard = true", "safeguard = no"), "toml.syntax"),
        (('do = "spawn"', 'do = "exec"'), "pack.unknown_word"),
        (('id = "A1"', 'id = "../A1"'), "pack.bad_id"),
    ],
)
def test_what_a_journal_may_not_say(tmp_path: Path, change: tuple[str, str], code: str) -> None:
    path = written(tmp_path, edited(FOG, change))
    found = check(path)
    assert code in codes(found) or "member.ratio" in codes(found)
    folder = tmp_path / "folder"
    for name, body in edited(FOG, change).items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(body)
    assert code in codes(check(folder))


@pytest.mark.parametrize(
    "raw",
    [
        "title = 1".encode("utf-16"),
        "title = 'é'".encode("latin-1"),
        b"title = 'a\x00b'",
        b"%YAML 1.2\n---\n- !!python/object/apply:os.system ['ls']",
        b"\x80\x05\x95\x1a\x00\x00\x00cos\nsystem\n",
        b'{"title": "json"}',
    ],
)
def test_other_languages_under_the_name_of_a_journal(tmp_path: Path, raw: bytes) -> None:
    found = check(written(tmp_path, {**members(), FOG: raw}))
    assert {one.file for one in found if one.code.startswith("toml.")} == {FOG}


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (b'"x": 2000, "y": 0', b'"x": NaN, "y": 0'),
        (b'"x": 2000, "y": 0', b'"x": 1e300, "y": 0'),
        (b'"x": 2000, "y": 0', b'"x": 1e999, "y": 0'),
        (b'"name": "D", "type"', b'"name": "A", "type"'),
        (b'"width": 1000, "height": 1000', b'"width": 0, "height": 1000'),
        (b'"orientation": "orthogonal"', b'"orientation": "hexagonal"'),
        (b'"solitarium-map/1"', b'"solitarium-map/9"'),
        (b'"tilesets": []', b'"tilesets": [], "tilesets": []'),
        (b'"tilesets": []', b'"x": "\\ud800", "tilesets": []'),
        (b'"tilesets": []', b'"x": ' + b"9" * 5000 + b', "tilesets": []'),
        (b'"tilesets": []', b'"x": ' + b"[" * 100_000 + b', "tilesets": []'),
    ],
)
def test_what_a_drawing_may_not_be(tmp_path: Path, old: bytes, new: bytes) -> None:
    whole = members()
    assert old in whole["fog_quay.tmj"]
    whole["fog_quay.tmj"] = whole["fog_quay.tmj"].replace(old, new)
    found = packs.open_pack(written(tmp_path, whole)).problems
    assert any(one.file == "fog_quay.tmj" and one.severity == "error" for one in found)


def test_a_million_points(tmp_path: Path) -> None:
    points = ", ".join(f'{{"x": {n % 1000}, "y": {n // 1000}}}' for n in range(200_000))
    whole = members()
    whole["fog_quay.tmj"] = whole["fog_quay.tmj"].replace(
        b'"polyline": [', f'"polyline": [{points}, '.encode(), 1
    )
    folder = tmp_path / "folder"
    for name, body in whole.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(body)
    assert any(one.code in ("map.too_many_points", "member.large") for one in check(folder))


def test_a_pack_replaced_while_it_is_remembered(tmp_path: Path) -> None:
    path = written(tmp_path, members())
    first = packs.load_pack(path)
    assert packs.load_pack(path) is first
    path.write_bytes(packs.packed(edited("pack.toml", ("0.1.0", "0.1.1-beta"))))
    assert packs.load_pack(path).hash != first.hash
