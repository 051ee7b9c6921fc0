"""Loading a pack of 20 maps, made of the introductory one."""

import shutil
import tempfile
from collections.abc import Iterable
from pathlib import Path
from time import perf_counter, process_time

from desktop import paths
from desktop.store import packs
from tests.bench.table import Row

PACK = Path(__file__).resolve().parent.parent.parent / "maps" / "last_boat"
MAPS = 20
TIMES = 5


def rows() -> Iterable[Row]:
    """Read and checked whole; each time from a folder that was not read before."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        paths.profile(folder / "profile")
        for what, make in (("4 maps", _copy), (f"{MAPS} maps", _enlarged)):
            wall, work = [], []
            for n in range(TIMES + 1):
                pack = make(folder / f"{what} {n}")
                began, spent = perf_counter(), process_time()
                packs.load_pack(pack)
                if n:
                    wall.append((perf_counter() - began) * 1000)
                    work.append((process_time() - spent) * 1000)
            yield Row(f"loading a pack of {what}", wall, "ms")
            yield Row(f"loading a pack of {what}, CPU", work, "ms")


def _copy(folder: Path) -> Path:
    return Path(shutil.copytree(PACK, folder))


def _enlarged(folder: Path) -> Path:
    """The pack with copies of its maps and their journals under other names."""
    _copy(folder)
    head = folder / "pack.toml"
    text = head.read_text(encoding="utf-8")
    known = [path.stem for path in sorted(folder.glob("*.tmj"))]
    names = [f"{known[n % len(known)]}_{n}" for n in range(MAPS - len(known))]
    for name in names:
        old = name.rsplit("_", 1)[0]
        shutil.copy(folder / f"{old}.tmj", folder / f"{name}.tmj")
        journal = (folder / "journal" / f"{old}.toml").read_text(encoding="utf-8")
        (folder / "journal" / f"{name}.toml").write_text(journal, encoding="utf-8")
    listed = ", ".join(f'"{name}"' for name in names)
    head.write_text(text.replace("maps = [", f"maps = [{listed}, ", 1), encoding="utf-8")
    return folder
