"""A save of a real game: it resumes from its own copy of the pack, whatever happens to the pack."""

import json
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from desktop import paths
from desktop.rules.games import load
from desktop.rules.kernel import history as story
from desktop.rules.kernel.chance import Chance
from desktop.rules.kernel.errors import Unreadable
from desktop.rules.kernel.game import Ask, sample
from desktop.rules.kernel.history import History
from desktop.store import contents, saves
from desktop.store.format import Jottings
from tests.store.desk import lines, told

PACK = Path(__file__).resolve().parents[1] / "fixtures" / "tide_ledger"
TITLE = Jottings("Tides")


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    return Path(shutil.copytree(PACK, tmp_path / "pack"))


def steps(history: History, count: int) -> Iterator[History]:
    chance = Chance("player")
    for _ in range(count):
        if history.ending is not None:
            return
        choice, chance = chance.pick(history.choices())
        if isinstance(choice, Ask):
            choice, chance = sample(choice, chance)
        history = history.choose(choice)
        yield history


def begun(folder: Path, pack: Path) -> tuple[saves.Save, History]:
    content, kept = contents.keep("aventura", pack)
    history = story.begin(load("aventura"), kept, {}, Chance("tides"))
    return saves.start(folder / "tides.solsave", history, content, "1.0", TITLE), history


def resume(path: Path) -> saves.Opened:
    return saves.resume(path, load, contents.find, "1.0")


def floats(value: Any) -> bool:
    if isinstance(value, dict):
        return any(floats(part) for part in value.values())
    if isinstance(value, list):
        return any(floats(part) for part in value)
    return isinstance(value, float)


def test_a_game_of_aventura_comes_back_in_mid_everything(tmp_path: Path, pack: Path) -> None:
    save, start = begun(tmp_path, pack)
    history = start
    for history in steps(start, 150):
        save.write(history, TITLE)
        if len(history.entries) % 8:
            continue
        found = saves.look(save.path, load, contents.find, "1.0")
        assert (found.source, found.problems) == ("file", ())
        assert told(found.history) == told(history)
        assert found.history.states == history.states
    assert len(history.entries) > 20
    save.close()
    assert not any(floats(json.loads(line)) for line in lines(save.path)[:-1])
    again = story.replay(
        history.game, history.content, history.options, history.chance, history.entries
    )
    assert again.difference is None


def test_a_pack_replaced_while_playing_changes_nothing(tmp_path: Path, pack: Path) -> None:
    save, history = begun(tmp_path, pack)
    (pack / "pack.toml").write_text("id = 'something else'", encoding="utf-8")
    for after in steps(history, 10):
        save.write(after, TITLE)
    save.close()
    shutil.rmtree(pack)
    opened = resume(save.path)
    assert opened.save is not None
    assert opened.history.choices()
    opened.save.close()


def test_only_when_the_copy_is_gone_a_save_opens_read_only(tmp_path: Path, pack: Path) -> None:
    save, _ = begun(tmp_path, pack)
    save.close()
    (kept,) = paths.kept_packs().iterdir()
    kept.write_bytes(kept.read_bytes()[:-40])
    opened = resume(save.path)
    assert opened.save is None
    assert [problem.code for problem in opened.problems] == ["save.content_missing"]
    kept.unlink()
    assert resume(save.path).save is None


@pytest.mark.parametrize("name", ["../../x", "", "A" * 64, "0" * 64, "ab" * 300])
def test_a_hash_that_is_no_hash_finds_nothing(tmp_path: Path, pack: Path, name: str) -> None:
    save, _ = begun(tmp_path, pack)
    save.close()
    header = saves.peek(save.path, load)
    content = msgspec.structs.replace(header.content, hash=name)
    assert contents.find(header) is not None
    assert contents.find(msgspec.structs.replace(header, content=content)) is None
    assert contents.find(msgspec.structs.replace(header, game="chess")) is None


def test_another_version_on_the_shelf_is_offered_and_can_be_taken(
    tmp_path: Path, pack: Path
) -> None:
    from desktop.store import packs

    save, history = begun(tmp_path, pack)
    header = saves.peek(save.path, load)
    packs.install(pack)
    assert contents.newer(header) is None
    manifest = pack / "pack.toml"
    text = manifest.read_text(encoding="utf-8")
    manifest.write_text(text.replace('version = "0.1.0"', 'version = "0.2.0"'), encoding="utf-8")
    other = packs.install(pack)
    assert contents.newer(header) == other
    reference, content = contents.keep("aventura", other)
    moved = history.moved_to(content)
    save.content = reference
    save.write(moved, TITLE)
    save.close()
    opened = resume(save.path)
    assert opened.header.marks == ("moved",)
    assert opened.header.content.version == "0.2.0"
    assert not opened.history.rebuildable
    assert told(opened.history) == told(moved)
    assert opened.save is not None
    opened.save.close()


def test_a_game_without_packs_says_so(tmp_path: Path, pack: Path) -> None:
    with pytest.raises(Unreadable, match=r"content\.no_pack"):
        contents.keep("chess", pack)
