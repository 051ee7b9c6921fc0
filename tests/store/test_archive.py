"""Folders and zips from outside: every refusal of packs.md, by name, and nothing unpacked."""

import io
import os
import struct
import sys
import zipfile
import zlib
from pathlib import Path

import pytest

from desktop.rules.games.aventura.content.membership import MANIFEST, MIMETYPE, members_named
from desktop.store.archive import Opened, open_archive
from desktop.store.member_names import problems_of
from desktop.store.packs import packed
from tests.tide_ledger import FOLDER, codes, members


def opened(path: Path) -> Opened:
    return open_archive(path, MANIFEST, members_named)


def codes_of(path: Path) -> list[str]:
    return codes(tuple(opened(path).problems))


def written(folder: Path, raw: bytes) -> Path:
    path = folder / "pack.solpack"
    path.write_bytes(raw)
    return path


def zipped(*entries: tuple[str | zipfile.ZipInfo, bytes]) -> bytes:
    whole = io.BytesIO()
    with zipfile.ZipFile(whole, "w", zipfile.ZIP_DEFLATED) as target:
        for name, body in entries:
            target.writestr(name, body)
    return whole.getvalue()


def with_one(name: str | zipfile.ZipInfo, body: bytes = b"x") -> bytes:
    whole = members()
    return zipped(*whole.items(), (name, body))


def test_a_folder_and_its_zip_hold_the_same(tmp_path: Path) -> None:
    folder = opened(FOLDER)
    zip_ = opened(written(tmp_path, packed(members())))
    assert folder.problems == zip_.problems == []
    assert zip_.members.pop("mimetype") == MIMETYPE
    assert folder.members == zip_.members == members()
    assert packed(members()) == packed(dict(reversed(members().items())))


def test_folders_within_a_zip_are_nothing(tmp_path: Path) -> None:
    path = written(tmp_path, zipped(("journal/", b""), *members().items()))
    assert codes_of(path) == []


NAMES = {
    "../../x": "name.forbidden",
    "/abs": "name.forbidden",
    "C:\\x": "name.forbidden",
    "a:b": "name.forbidden",
    "Map.json": "name.forbidden",
    "con": "name.device",
    "art/nul.png": "name.device",
    "com1.toml": "name.device",
    "journal/x.": "name.forbidden",
    "a//b": "name.forbidden",
    "./a": "name.forbidden",
    "a/./b": "name.forbidden",
    "\u202egnp.toml": "name.forbidden",
    "e\u0301.toml": "name.forbidden",
    "a b": "name.forbidden",
    "-x": "name.forbidden",
    "x" * 121: "name.forbidden",
    "a\x01b": "name.forbidden",
    ".hidden": "name.forbidden",
    "": "name.forbidden",
}


@pytest.mark.parametrize(("name", "code"), NAMES.items(), ids=[ascii(n) for n in NAMES])
def test_names_that_no_member_may_bear(name: str, code: str) -> None:
    (problem,) = problems_of([name])
    assert problem.code == code
    assert problem.facts["name"].isascii()
    assert problem.facts["name"].isprintable()


def test_names_are_told_apart_whatever_their_case() -> None:
    assert codes(tuple(problems_of(["map.json", "Map.json"]))) == ["name.twice"]
    assert list(problems_of(["map.json", "LICENSE.txt", "journal/a_b-c.toml"])) == []


@pytest.mark.parametrize("name", ["../../x", "/abs", "C:\\x", "Map.json", "con", "\u202ex"])
def test_one_bad_name_refuses_a_zip(tmp_path: Path, name: str) -> None:
    path = written(tmp_path, with_one(name))
    assert codes_of(path)[0].startswith("name.")
    assert opened(path).members == {}


def test_a_nul_does_not_hide_the_rest_of_a_name(tmp_path: Path) -> None:
    raw = with_one("pack.tomlXhidden").replace(b"pack.tomlXhidden", b"pack.toml\x00hidden")
    assert codes_of(written(tmp_path, raw)) == ["name.forbidden"]


