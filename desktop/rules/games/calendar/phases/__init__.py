"""The phases of a day, one room each; `ground` is what is printed, `play` a step in the making."""
