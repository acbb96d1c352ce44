"""Every operand of every word is said: with another value of it, the text of an ability reads otherwise in both languages."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from rules.wording import Text
from tests.rules.douwushi.text import spoken as douwushi
from tests.rules.echo.text import spoken as echo
from tests.rules.hota.text import spoken as hota
from tests.rules.language.said_operands import Spoken, unsaid
from tests.rules.sorcery.text import spoken as sorcery

GAMES = {"echo": echo.SPOKEN, "douwushi": douwushi.SPOKEN, "hota": hota.SPOKEN, "sorcery": sorcery.SPOKEN}
WORDS = [
    pytest.param(spoken, word, id=f"{game}-{type(word).__module__.rpartition('.')[2]}-{type(word).__name__}")
    for game, spoken in GAMES.items()
    for word in spoken.words()
]


@pytest.mark.parametrize(("spoken", "word"), WORDS)
def test_every_operand_is_said(spoken: Spoken, word: Any) -> None:
    assert unsaid(spoken, word)[0] == []


@pytest.mark.parametrize("game", GAMES)
def test_every_operand_is_tried(game: str) -> None:
    spoken = GAMES[game]
    tried = set().union(*(unsaid(spoken, word)[1] for word in spoken.words()))
    assert spoken.operands - tried == spoken.fixed


def test_what_a_text_leaves_out_is_found() -> None:
    deaf = replace(echo.SPOKEN, text=lambda ability, kind: Text(f"{ability.do[1].amount}", f"{ability.do[1].side}是"))
    silent, _ = unsaid(deaf, echo.DAMAGE)
    assert {each.partition(":")[0] for each in silent} >= {"Damage.amount (zh)", "Damage.side (en)"}
