"""A table that is written as TOML is read as it was."""

from __future__ import annotations

import tomllib

from hypothesis import given
from hypothesis import strategies as st

from rules.kernel.toml import write_table, write_value

TEXTS = st.text(st.characters(exclude_categories=("Cs",)))
VALUES = st.recursive(
    st.booleans() | st.integers(-(2**63), 2**63 - 1) | TEXTS, lambda inner: st.lists(inner) | st.dictionaries(TEXTS, inner), max_leaves=12
)


@given(st.dictionaries(TEXTS, VALUES))
def test_any_table_is_read_as_it_was(values: dict[str, object]) -> None:
    assert tomllib.loads(write_table("[table]", values)) == {"table": values}


def test_it_is_written_for_readers() -> None:
    assert write_value({"card": "ember", "seen": True, "used": [1]}) == '{ card = "ember", seen = true, used = [1] }'
    assert write_table("[[cards]]", {"name": "炭", "cost": 2}) == '[[cards]]\nname = "炭"\ncost = 2\n'
