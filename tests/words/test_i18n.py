"""The translations are whole and current, and lupdate finds every text that the program shows."""

import ast
import importlib.util
import re
import string
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest
from PySide6.QtCore import QCoreApplication

from desktop.paths import shipped
from desktop.words.language import LANGUAGES, speak, spoken

ROOT = shipped()
TRANSLATE = {"translate", "QT_TRANSLATE_NOOP"}
MARKUP = re.compile(r"<[a-zA-Z/!]|&(?:lt|gt|amp|nbsp|quot|#)")
TERMS = {
    "Tests?": "pruebas?",
    "Success(es)?": "éxitos?",
    "Clock": "reloj",
    "Padlock": "candado",
    "Physical Wounds?": "heridas? físicas?",
    "Mental Wounds?": "heridas? mental(es)?",
    "Strength": "Fuerza",
    "Skill": "Habilidad",
    "Willpower": "Voluntad",
    "Investigation": "Investigación",
    "adversar(y|ies)": "adversarios?",
    "triples?": "tríos?",
    "doubles?": "dobles?",
    "(?<!has )(?<!had )runs?": "escaleras?",
    "red letters?": "letras? rojas?",
    "lines? of sight": "líneas? de visión",
    "deck": "mazo",
    "shelf": "estante",
    "unlocked": "desbloquead",
    "Encounters?": "encuentros?",
    "Chapters?": "capítulos?",
    "Fear": "miedo",
    "Towns?": "pueblos?|natal",
    "Hometown": "pueblo natal|casa|natal",
    "Routes?": "rutas?",
    "Obstacles?": "obstáculos?",
    "Threats?": "amenazas?",
    "Puzzles?": "enigmas?",
    "Traps?": "trampas?",
    "Wealth": "riqueza",
    "Wisdom": "Sabiduría",
    "Attributes?": "atributos?",
    "XP": "PX",
    "ECL": "NE",
    "reckonings?": "ajustes? de cuentas",
    "dread": "pavor",
    "Sign": "Signo",
    "Sundays?": "domingos?",
    "lens": "lupa",
    "lantern": "linterna",
}
QUOTED = re.compile(r"\{\w+\}|\"\w+\"|“\w+”")  # filled in, or typed as it stands
PLACES = re.compile(r"%n|%\d")


