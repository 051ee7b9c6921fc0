"""The Book as it is bound: heads, stakes, roads, accounts, throws, and the text of its jacket."""
