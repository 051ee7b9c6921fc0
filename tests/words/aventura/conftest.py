"""Aventura's told words are tried in English unless a test asks otherwise."""

from collections.abc import Iterator

import pytest

from desktop.words.language import hush, speak


@pytest.fixture(autouse=True)
def english(qapp: object) -> Iterator[None]:
    speak("en")
    yield
    hush()