def _updater() -> ModuleType:
    spec = importlib.util.spec_from_file_location("update", ROOT / "i18n" / "update.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


update = _updater()


class Scan(ast.NodeVisitor):
    """Every call that asks for a translation, as (context, text), and those that lupdate misses."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.found: set[tuple[str, str]] = set()
        self.missed: list[str] = []
        self._classes: list[str] = []

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self._classes.append(node.name)
        self.generic_visit(node)
        self._classes.pop()

    def visit_Call(self, node: ast.Call) -> None:
        match node.func:
            case ast.Attribute(value=ast.Name(id="self"), attr="tr"):
                self._add(node, ast.Constant(self._classes[-1]), node.args[0])
            case ast.Attribute(attr="tr"):
                self._miss(node)
            case ast.Attribute(value=ast.Name(id="QCoreApplication"), attr="translate"):
                self._add(node, node.args[0], node.args[1])
            case ast.Name(id="QT_TRANSLATE_NOOP"):
                self._add(node, node.args[0], node.args[1])
            case (
                ast.Name(id="tr")
                | ast.Attribute(value=ast.Attribute(attr="QCoreApplication"), attr="translate")
            ):
                self._miss(node)
            case _:
                pass
        self.generic_visit(node)

    def _add(self, node: ast.Call, context: ast.expr, text: ast.expr) -> None:
        match context, text:
            case ast.Constant(value=str(where)), ast.Constant(value=str(what)):
                self.found.add((where, what))
            case _:
                self._miss(node)

    def _miss(self, node: ast.Call) -> None:
        self.missed.append(f"{self.path.relative_to(ROOT)}:{node.lineno}")


@pytest.fixture(scope="module")
def scans() -> list[Scan]:
    found = []
    for path in sorted((ROOT / "desktop").rglob("*.py")):
        scan = Scan(path)
        scan.visit(ast.parse(path.read_text("utf-8")))
        found.append(scan)
    return found


@pytest.fixture(scope="module")
def messages() -> list[tuple[str, str, str]]:
    """What the updater finds now."""
    return list(update.messages(ROOT / "desktop"))


@pytest.fixture(params=LANGUAGES)
def known(request: pytest.FixtureRequest) -> dict[tuple[str, str, str], tuple[str, ...]]:
    """What a language's file says."""
    return dict(update.read(ROOT / "i18n" / f"solitarium_{request.param}.ts"))


@pytest.fixture
def english_again() -> Iterator[None]:
    yield
    speak("en")


def _shapes(text: str) -> Counter[str]:
    """The places of a text that are filled in, with how often each stands there."""
    named = [place for _, place, _, _ in string.Formatter().parse(text) if place is not None]
    return Counter([*named, *PLACES.findall(text)])


def test_no_text_is_hidden_from_lupdate(scans: list[Scan]) -> None:
    marked = [  # problems are marked where they stand and translated by variable, in one place
        place
        for scan in scans
        for place in scan.missed
        if not place.startswith("desktop/words/problems/__init__.py")
    ]
    assert marked == []


def test_the_updater_finds_every_text(
    scans: list[Scan], messages: list[tuple[str, str, str]]
) -> None:
    called = set().union(*(scan.found for scan in scans))
    assert len(called) > 500
    assert {(context, text) for context, text, _ in messages} == called


def test_every_language_is_offered() -> None:
    assert update.languages() == sorted(LANGUAGES)
    assert update.languages(["da"]) == sorted({*LANGUAGES, "da"})


def test_the_files_hold_exactly_the_texts_of_the_program(
    messages: list[tuple[str, str, str]],
) -> None:
    plural = {one for one in messages if "%n" in one[1]}
    assert set(update.read(ROOT / "i18n" / "solitarium_en.ts")) == plural
    assert set(update.read(ROOT / "i18n" / "solitarium_es.ts")) == set(messages)


def test_nothing_is_unfinished(known: dict[tuple[str, str, str], tuple[str, ...]]) -> None:
    for message, texts in known.items():
        assert len(texts) == (2 if "%n" in message[1] else 1), message
        assert all(text.strip() for text in texts), message


def test_places_to_fill_are_the_same(known: dict[tuple[str, str, str], tuple[str, ...]]) -> None:
    for message, texts in known.items():
        wanted = _shapes(message[1])
        for form, text in enumerate(texts):
            found = _shapes(text)
            if "%n" in message[1] and form == 0 and "%n" not in found:
                found["%n"] = 1  # "the last step" need not say one
            assert found == wanted, message


def _stops(text: str) -> bool:
    """Whether it ends with a full stop, before a closing quotation mark or after it."""
    return text.rstrip("”»").endswith(".")


def test_a_translation_begins_and_ends_as_its_source(
    known: dict[tuple[str, str, str], tuple[str, ...]],
) -> None:
    for message, texts in known.items():
        for text in texts:
            source = message[1]
            assert len(source) - len(source.lstrip()) == len(text) - len(text.lstrip()), message
            assert len(source) - len(source.rstrip()) == len(text) - len(text.rstrip()), message
            assert _stops(source) == _stops(text), message
            assert source.count("&") == text.count("&"), message


def test_no_translation_is_markup(known: dict[tuple[str, str, str], tuple[str, ...]]) -> None:
    for message, texts in known.items():
        assert not any(MARKUP.search(text) for text in texts), message


def test_spanish_is_spanish() -> None:
    """Curly quotes are angular, and nothing is left in English but names and bare figures."""
    for message, texts in update.read(ROOT / "i18n" / "solitarium_es.ts").items():
        assert not any(mark in text for text in texts for mark in "“”"), message
        words = re.sub(r"\{\w+\}|%n|Ctrl\+\w+", "", message.source)
        if texts[0] == message.source and re.search("[a-z]{3}", words):
            assert message.source in ("Aventura Z", "Solitarium", "{title} - Solitarium"), message


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_released_files_are_current(language: str, tmp_path: Path) -> None:
    again = tmp_path / "again.qm"
    update.release(ROOT / "i18n" / f"solitarium_{language}.ts", again)
    kept = (ROOT / "i18n" / f"solitarium_{language}.qm").read_bytes()
    assert kept == again.read_bytes()


@pytest.mark.usefixtures("qapp", "english_again")
def test_a_language_is_switched_with_its_plurals() -> None:
    told = {}
    for language in LANGUAGES:
        assert speak(language) == language
        assert spoken() == language
        told[language] = [
            QCoreApplication.translate("Aventura", "%n Success(es)", None, count)
            for count in (0, 1, 3)
        ]
    assert told["en"] == ["0 Successes", "1 Success", "3 Successes"]
    assert told["es"] == ["0 éxitos", "1 éxito", "3 éxitos"]
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "Cancelar"


def test_every_term_of_the_glossary_stands_there_once() -> None:
    text = (ROOT / "i18n" / "glossary.md").read_text("utf-8")
    rows = re.findall(r"^\| ([^|]+) \| ([^|]+) \|", text, re.MULTILINE)
    terms = [english for english, _ in rows if english not in ("English", "---")]
    assert len(terms) > 40
    assert len(set(terms)) == len(terms)


def test_terms_are_translated_as_the_glossary_says() -> None:
    spanish = update.read(ROOT / "i18n" / "solitarium_es.ts")
    for english, wanted in TERMS.items():
        used = [one for one in spanish if re.search(rf"\b{english}\b", QUOTED.sub("", one.source))]
        assert used, english
        for one in used:
            assert re.search(wanted, spanish[one][-1], re.IGNORECASE), (english, one)
