"""Drawings as one HTML file: a drawing a page, on the screen as on paper."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from html import escape

from desktop.keepsakes.leaf import Leaf
from desktop.keepsakes.outputs.figures import short
from desktop.keepsakes.outputs.progress import Progress
from desktop.keepsakes.outputs.svg import svg
from desktop.keepsakes.outputs.svg_inline import inlined
from desktop.keepsakes.outputs.svg_text import safe
from desktop.keepsakes.wish import Wish

_HEAD = """<!DOCTYPE html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="generator" content="Solitarium">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<style>
{sizes}
body {{ margin: 0; background: #d8d2c6; }}
.leaf {{ margin: 6mm auto; background: #fff; box-shadow: 0 1mm 3mm #0004; }}
.leaf svg {{ display: block; }}
@media screen {{
  .leaf {{ max-width: 100%; height: auto; }}
  .leaf svg {{ width: 100%; height: auto; }}
}}
@media print {{
  body {{ background: #fff; }}
  .leaf {{ margin: 0; box-shadow: none; break-after: page; overflow: hidden; }}
  .leaf:last-child {{ break-after: auto; }}
}}
</style>
</head>
<body>
"""


def html_pages(
    leaves: Sequence[Leaf], wish: Wish, title: str, language: str
) -> Generator[Progress, None, bytes]:
    """Draw the pages one by one; return the file's bytes."""
    sizes: dict[tuple[float, float], str] = {}
    parts = list[str]()
    for number, leaf in enumerate(leaves):
        yield Progress(number, len(leaves))
        kind = sizes.setdefault((leaf.width, leaf.height), f"size{len(sizes) + 1}")
        drawing = inlined(svg(leaf, wish), f"s{number}-")
        parts.append(f'<div class="leaf {kind}">\n{drawing}</div>\n')
    rules = "\n".join(_sized(kind, *size) for size, kind in sizes.items())
    head = _HEAD.format(language=escape(language), title=safe(title), sizes=rules)
    yield Progress(len(leaves), len(leaves))
    return f"{head}{''.join(parts)}</body>\n</html>\n".encode()


def _sized(kind: str, width: float, height: float) -> str:
    size = f"{short(width)}mm", f"{short(height)}mm"
    return (
        f"@page {kind} {{ size: {size[0]} {size[1]}; margin: 0; }}\n"
        f".{kind} {{ page: {kind}; width: {size[0]}; height: {size[1]}; }}"
    )
