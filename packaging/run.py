#!/usr/bin/env python3
"""Set up and play, or set up and test; needs Python 3.11 or newer and nothing else.

    python3 packaging/run.py              set up what is missing, open the window
    python3 packaging/run.py test         set up what is missing, pass the tests
    python3 packaging/run.py setup        only set up
    python3 packaging/run.py WORDS        the program's own commands and files
"""

import sys

OLDEST = (3, 11)


def main() -> int:
    """Refuse a Python that is too old in a sentence, before reading what it could not read."""
    if sys.version_info < OLDEST:
        sys.exit("Solitarium needs Python {}.{} or newer.".format(*OLDEST))
    sys.dont_write_bytecode = True  # nothing of ours beside these scripts
    from tasks import perform

    return perform(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
