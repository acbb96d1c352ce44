"""Somebody who was named is referred to by a pronoun, for as long as that is clear, in both languages at the same places."""

from __future__ import annotations

from typing import Any

import pytest

from rules.echo.language import conditions, effects, moments
from rules.echo.language.abilities import Ability
from rules.echo.language.amounts import Count
from rules.echo.language.selectors import Followers
from rules.echo.text import paragraph_text

ENEMY, SELF, THAT = Followers(pick="chosen", side="enemy"), Followers(pick="self"), Followers(pick="that")
SLEEP = effects.Sleep(target=THAT)


def item(*listed: Any) -> Ability:
    return Ability(skill="use", do=listed)


@pytest.mark.parametrize(
    ("ability", "en", "zh"),
    [
        (
            item(effects.Reveal(target=ENEMY), SLEEP),
            "Reveal an enemy follower, then put it to sleep.",
            "展示对方1只随从，然后使其进入沉睡状态。",
        ),
        (
            item(effects.Reveal(target=ENEMY), effects.Choose(options=((SLEEP,), (effects.Draw(),)))),
            "Reveal an enemy follower. Then choose one: (1) put it to sleep; (2) draw a card.",
            "展示对方1只随从。然后选择一项发动：①使其进入沉睡状态；②抽1张牌。",
        ),
        (
            item(effects.Reveal(target=ENEMY), effects.May(do=(effects.Draw(),)), effects.Bounce(target=THAT)),
            "Reveal an enemy follower. Then you may draw a card. Then return it to its owner’s hand.",
            "展示对方1只随从。然后可选择抽1张牌。然后将其返回持有者手牌。",
        ),
        (
            Ability(
                skill="passive",
                when=moments.Attacked(),
                conditions=(conditions.Not(of=conditions.Is(who="self", state="asleep")),),
                do=(effects.Attack(target=SELF, amount=Count(count="attack_of_foe")),),
            ),
            "Passive: when this follower is attacked, if it is awake, raise its attack by the attacker’s attack this turn.",
            "被动技：此随从被攻击时，若其处于唤醒状态，使其攻击力本回合提升等同于攻击方随从攻击力的数值。",
        ),
        (
            Ability(skill="awaken", do=(effects.SkipDraw(), effects.Draw(side="enemy"))),
            "Awaken: you may make your opponent skip their next draw phase, then your opponent draws a card.",
            "唤醒技：可选择令对方跳过下个抽牌阶段，然后对方抽1张牌。",
        ),
    ],
)
def test_who_is_known_is_not_described_again(ability: Ability, en: str, zh: str) -> None:
    text = paragraph_text(ability)
    assert (text.en, text.zh) == (en, zh)
