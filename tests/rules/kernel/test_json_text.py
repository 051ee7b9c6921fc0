"""Strict JSON: what is refused, on the fast way and on the slow one alike."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop.rules.kernel import json_text
from desktop.rules.kernel.history import canonical

BAD = {
    b"": "json.not_json",
    b"{": "json.not_json",
    b"{}{}": "json.not_json",
    b"{'a':1}": "json.not_json",
    b"[1,]": "json.not_json",
    b'["\0"]': "json.not_json",
    b"[01]": "json.not_json",
    b"\xef\xbb\xbf[]": "json.not_json",
    b"[\xff]": "json.not_utf8",
    b'["\xed\xa0\x80"]': "json.not_utf8",
    b'["\\ud800"]': "json.surrogate",
    b'{"\\udfff":1}': "json.surrogate",
    b'{"a":1,"a":1}': "json.doubled_key",
    b'[{"b":{"a":1,"\\u0061":2}}]': "json.doubled_key",
    b"[NaN]": "json.number",
    b"[-Infinity]": "json.number",
    b"[1.0]": "json.number",
    b"[1e2]": "json.number",
    b"1.5": "json.number",
    b"[1000000000000000000]": "json.number",
    b"[-9999999999999999999999]": "json.number",
    b"[" + b"9" * 5000 + b"]": "json.number",
    b"[" * 65 + b"]" * 65: "json.too_deep",
    b"[" * 100_000: "json.too_deep",
    b'{"a":' * 100_000 + b"1" + b"}" * 100_000: "json.too_deep",
}


@pytest.mark.parametrize(("raw", "code"), BAD.items(), ids=lambda part: repr(part)[:30])
def test_what_is_refused(raw: bytes, code: str) -> None:
    with pytest.raises(json_text.NotStrict) as refused:
        json_text.loads(raw)
    assert refused.value.code == code


def test_sixty_four_deep_passes_and_brackets_in_texts_do_not_count() -> None:
    assert json_text.loads(b"[" * 64 + b"]" * 64)
    assert json_text.loads(b'["' + b"[" * 1000 + b'","\\"[{"]') == ["[" * 1000, '"[{']


def test_fractions_pass_where_they_are_asked_for() -> None:
    assert json_text.loads(b"[1.5,2e3]", floats=True) == [1.5, 2000.0]
    for raw in (b"[1e999]", b"[NaN]"):
        with pytest.raises(json_text.NotStrict):
            json_text.loads(raw, floats=True)


PLAIN: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers(-(10**18) + 1, 10**18 - 1) | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=20,
)


@given(PLAIN)
def test_good_values_come_back_from_both_ways(value: Any) -> None:
    assert json_text.loads(canonical(value)) == value
    assert json_text.loads(json.dumps(value, indent=1).encode()) == value


@given(st.binary(max_size=200) | st.text().map(str.encode))
def test_no_bytes_raise_anything_else(raw: bytes) -> None:
    try:
        value = json_text.loads(raw)
    except json_text.NotStrict:
        return
    assert json.loads(raw) == value
