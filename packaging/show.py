"""Start a command under an Xvfb of its own and wait for its window: `show.py COMMAND...`.

Prints how long the window took; 1 when none came or the program went away.
"""

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager

PATIENCE = 60.0
TITLE = "Solitarium"
SCREEN = ("-screen", "0", "1280x800x24")


@contextmanager
def screen() -> Iterator[str]:
    """An Xvfb of our own, as long as it is needed; its DISPLAY."""
    reading, writing = os.pipe()
    server = subprocess.Popen(  # which would begin afresh whenever its last client has left
        ["Xvfb", "-displayfd", str(writing), "-noreset", "-nolisten", "tcp", *SCREEN],
        pass_fds=[writing],
        stderr=subprocess.DEVNULL,
    )
    os.close(writing)
    try:
        with os.fdopen(reading) as told:
            yield f":{told.readline().strip()}"
    finally:
        server.terminate()
        server.wait()


def main(command: list[str]) -> int:
    """Show it; the exit code."""
    with screen() as display, tempfile.TemporaryDirectory() as home:
        return show(command, display, home)


def show(command: list[str], display: str, home: str) -> int:
    """Start the command on a display with an empty home folder, and wait for its window."""
    surroundings = {"DISPLAY": display, "HOME": home, "PATH": os.environ["PATH"]}
    began = time.monotonic()
    program = subprocess.Popen(command, env=surroundings, start_new_session=True)
    try:
        while time.monotonic() - began < PATIENCE and program.poll() is None:
            if window_is_there(display):
                print(f"{' '.join(command)}: window after {time.monotonic() - began:.2f} s")
                time.sleep(1)
                return 0 if program.poll() is None else 1
            time.sleep(0.02)
        print(f"{' '.join(command)}: no window (exit code {program.poll()})", file=sys.stderr)
        return 1
    finally:
        if program.poll() is None:
            os.killpg(program.pid, 15)
        program.wait()


def window_is_there(display: str) -> bool:
    """Whether a viewable window of ours stands on the display."""
    asked = ["xwininfo", "-display", display, "-root", "-tree"]
    told = subprocess.run(asked, capture_output=True, text=True, check=False).stdout
    ours = [line.split()[0] for line in told.splitlines() if f'{TITLE}"' in line]
    return any(_is_viewable(display, window) for window in ours)


def _is_viewable(display: str, window: str) -> bool:
    asked = ["xwininfo", "-display", display, "-id", window]
    told = subprocess.run(asked, capture_output=True, text=True, check=False).stdout
    size = [int(line.split()[1]) for line in told.splitlines() if "Width:" in line]
    return "IsViewable" in told and bool(size) and size[0] > 300


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
