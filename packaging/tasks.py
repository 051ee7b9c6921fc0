"""What packaging/run.py is asked for: set up, play, test."""

import os
import signal
import sys
from pathlib import Path

import environment
import libraries
from environment import ROOT, Trouble

VENV = ROOT / ".venv"
LIBRARIES_SEEN = VENV / "libraries-seen"
CHECKS = {
    "style": ("-m", "ruff", "check", "."),
    "types": ("-m", "mypy"),
    "floors": ("-c", "from importlinter.cli import lint_imports_command as c; c(['--no-logo'])"),
    "rules": ("-m", "pytest", "-q", "--rules"),
    "tests": ("-m", "pytest"),
}
RULES_ARE_COMPLETE = True  # every rule has its test


def perform(words: list[str]) -> int:
    """Do what the words ask; the exit code."""
    task = words[0] if words and words[0] in ("setup", "test") else "play"
    try:
        environment.make(VENV, "play" if task == "play" else "test")
        if task == "test":
            return test(words[1:])
        if task == "setup":
            see_libraries(has_screen())
            print("Ready: python3 packaging/run.py")
            return 0
        return play(words)
    except Trouble as trouble:
        print(f"Solitarium: {trouble}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130


def play(words: list[str]) -> int:
    """Open the window, or hand the words to the program."""
    windowed = not words or Path(words[0]).exists()
    if windowed and not has_screen():
        raise Trouble(
            "there is no screen here (neither DISPLAY nor WAYLAND_DISPLAY is set), so no window "
            "can open; `python3 packaging/run.py test` works without one."
        )
    see_libraries(windowed)
    code = environment.run(VENV, "-P", "-m", "desktop", *words)
    if code == -signal.SIGABRT:
        LIBRARIES_SEEN.unlink(missing_ok=True)  # so Qt stops where a library has gone
    return code


def test(words: list[str]) -> int:
    """Run every check, then the tests, to the end; 1 if any of them found something."""
    see_libraries(False)
    found = []
    for name, command in CHECKS.items():
        if name == "rules" and not RULES_ARE_COMPLETE:
            continue
        print(f"== {name}", flush=True)
        more = words if name == "tests" else []
        if environment.run(VENV, *command, *more, cwd=ROOT, QT_QPA_PLATFORM="offscreen"):
            found.append(name)
    print(f"== found something: {', '.join(found)}" if found else "== all well")
    return 1 if found else 0


def has_screen() -> bool:
    """Whether a window can open here."""
    if sys.platform != "linux" or os.environ.get("QT_QPA_PLATFORM"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def see_libraries(screen: bool) -> None:
    """Look once for the system libraries that Qt needs, and bring those that are missing."""
    kind = "screen" if screen else "offscreen"
    if LIBRARIES_SEEN.exists() and LIBRARIES_SEEN.read_text() in (kind, "screen"):
        return
    for site in VENV.glob("lib/python3*/site-packages/PySide6"):
        libraries.provide(site, screen)
    LIBRARIES_SEEN.write_text(kind)
