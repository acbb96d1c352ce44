"""Moments about another thing than the card say so in both languages."""

from __future__ import annotations

import pytest

from rules.sorcery.language import effects, moments
from rules.sorcery.language.abilities import Ability
from rules.sorcery.text import paragraph_text
from rules.wording import Text

DRAW = effects.Draw(deck="spellbook")


@pytest.mark.parametrize(
    ("moment", "en", "zh"),
    [
        (moments.Dies(by="own", other=True, kind="minion"), "another allied minion dies", "其他己方随从死亡"),
        (moments.Dies(by="any", other=True, kind="minion", where="nearby"), "another nearby minion dies", "任一邻近的其他随从死亡"),
        (moments.Arrives(by="any", other=True, kind="minion"), "another minion arrives", "任一其他随从进入领域"),
        (moments.Arrives(by="own", other=True, kind="site"), "you play another site", "你打出其他地标"),
        (moments.Enters(by="any", other=True, where="here"), "another unit enters this square", "任一其他单位进入此方格"),
        (moments.Attacks(by="own", other=True), "another allied unit attacks", "其他己方单位攻击"),
    ],
)
def test_another_is_said(moment: moments.Moment, en: str, zh: str) -> None:
    said = paragraph_text(Ability(skill="triggered", when=moment, do=(DRAW,)), "minion")
    assert said == Text(f"Whenever {en}, draw a spell.", f"每当{zh}时，抽一张法术。")
