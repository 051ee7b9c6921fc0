"""Lay out what ships beside the code, for the frozen program: `shipped.py FOLDER`.

Run by build.py in its environment, with the project on its path.
"""

import shutil
import sys
from pathlib import Path

from desktop.rules.kernel.errors import Unreadable
from desktop.store import almanacs, packs, tables

ROOT = Path(__file__).resolve().parent.parent


def lay_out(target: Path) -> None:
    """Assets, tables proved, languages compiled, adventures and years packed. Unreadable."""
    shutil.rmtree(target, ignore_errors=True)
    for name in ("assets", "maps", "i18n", "packaging/icons"):
        (target / name).mkdir(parents=True)
    years = sorted(path.parent for path in (ROOT / "assets" / "calendar").glob("*/year.json"))
    skipped = shutil.ignore_patterns(*(year.name for year in years))
    guide = target / "assets" / "calendar" / "FORMAT.md"
    shutil.copytree(ROOT / "assets", target / "assets", dirs_exist_ok=True, ignore=skipped)
    guide.unlink()  # it names what the months bring
    tables.load(ROOT / "assets" / "book")
    for year in years:
        pack_year(year, target / "assets" / "calendar" / f"{year.name}{almanacs.SUFFIX}")
    shutil.copy2(ROOT / "packaging/icons/solitarium.svg", target / "packaging/icons")
    for words in (ROOT / "i18n").glob("*.qm"):
        shutil.copy2(words, target / "i18n")
    for manifest in sorted((ROOT / "maps").glob("*/pack.toml")):
        folder = manifest.parent
        pack(folder, target / "maps" / f"{folder.name}{packs.SUFFIX}")


def pack(folder: Path, target: Path) -> None:
    """Pack an adventure, so that nothing unread lies open, and see that it can be read again."""
    files = [path for path in folder.rglob("*") if path.is_file()]
    members = {path.relative_to(folder).as_posix(): path.read_bytes() for path in files}
    target.write_bytes(packs.packed(members))
    packs.load_pack(target)


def pack_year(folder: Path, target: Path) -> None:
    """Pack a year as one file, so that nothing unread lies open, and see that it can be read."""
    target.write_bytes(almanacs.packed(folder))
    almanacs.load(target)


if __name__ == "__main__":
    try:
        lay_out(Path(sys.argv[1]))
    except Unreadable as error:
        sys.exit("\n".join(str(problem) for problem in error.problems))
