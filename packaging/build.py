"""Freeze the program: `python3 packaging/build.py` leaves it in dist/solitarium.

Prints its size, that of its archive and its start time; 1 when one of them is above its limit.
"""

import ctypes
import os
import shutil
import subprocess
import sys
import tarfile
import time
from pathlib import Path
from statistics import median

import environment
import libraries
from environment import ROOT, Trouble

BUILD = ROOT / "build"
DIST = ROOT / "dist"
PROGRAM = DIST / "solitarium"
PACKAGING = ROOT / "packaging"
ENVIRONMENT = BUILD / "environment"
MOST_UNPACKED = 200.0
MOST_PACKED = 60.0
OURS = ("LICENSE", "packaging/CHANGELOG.md")


def main() -> int:
    """Build and measure; the exit code."""
    try:
        environment.make(ENVIRONMENT, "freeze")
        see_libraries()
        freeze()
        add_licences()
        add_desktop_files()
        return measure()
    except Trouble as trouble:
        print(f"build.py: {trouble}", file=sys.stderr)
        return 1


def see_libraries() -> None:
    """What PyInstaller must find on this machine, since it stops or only warns without it."""
    if sys.platform != "linux":
        return
    missing = set() if shutil.which("objcopy") else {"binutils"}
    version = f"{sys.version_info.major}.{sys.version_info.minor}"
    try:
        ctypes.CDLL(f"libpython{version}.so.1.0")
    except OSError:
        missing.add(f"libpython{version}")  # Debian keeps it apart from its Python
    if missing:
        libraries.install(missing, "PyInstaller needs what is missing here")
    for site in ENVIRONMENT.glob("lib/python3*/site-packages/PySide6"):
        libraries.provide(site, screen=True)


def freeze() -> None:
    """Lay out what ships, then run PyInstaller in an environment of only that and itself."""
    frozen = [
        *("-m", "PyInstaller", "--noconfirm", "--clean", "--log-level", "WARN"),
        *("--distpath", str(DIST), "--workpath", str(BUILD / "work")),
        str(PACKAGING / "solitarium.spec"),
    ]
    icons = [str(PACKAGING / "icons.py"), str(BUILD / "icons")]
    shipped = [str(PACKAGING / "shipped.py"), str(BUILD / "shipped")]
    for arguments in (icons, shipped, frozen):
        if environment.run(ENVIRONMENT, *arguments, cwd=ROOT):
            raise Trouble(f"{Path(arguments[0]).name} {arguments[1]} failed (see above)")
    if strip := shutil.which("strip"):  # libpython alone: numpy's openblas does not survive it
        for library in (PROGRAM / "_internal").glob("libpython3*.so*"):
            subprocess.call([strip, "--strip-unneeded", library])


def add_licences() -> None:
    """Our licence, Qt's, and every third party's, beside the program."""
    target = PROGRAM / "licences"
    shutil.copytree(PACKAGING / "licences", target, dirs_exist_ok=True)
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
        PACKAGING / f"linux/{ours}.desktop": share / "applications",
        PACKAGING / f"linux/{ours}.metainfo.xml": share / "metainfo",
        PACKAGING / f"linux/{ours}.mime.xml": share / "mime" / "packages",
        PACKAGING / "icons/solitarium.svg": icons / "scalable" / "apps",
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
