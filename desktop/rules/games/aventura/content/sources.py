"""Names for places in a pack, as states and events hold them: tuples of short words.

("pier_four", "paragraph", "A1")                  an entry; its text, effects, options
("pier_four", "option", "A", "A1")                an option of an entry; on_fail, failed, test
("pier_four", "event", "4")                       a red number's event
("pier_four", "rule", "0")                        a map rule, by position
("pier_four", "entry")                            the map's own effects on entering
("pier_four", "defeat")                           the map's defeat text
("card", "20", "action" | "return")               a card
("card", "20", "row", "double")                   a weapon row's effects
("adversary", "40", "double")                     an adversary's row and its attack
("adversary", "40", "special", "0")               a special rule, by position
("wound", "1", "physical")                        one half of a wound
("ending", "signed")  ("pack", "intro")           texts of the pack
A nested effect list adds its place: (..., "effects", "2", "on_fail"); a list of a Test is named
by it: ("pier_four", "option", "A", "A1", "on_fail"), ("card", "20", "action", "on_pass").
An option of a `choose` is (..., "effects", "2", "option", "key"); a `say` is (..., "effects", "2");
the text read on passing a nested Test is (..., "effects", "2", "passed"). Bare heads lead to the
whole record: ("card", "20"), ("adversary", "40"), ("pier_four",).
"""

Source = tuple[str, ...]
