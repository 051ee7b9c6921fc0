"""How a text in one HTML file looks: on a screen by day and by night, and on paper."""

STYLE = """
:root {
  color-scheme: light dark;
  --paper: #fbf8f0; --ink: #2b2620; --quiet: #665740; --rule: #cfc1a3; --red: #8c1d18;
  --pencil: #3c4048; --sheet: #ffffff; --cast: 0 0.4rem 1.4rem #3a2d1a55;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #1a1612; --ink: #e6dac2; --quiet: #b5a283; --rule: #4d4233; --red: #f0937f;
    --pencil: #cdd3d8; --sheet: #f3eee2; --cast: 0 0.4rem 1.4rem #000000aa;
  }
}
* { box-sizing: border-box; }
html { font-size: clamp(18px, 0.45vw + 16px, 22px); -webkit-text-size-adjust: 100%;
  scroll-behavior: smooth; }
@media (prefers-reduced-motion: reduce) { html { scroll-behavior: auto; } }
body { margin: 0; background: var(--paper); color: var(--ink);
  font: 400 1rem/1.5 "EB Garamond", Georgia, serif; overflow-wrap: break-word; }
main { max-width: 25.7em; margin: 0 auto; padding: 0 1.1rem 6rem; }
h1, h2, p, figure, ol, blockquote { margin: 0; padding: 0; }
h1, h2 { font-weight: 600; text-wrap: balance; hyphens: manual; }
a { color: inherit; text-decoration-color: var(--rule); text-underline-offset: 0.18em; }
a:hover { color: var(--red); }
a:focus-visible { outline: 2px solid var(--red); outline-offset: 3px; }

.opening { padding: 3.4rem 0 0; text-align: center; }
.cover svg { display: block; width: min(62vw, 15.5rem); height: auto; margin: 0 auto 3rem;
  border-radius: 3px; box-shadow: var(--cast); }
.opening h1 { font-size: clamp(1.9rem, 7vw, 2.7rem); line-height: 1.12; }
.opening .subtitle { margin-top: 0.9rem; font-style: italic; color: var(--quiet);
  text-wrap: balance; }
.by { margin-top: 1.6rem; font-family: "EB Garamond SC", "EB Garamond", serif;
  letter-spacing: 0.05em; }
.jacket { margin: 3.4rem 0 0; padding: 1.5rem 0; border: solid var(--rule); border-width: 1px 0;
  font-style: italic; text-align: center; text-wrap: pretty; }
.jacket p + p { margin-top: 0.7rem; }
.jacket em, .jacket i { font-style: normal; }

nav { margin: 4.5rem 0 0; }
nav h2, section header { text-align: center; }
nav h2 { font-size: 1.25rem; }
nav ol { margin-top: 1.3rem; list-style: none; }
nav li { margin: 0 0 0.6rem; line-height: 1.25; text-wrap: pretty; }
nav li.interlude { font-style: italic; color: var(--quiet); }
nav li.part { margin-top: 1.2rem; font-weight: 600; }
nav a { text-decoration: none; }
nav .number { display: block; font-size: 0.8em; font-family: "EB Garamond SC", serif;
  font-style: normal; letter-spacing: 0.04em; color: var(--quiet); }

section { margin-top: 6.5rem; }
section.interlude { margin-top: 4.5rem; }
section header { margin-bottom: 1.7rem; }
.over { margin-bottom: 0.5rem; font-family: "EB Garamond SC", "EB Garamond", serif;
  letter-spacing: 0.07em; color: var(--red); }
section h2 { font-size: 1.62rem; line-height: 1.2; }
section.part h2 { font-size: 2.1rem; }
section.interlude h2 { font-size: 1.3rem; font-weight: 400; font-style: italic; }
.under { margin-top: 0.55rem; font-size: 0.86rem; color: var(--quiet); }
p.text, p.mood, blockquote p { text-align: justify; hyphens: auto; text-wrap: pretty;
  hanging-punctuation: first; }
p.text + p.text, p.mood + p.mood { text-indent: 1.3em; }
p.stakes { max-width: 22em; margin: 0 auto 1.5rem; font-size: 0.9rem; line-height: 1.42;
  text-align: center; color: var(--quiet); text-wrap: balance; }
p.mood { margin: 0; font-style: italic; }
p.mood em, p.mood i { font-style: normal; }
p.mood + p.text, p.text + p.mood { margin-top: 0.9rem; text-indent: 0; }
p.first::first-letter { float: left; margin: 0.06em 0.12em 0 -0.04em; font-size: 3.42em;
  line-height: 0.74; font-weight: 600; color: var(--red); }
@supports (initial-letter: 3) or (-webkit-initial-letter: 3) {
  p.first::first-letter { float: none; margin: 0 0.4rem 0 0; font-size: inherit;
    line-height: inherit; -webkit-initial-letter: 3; initial-letter: 3; }
}
blockquote { margin: 1rem 1.5em; line-height: 1.45; }
blockquote p + p { text-indent: 1.2em; }
div.verse { margin: 1rem 0; }
p.verse .line { display: block; padding-left: 3.4em; text-indent: -3.4em; }
p.verse strong:first-child { display: inline-block; min-width: 2.4em; text-align: right;
  text-indent: 0; font-weight: 600; }
div.figures { margin: 1.25rem 0 0; padding: 0.75rem 0 0; border-top: 1px solid var(--rule);
  font-size: 0.79rem; line-height: 1.42; color: var(--quiet); font-feature-settings: "tnum"; }
p.figures { padding-left: 1.2em; text-indent: -1.2em; }
p.figures:first-child { padding: 0; text-indent: 0; color: var(--ink); }
div.figures + p, blockquote + p { margin-top: 1rem; }
p.note { margin: 1.2rem 0 0; padding-left: 0.9em; border-left: 2px solid var(--rule);
  font: 400 0.98rem/1.45 Kalam, cursive; color: var(--pencil); white-space: pre-wrap; }
strong { font-weight: 600; }
b { font-family: "EB Garamond SC", "EB Garamond", serif; font-weight: 400;
  letter-spacing: 0.04em; }
hr.space { height: 0.42rem; width: 0.42rem; margin: 2rem auto; border: 0;
  background: var(--red); transform: rotate(45deg); }
svg.sign { display: inline-block; width: 0.95em; height: 0.95em; vertical-align: -0.12em; }
.plate { margin: 2rem 0; text-align: center; }
.plate svg { display: block; max-width: 100%; height: auto; margin: 0 auto; padding: 0.9rem;
  background: var(--sheet); border: 1px solid var(--rule); }
.plate.whole { position: relative; left: 50%; width: min(calc(100vw - 1.6rem), 42rem);
  transform: translateX(-50%); }
.plate.whole svg { width: 100%; max-height: 88vh; }
.plate figcaption { max-width: 27em; margin: 0.8rem auto 0; font-size: 0.86rem; font-style: italic;
  line-height: 1.4; color: var(--quiet); text-wrap: balance; }
.top { margin-top: 6rem; text-align: center; font-size: 0.86rem; color: var(--quiet); }

@media print {
  :root { --paper: #fff; --ink: #000; --quiet: #333; --rule: #999; --red: #000; --pencil: #222;
    --sheet: #fff; --cast: none; }
  @page { margin: 20mm 22mm 22mm; }
  html { font-size: 11.5pt; }
  main { max-width: 31em; padding: 0; }
  nav, .top { display: none; }
  .opening { padding-top: 1rem; break-after: page; }
  section { margin-top: 3.4rem; }
  section.front { margin-top: 0; break-after: page; }
  section.interlude { margin-top: 3.4rem; }
  header, .over, h2, p.stakes, p.mood { break-after: avoid; }
  p { orphans: 2; widows: 2; }
  header, div.figures, div.verse, .plate, p.note { break-inside: avoid; }
  .plate svg { padding: 0; border: 0; }
  .plate.whole { position: static; width: auto; transform: none; }
  .plate.whole svg { max-height: 215mm; }
}
"""
