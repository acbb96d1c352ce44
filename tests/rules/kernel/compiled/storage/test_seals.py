"""Checksums detect every change of sealed content."""

from __future__ import annotations

import pytest

from rules.kernel.compiled.storage.seals import seal, unseal


@pytest.mark.parametrize("content", [b"", b"\0", b"cards" * 9999])
def test_sealed_content_round_trips(content: bytes) -> None:
    assert unseal(seal(content)) == content


def test_changed_content_is_detected() -> None:
    kept = seal(b"sixty cards")
    cut = [kept[:length] for length in range(len(kept))]
    flipped = [kept[:place] + bytes([kept[place] ^ 1]) + kept[place + 1 :] for place in range(len(kept))]
    assert {unseal(each) for each in [*cut, *flipped, kept + b"\0", b"sixty cards", b"\0" * 40]} == {None}
