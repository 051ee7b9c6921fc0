"""`python -m desktop`."""

import os
import sys

from desktop.cli import main

if __name__ == "__main__":
    if not any(os.environ.get(name) for name in ("LC_ALL", "LC_CTYPE", "LANG")):
        os.environ["LC_CTYPE"] = "C.UTF-8"  # Qt's own choice too, but it complains first
    sys.exit(main())
