"""The system libraries that Qt needs on Linux: which are missing, and how to bring them."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

# What a missing library is called at Debian's and at Arch's; elsewhere its own name does.
PACKAGES = {
    "libGL.so.1": ("libgl1", "libglvnd"),
    "libEGL.so.1": ("libegl1", "libglvnd"),
    "libGLX.so.0": ("libglx0", "libglvnd"),
    "libOpenGL.so.0": ("libopengl0", "libglvnd"),
    "libxkbcommon.so.0": ("libxkbcommon0", "libxkbcommon"),
    "libglib-2.0.so.0": ("libglib2.0-0", "glib2"),
    "libgthread-2.0.so.0": ("libglib2.0-0", "glib2"),
    "libfontconfig.so.1": ("libfontconfig1", "fontconfig"),
    "libfreetype.so.6": ("libfreetype6", "freetype2"),
    "libdbus-1.so.3": ("libdbus-1-3", "dbus"),
    "libX11.so.6": ("libx11-6", "libx11"),
    "libX11-xcb.so.1": ("libx11-xcb1", "libx11"),
    "libxkbcommon-x11.so.0": ("libxkbcommon-x11-0", "libxkbcommon-x11"),
    "libxcb.so.1": ("libxcb1", "libxcb"),
    "libxcb-cursor.so.0": ("libxcb-cursor0", "xcb-util-cursor"),
    "libxcb-icccm.so.4": ("libxcb-icccm4", "xcb-util-wm"),
    "libxcb-image.so.0": ("libxcb-image0", "xcb-util-image"),
    "libxcb-keysyms.so.1": ("libxcb-keysyms1", "xcb-util-keysyms"),
    "libxcb-randr.so.0": ("libxcb-randr0", "libxcb"),
    "libxcb-render.so.0": ("libxcb-render0", "libxcb"),
    "libxcb-render-util.so.0": ("libxcb-render-util0", "xcb-util-renderutil"),
    "libxcb-shape.so.0": ("libxcb-shape0", "libxcb"),
    "libxcb-shm.so.0": ("libxcb-shm0", "libxcb"),
    "libxcb-sync.so.1": ("libxcb-sync1", "libxcb"),
    "libxcb-util.so.1": ("libxcb-util1", "xcb-util"),
    "libxcb-xfixes.so.0": ("libxcb-xfixes0", "libxcb"),
    "libxcb-xkb.so.1": ("libxcb-xkb1", "libxcb"),
    "libwayland-client.so.0": ("libwayland-client0", "wayland"),
    "libwayland-cursor.so.0": ("libwayland-cursor0", "wayland"),
    "libwayland-egl.so.1": ("libwayland-egl1", "wayland"),
    "python3-venv": ("python3-venv", "python"),
    "a font": ("fonts-dejavu-core", "ttf-dejavu"),
}
FONT_FOLDERS = ("/usr/share/fonts", "/usr/local/share/fonts", "~/.local/share/fonts", "~/.fonts")


def provide(pyside: Path, screen: bool) -> None:
    """Look for what the PySide6 in `pyside` needs, and install it or say what to type."""
    if sys.platform != "linux":
        return
    missing = _missing(pyside, screen)
    if not _font_there():
        missing.add("a font")
    if missing:
        install(missing, "Qt needs system libraries that are missing here")


def install(missing: set[str], why: str) -> None:
    """Install what is missing where that is ours to do; else print the one command and stop."""
    print(f"{why}: {', '.join(sorted(missing))}.", flush=True)
    command = _command(missing)
    if not command:
        sys.exit("Please install them, then start again.")
    if command[0] != "apt-get" or os.geteuid() != 0:
        typed = " ".join(f"'{word}'" if "(" in word else word for word in command)
        sys.exit(f"Please type this, then start again:\n\n    sudo {typed}\n")
    print("Installing them:", " ".join(command), flush=True)
    if not (_apt(command) or (_apt(["apt-get", "update"]) and _apt(command))):
        sys.exit("That did not work (see above); please install them, then start again.")


def _missing(pyside: Path, screen: bool) -> set[str]:
    plugins = pyside / "Qt" / "plugins" / "platforms"
    asked = [*pyside.glob("QtWidgets*.so"), plugins / "libqoffscreen.so"]
    if screen:
        asked += plugins.glob("libqwayland*.so" if _is_wayland() else "libqxcb.so")
    ldd = shutil.which("ldd")
    if not ldd:
        return set()
    asking = [ldd, *map(str, asked)]
    told = subprocess.run(asking, capture_output=True, text=True, check=False).stdout
    return {line.split()[0] for line in told.splitlines() if "=> not found" in line}


def _is_wayland() -> bool:
    return bool(os.environ.get("WAYLAND_DISPLAY")) and not os.environ.get("DISPLAY")


def _font_there() -> bool:
    faces = (".ttf", ".otf", ".ttc", ".pfb")
    folders = [Path(folder).expanduser() for folder in FONT_FOLDERS]
    return any(face.suffix in faces for folder in folders for face in folder.rglob("*"))


def _command(missing: set[str]) -> list[str]:
    names = sorted(missing)
    named = [name for name in names if name in PACKAGES or ".so." not in name]
    known = [PACKAGES.get(name, (name, name)) for name in named]
    debian, arch = (sorted({pair[at] for pair in known}) for at in (0, 1))
    elsewhere = [f"{name}()(64bit)" if ".so." in name else name for name in names]
    elsewhere = ["dejavu-sans-fonts" if name == "a font" else name for name in elsewhere]
    ways = (
        (["apt-get", "install", "-y", "--no-install-recommends"], debian),
        (["dnf", "install", "-y"], elsewhere),
        (["zypper", "install", "-y"], elsewhere),
        (["pacman", "-S", "--needed"], arch),
    )
    there = [start + what for start, what in ways if what and shutil.which(start[0])]
    return there[0] if there else []


def _apt(command: list[str]) -> bool:
    quiet = dict(os.environ, DEBIAN_FRONTEND="noninteractive")
    nowhere = subprocess.DEVNULL
    return subprocess.call(command, env=quiet, stdin=nowhere, stdout=nowhere) == 0
