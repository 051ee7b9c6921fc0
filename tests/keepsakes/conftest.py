"""Tools from outside that look at what was printed: poppler, epubcheck, a browser."""

import os
import shutil
from collections.abc import Callable

import pytest

Tool = Callable[[str], str]
ALL = "SOLITARIUM_ALL_TOOLS"
"""Set where every tool must be there: what is missing fails instead of being passed over."""


@pytest.fixture
def tool() -> Tool:
    """The path of a program by its name."""

    def found(name: str) -> str:
        path = shutil.which(name)
        if path is None and os.environ.get(ALL):
            pytest.fail(f"{name} is not installed")
        if path is None:
            pytest.skip(f"{name} is not installed")
        return path

    return found