def test_300_mb_of_zeros_in_300_kb(tmp_path: Path) -> None:
    whole = io.BytesIO()
    with zipfile.ZipFile(whole, "w", zipfile.ZIP_DEFLATED) as target:
        for name, body in members().items():
            if name != "wounds.toml":
                target.writestr(name, body)
        with target.open("wounds.toml", "w") as member:
            for _ in range(300):
                member.write(bytes(1 << 20))
    assert len(whole.getvalue()) < 400_000
    assert codes_of(written(tmp_path, whole.getvalue())) == ["member.large"]


def test_a_member_that_unpacks_to_too_many_times_its_size(tmp_path: Path) -> None:
    whole = {**members(), "wounds.toml": b"#" * 1_000_000}
    assert codes_of(written(tmp_path, zipped(*whole.items()))) == ["member.ratio"]


def test_a_size_that_lies_changes_nothing(tmp_path: Path) -> None:
    body = b"# nine" * (3 << 19)  # 9 MiB
    raw = zipped(*{**members(), "wounds.toml": body}.items())
    claim, lie = struct.pack("<L", len(body)), struct.pack("<L", 10)
    assert codes_of(written(tmp_path, raw)) == ["member.large"]
    found = codes_of(written(tmp_path, raw.replace(claim, lie)))
    assert found in (["zip.unreadable"], ["member.large"])


def test_links_devices_and_folders_with_content(tmp_path: Path) -> None:
    link = zipfile.ZipInfo("journal/x.toml")
    link.external_attr = 0o120777 << 16
    assert codes_of(written(tmp_path, with_one(link, b"/etc/passwd"))) == ["zip.link"]
    pipe = zipfile.ZipInfo("journal/x.toml")
    pipe.external_attr = 0o010644 << 16
    assert codes_of(written(tmp_path, with_one(pipe))) == ["zip.link"]


def test_encrypted_members_and_odd_methods(tmp_path: Path) -> None:
    raw = bytearray(with_one("text/es.toml"))
    at = raw.rfind(b"PK\x01\x02")
    raw[at + 8] |= 1
    assert codes_of(written(tmp_path, bytes(raw))) == ["zip.encrypted"]
    whole = io.BytesIO()
    with zipfile.ZipFile(whole, "w", zipfile.ZIP_LZMA) as target:
        target.writestr("pack.toml", b"x")
    assert codes_of(written(tmp_path, whole.getvalue())) == ["zip.method"]


def test_bytes_before_between_and_after(tmp_path: Path) -> None:
    raw = zipped(*members().items())
    for foreign in (b"MZ" + raw, raw + b"tail", b"%PDF-1.7\n" + raw):
        assert codes_of(written(tmp_path, foreign)) == ["zip.foreign_bytes"]


def test_a_comment_of_more_than_a_line(tmp_path: Path) -> None:
    whole = io.BytesIO(zipped(*members().items()))
    with zipfile.ZipFile(whole, "a") as target:
        target.comment = b"c" * 1025
    assert codes_of(written(tmp_path, whole.getvalue())) == ["zip.comment"]


def test_entries_that_overlap_or_disagree(tmp_path: Path) -> None:
    raw = bytearray(zipped(("pack.toml", b"a = 1"), ("wounds.toml", b"b = 2")))
    second = raw.rfind(b"PK\x01\x02")
    raw[second + 42 : second + 46] = struct.pack("<L", 0)
    assert codes_of(written(tmp_path, bytes(raw))) == ["zip.overlap"]
    other = zipped(("pack.toml", b"a = 1")).replace(b"pack.toml", b"pack.tomx", 1)
    assert codes_of(written(tmp_path, other)) == ["zip.overlap"]


def test_100_000_entries(tmp_path: Path) -> None:
    local = struct.pack("<4s5H3L2H", b"PK\x03\x04", 20, 0, 0, 0, 0, 0, 0, 0, 1, 0) + b"a"
    central = struct.pack(
        "<4s6H3L5H2L", b"PK\x01\x02", 20, 20, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0
    )
    directory = (central + b"a") * 100_000
    end = struct.pack("<4s4H2LH", b"PK\x05\x06", 0, 0, 9, 9, len(directory), len(local), 0)
    assert codes_of(written(tmp_path, local + directory + end)) == ["zip.members"]
    many = zipped(*((f"a{number}", b"") for number in range(2001)))
    assert codes_of(written(tmp_path, many)) == ["zip.members"]


