"""Every text is legible on its own ground, in each theme; high contrast has three colours."""

import msgspec
import pytest

from desktop.drawing.inks import CONTRAST, LAMP, LATE, THEMES, Inks, Theme, contrast, inks

TEXTS = (
    ("ink", "page"),
    ("quiet", "page"),
    ("ink", "floor"),
    ("ink", "margin"),
    ("red", "page"),
    ("red", "floor"),
    ("sea", "page"),
    ("moss", "page"),
    ("ink", "lit"),
    ("ink", "week"),
    ("desk_text", "desk"),
    ("desk_quiet", "desk"),
    ("desk_text", "tray"),
    ("desk_quiet", "tray"),
    ("result", "tray"),
    ("on_amber", "amber"),
    ("on_red_tab", "red_tab"),
    ("tab_text", "tab"),
    ("pip", "bone"),
    ("oxblood_pip", "oxblood"),
    ("print_ink", "print_paper"),
    ("pencil", "graph_paper"),
)


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES.keys())
@pytest.mark.parametrize(("ink", "ground"), TEXTS)
def test_text_has_contrast(theme: Inks, ink: str, ground: str) -> None:
    assert contrast(getattr(theme, ink), getattr(theme, ground)) >= 4.5


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES.keys())
def test_lines_that_carry_meaning_are_seen(theme: Inks) -> None:
    """Non-text: walls, the white line's casing in its floor, the safeguard sign, rings."""
    assert contrast(theme.wall, theme.floor) >= 7
    assert contrast(theme.white_casing, theme.floor) >= 3
    assert contrast(theme.safeguard, theme.desk) >= 3
    for ring in theme.rings:
        assert contrast(ring, theme.floor) >= 3


def test_the_table_of_looks_is_kept() -> None:
    assert round(contrast(LAMP.ink, LAMP.page), 1) == pytest.approx(13.0, abs=0.15)
    assert round(contrast(LATE.ink, LATE.page), 1) == pytest.approx(11.0, abs=0.15)
    assert round(contrast(LAMP.wall, LAMP.floor), 1) == pytest.approx(9.4, abs=0.15)
    assert contrast(LAMP.on_amber, LAMP.amber) == pytest.approx(8.1, abs=0.15)


def test_high_contrast_has_three_colours() -> None:
    used: set[str] = set()
    for value in msgspec.structs.asdict(CONTRAST).values():
        colours = value if isinstance(value, tuple) else (value,)
        used.update(one for one in colours if isinstance(one, str) and one.startswith("#"))
    assert used == {"#000000", "#FFFFFF", "#FFD400"}
    assert not CONTRAST.textures
    assert CONTRAST.focus_widths == (3.0, 3.0)
    assert CONTRAST.wall_width == 6.0


def test_the_amber_thing_is_like_nothing_else() -> None:
    for theme in (LAMP, LATE):
        others = [
            value
            for name, value in msgspec.structs.asdict(theme).items()
            if isinstance(value, str) and name != "amber"
        ]
        assert theme.amber not in others


def test_a_theme_is_found_by_name() -> None:
    assert inks(Theme("late")) is LATE
    assert LATE.dark
    assert not LAMP.dark
