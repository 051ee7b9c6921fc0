"""The installed Qt survives many calls (6.12.0 on Python 3.11 aborts after some thousand)."""

import os
import subprocess
import sys

CALLS = """
from PySide6.QtWidgets import QApplication, QLabel
application = QApplication([])
label = QLabel()
for _ in range(20000):
    label.setText("x")
print("still here")
"""


def test_twenty_thousand_calls_print_and_do_not_abort() -> None:
    surroundings = os.environ | {"QT_QPA_PLATFORM": "offscreen"}
    done = subprocess.run(
        [sys.executable, "-c", CALLS], env=surroundings, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout) == (0, "still here\n"), done.stderr