def test_cut_off_empty_and_damaged(tmp_path: Path) -> None:
    raw = zipped(*members().items())
    for part in (b"", b"PK", raw[: len(raw) // 2], raw[:-30], bytes(100)):
        assert codes_of(written(tmp_path, part)) == ["zip.unreadable"]
    spoiled = bytearray(raw)
    at = raw.index(b"pack.toml") + 20
    spoiled[at : at + 8] = bytes(8)
    assert "zip.unreadable" in codes_of(written(tmp_path, bytes(spoiled)))
    claimed = zlib.crc32(members()["pack.toml"])
    wrong = raw.replace(struct.pack("<L", claimed), struct.pack("<L", claimed ^ 1))
    assert "zip.unreadable" in codes_of(written(tmp_path, wrong))


def test_a_zip_in_a_zip(tmp_path: Path) -> None:
    inner = packed(members())
    path = written(tmp_path, zipped(*{**members(), "wounds.toml": inner}.items()))
    assert codes_of(path) == ["member.nested"]


def test_mimetype_stands_first_and_plain(tmp_path: Path) -> None:
    late = zipped(*members().items(), ("mimetype", MIMETYPE))
    assert codes_of(written(tmp_path, late)) == ["zip.mimetype"]
    squeezed = zipped(("mimetype", MIMETYPE * 9), *members().items())
    assert codes_of(written(tmp_path, squeezed)) == ["zip.mimetype"]


def test_what_nobody_declared_is_not_read(tmp_path: Path) -> None:
    path = written(tmp_path, with_one("notes.toml", b"secret"))
    assert opened(path).unread == ["notes.toml"]
    assert "notes.toml" not in opened(path).members


@pytest.mark.skipif(sys.platform == "win32", reason="links need rights there")
def test_links_in_a_folder_are_never_followed(tmp_path: Path) -> None:
    secret = tmp_path / "secret"
    secret.write_text("b = 2", "utf-8")
    folder = tmp_path / "pack"
    folder.mkdir()
    (folder / "pack.toml").symlink_to(secret)  # a folder without one is not even listed
    (folder / "journal").symlink_to(tmp_path)
    os.mkfifo(folder / "wounds.toml")
    found = opened(folder)
    assert codes(tuple(found.problems)) == ["member.link"] * 3
    assert found.members == {}


def test_folders_have_the_same_caps(tmp_path: Path) -> None:
    for name, body in members().items():
        path = tmp_path / "pack" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(body)
    folder = tmp_path / "pack"
    (folder / ".git").mkdir()
    (folder / "wounds.toml").write_bytes(b"#" * ((8 << 20) + 1))
    assert codes_of(folder) == ["member.large"]
    for number in range(2001):
        (folder / f"a{number}").touch()
    assert "members.many" in codes_of(folder)
    (folder / "pack.toml").unlink()
    assert codes_of(folder) == []  # no pack at all: nothing in it is judged


def test_what_is_no_pack_at_all(tmp_path: Path) -> None:
    assert codes_of(tmp_path / "nothing") == ["file.missing"]
    assert codes_of(Path("/dev/null")) == ["file.no_pack"]
    assert codes_of(Path("a\0b")) == ["file.unreadable"]
    assert codes_of(tmp_path) == []
    assert opened(tmp_path).members == {}


def test_nothing_is_extracted(tmp_path: Path) -> None:
    path = written(tmp_path, packed(members()))
    heard: list[str] = []
    listening = True

    def hear(event: str, arguments: tuple[object, ...]) -> None:
        if listening and event.split(".")[0] in ("open", "socket", "subprocess", "shutil"):
            heard.append(f"{event} {arguments[0]}")

    sys.addaudithook(hear)
    opened(path)
    listening = False
    assert heard == [f"open {path}"]
