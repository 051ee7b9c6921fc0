"""Freeze the program: `python3 packaging/build.py` leaves it in dist/solitarium.

Prints its size, that of its archive and its start time; 1 when one of them is above its limit.
"""

import os
import shutil
import subprocess
import sys
import tarfile
import time
import zipfile
from pathlib import Path
from statistics import median

import environment
import libraries
from environment import ROOT, Trouble

BUILD = ROOT / "build"
DIST = ROOT / "dist"
PROGRAM = DIST / "solitarium"
SHIPPED = BUILD / "shipped"
ENVIRONMENT = BUILD / "environment"
PACK_MIME = "application/x-solitarium-pack"
MOST_UNPACKED = 200.0
MOST_PACKED = 60.0
OURS = ("LICENSE", "packaging/CHANGELOG.md")


def main() -> int:
    """Build and measure; the exit code."""
    try:
        environment.make(ENVIRONMENT, "freeze")
        see_libraries()
        lay_out()
        freeze()
        add_licences()
        add_desktop_files()
        return measure()
    except Trouble as trouble:
        print(f"build.py: {trouble}", file=sys.stderr)
        return 1


def see_libraries() -> None:
    """What PyInstaller must find on this machine, since it only warns about what it misses."""
    if sys.platform == "linux" and not shutil.which("objcopy"):
        libraries.install({"binutils"}, "PyInstaller needs tools that are missing here")
    for site in ENVIRONMENT.glob("lib/python3*/site-packages/PySide6"):
        libraries.provide(site, screen=True)


def lay_out() -> None:
    """Put what ships beside the code into build/shipped, under its own names."""
    shutil.rmtree(SHIPPED, ignore_errors=True)
    for name in ("assets", "maps", "i18n"):
        (SHIPPED / name).mkdir(parents=True)
    if (ROOT / "assets").exists():
        shutil.copytree(ROOT / "assets", SHIPPED / "assets", dirs_exist_ok=True)
    for words in (ROOT / "i18n").glob("*.qm"):
        shutil.copy2(words, SHIPPED / "i18n")
    for manifest in sorted((ROOT / "maps").glob("*/pack.toml")):
        pack(manifest.parent, SHIPPED / "maps" / f"{manifest.parent.name}.solpack")
    icons = SHIPPED / "packaging" / "icons"
    icons.mkdir(parents=True)
    shutil.copy2(ROOT / "packaging/icons/solitarium.svg", icons)


def pack(folder: Path, target: Path) -> None:
    """Zip a pack's folder, so that nothing unread lies open; always the same bytes."""
    members = {path.relative_to(folder).as_posix(): path for path in folder.rglob("*")}
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as packed:
        packed.writestr(zipfile.ZipInfo("mimetype"), PACK_MIME, zipfile.ZIP_STORED)
        for name in sorted(members):
            if members[name].is_file() and name != "mimetype":
                entry = zipfile.ZipInfo(name)  # 1980, whenever it is built
                entry.external_attr = 0o644 << 16
                packed.writestr(entry, members[name].read_bytes(), zipfile.ZIP_DEFLATED)


def freeze() -> None:
    """Run PyInstaller in an environment that holds only what ships and itself."""
    frozen = [
        *("-m", "PyInstaller", "--noconfirm", "--clean", "--log-level", "WARN"),
        *("--distpath", str(DIST), "--workpath", str(BUILD / "work")),
        str(ROOT / "packaging" / "solitarium.spec"),
    ]
    icons = [str(ROOT / "packaging" / "icons.py"), str(BUILD / "icons")]
    for arguments in (icons, frozen):
        if environment.run(ENVIRONMENT, *arguments, cwd=ROOT):
            raise Trouble(f"{Path(arguments[0]).name} {arguments[1]} failed (see above)")
    if strip := shutil.which("strip"):  # libpython alone: numpy's openblas does not survive it
        for library in (PROGRAM / "_internal").glob("libpython3*.so*"):
            subprocess.call([strip, "--strip-unneeded", library])


def add_licences() -> None:
    """Our licence, Qt's, and every third party's, beside the program."""
    target = PROGRAM / "licences"
    shutil.copytree(ROOT / "packaging" / "licences", target, dirs_exist_ok=True)
    for name in OURS:
        shutil.copy2(ROOT / name, PROGRAM)
    listing = [
        *("-m", "piplicenses", "--format", "plain-vertical", "--with-license-file"),
        *("--no-license-path", "--with-system", "--output-file", str(target / "texts.txt")),
        *("--packages", *shipped_packages()),
    ]
    if environment.run(ENVIRONMENT, *listing):
        raise Trouble("the licences could not be listed (see above)")


def shipped_packages() -> list[str]:
    """The names of the libraries that the frozen program carries."""
    lines = environment.pins("play").splitlines()
    return [line.split("==")[0] for line in lines if "==" in line]


def add_desktop_files() -> None:
    """What a Linux desktop reads, laid out as under /usr/share."""
    if sys.platform != "linux":
        return
    share = PROGRAM / "share"
    ours = "io.github.solitarium.Solitarium"
    icons = share / "icons" / "hicolor"
    laid = {
        ROOT / f"packaging/linux/{ours}.desktop": share / "applications",
        ROOT / f"packaging/linux/{ours}.metainfo.xml": share / "metainfo",
        ROOT / f"packaging/linux/{ours}.mime.xml": share / "mime" / "packages",
        ROOT / "packaging/icons/solitarium.svg": icons / "scalable" / "apps",
    }
    for png in (BUILD / "icons").glob("*.png"):
        laid[png] = icons / f"{png.stem}x{png.stem}" / "apps"
    for source, folder in laid.items():
        folder.mkdir(parents=True, exist_ok=True)
        named = source.name if source.name.startswith(ours) else ours + source.suffix
        shutil.copy2(source, folder / named.replace(f"{ours}.mime", ours))


def measure() -> int:
    """Print sizes in MB and the start time; 1 above a limit."""
    unpacked = sum(file.lstat().st_size for file in PROGRAM.rglob("*")) / 1e6
    archive = DIST / f"solitarium-{sys.platform}.tar.xz"
    with tarfile.open(archive, "w:xz", preset=6) as packed:
        packed.add(PROGRAM, "solitarium")
    small = archive.stat().st_size / 1e6
    print(f"unpacked {unpacked:.1f} MB (at most {MOST_UNPACKED:.0f})")
    print(f"tar.xz {small:.1f} MB (at most {MOST_PACKED:.0f})")
    times = [self_test() for _ in range(5)]
    print(f"--self-test, from start to end: median {median(times) * 1000:.0f} ms of {len(times)}")
    return 1 if unpacked > MOST_UNPACKED or small > MOST_PACKED else 0


def self_test() -> float:
    """Seconds that a scripted run of the frozen program takes, with an empty environment."""
    name = "solitarium.exe" if os.name == "nt" else "solitarium"
    kept = {"SYSTEMROOT": os.environ["SYSTEMROOT"]} if os.name == "nt" else {}
    began = time.perf_counter()
    if code := subprocess.call([PROGRAM / name, "--self-test"], env=kept):
        raise Trouble(f"the frozen program's --self-test ended with {code}")
    return time.perf_counter() - began


if __name__ == "__main__":
    sys.exit(main())
