"""How a text looks in a reader of EPUB: sizes and colours stay the reader's own."""

STYLE = """
body { margin: 0 5%; font-family: "EB Garamond", serif; line-height: 1.4; }
h1, h2, p, figure, blockquote, ol { margin: 0; padding: 0; }
h1, h2 { font-weight: 600; line-height: 1.2; text-align: center; hyphens: none;
  -webkit-hyphens: none; -epub-hyphens: none; }
h1 { font-size: 2em; }
h2 { font-size: 1.5em; }
header { margin: 2.5em 0 1.5em; text-align: center; }
.over { margin-bottom: 0.5em; text-align: center; letter-spacing: 0.05em;
  font-family: "EB Garamond SC", "EB Garamond", serif; }
.under { margin-top: 0.5em; font-size: 0.9em; text-align: center; }
section.interlude h2 { font-size: 1.25em; font-weight: 400; font-style: italic; }
section.part header { margin-top: 6em; }
p.text, p.mood, blockquote p { text-align: justify; hyphens: auto; -webkit-hyphens: auto;
  -epub-hyphens: auto; widows: 2; orphans: 2; }
p.text + p.text, p.mood + p.mood { text-indent: 1.3em; }
p.stakes { margin: 0 1.5em 1.4em; font-size: 0.9em; text-align: center; }
p.mood { margin: 0; font-style: italic; }
p.mood em, p.mood i { font-style: normal; }
p.mood + p.text, p.text + p.mood { margin-top: 0.8em; text-indent: 0; }
p.first::first-letter { float: left; padding: 0.05em 0.08em 0 0; font-size: 3.2em;
  line-height: 0.78; font-weight: 600; }
blockquote { margin: 1em 1.5em; }
blockquote p + p { text-indent: 1.2em; }
div.verse { margin: 1em 0; }
p.verse .line { display: block; padding-left: 3.4em; text-indent: -3.4em; }
p.verse strong:first-child { display: inline-block; min-width: 2.4em; text-align: right;
  text-indent: 0; font-weight: 600; }
div.figures { margin: 1.2em 0 0; padding: 0.6em 0 0; border-top: 1px solid; font-size: 0.8em; }
p.figures { padding-left: 1.2em; text-indent: -1.2em; }
p.figures:first-child { padding: 0; text-indent: 0; }
div.figures + p, blockquote + p { margin-top: 1em; }
p.note { margin: 1.2em 0 0; padding-left: 0.9em; border-left: 2px solid;
  font-family: Kalam, cursive; white-space: pre-wrap; }
strong { font-weight: 600; }
b { font-family: "EB Garamond SC", "EB Garamond", serif; font-weight: 400;
  letter-spacing: 0.04em; }
hr.space { width: 30%; margin: 1.6em auto; border: 0; border-top: 1px solid; }
img.sign { height: 0.95em; width: 0.95em; vertical-align: -0.12em; }
figure { margin: 1.5em 0; text-align: center; page-break-inside: avoid; break-inside: avoid; }
figure img { max-width: 100%; max-height: 100%; }
figure.plate img { background-color: #ffffff; }
figure.whole img { width: 100%; height: auto; }
figcaption { margin-top: 0.6em; font-size: 0.85em; font-style: italic; }
.opening { margin-top: 22%; text-align: center; }
.opening .subtitle { margin-top: 1em; font-style: italic; }
.opening .by { margin-top: 2em; letter-spacing: 0.05em;
  font-family: "EB Garamond SC", "EB Garamond", serif; }
.jacket { margin-top: 3em; font-style: italic; }
.jacket em, .jacket i { font-style: normal; }
.jacket p + p { margin-top: 0.7em; }
.front { margin: 0; padding: 0; text-align: center; }
.front img { max-width: 100%; height: 100%; }
nav ol { list-style: none; }
nav li { margin: 0 0 0.4em; }
nav a { text-decoration: none; }
"""
