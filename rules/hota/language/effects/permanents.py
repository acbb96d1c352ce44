"""Effects: how permanents come, go and change hands."""

from __future__ import annotations

from rules.hota.language import amounts, vocabulary
from rules.hota.language.effects.family import Effect
from rules.hota.language.selectors import Permanents
from rules.hota.language.tokens import Token
from rules.kernel.language.search_names import found
from rules.kernel.language.templates import Cases
from rules.wording import Text


class Bounce(Effect):
    """Permanents go to their owners' hands, decks or exile; tokens are gone."""

    FOUND_AS = found("bounce", "send away", "移回")
    SAYS = Cases(
        "to",
        {
            "hand": Text("return {target} to {target:hand}", "将{target}移回其拥有者手牌"),
            "top": Text("put {target} on top of {target:deck}", "将{target}置于其拥有者套牌顶"),
            "bottom": Text("put {target} on the bottom of {target:deck}", "将{target}置于其拥有者套牌底"),
            "shuffle": Text("shuffle {target} into {target:deck}", "将{target}洗入其拥有者套牌"),
            "exile": Text("exile {target}", "{target:放逐}"),
        },
    )

    target: Permanents
    to: vocabulary.Away = "hand"


class RemoveFromBattle(Effect):
    """Creatures attack and block no longer; whom they blocked stays blocked."""

    FOUND_AS = found("remove-from-battle", "remove from the battle", "移出战斗")
    SAYS = Text("remove {target} from the battle", "将{target}移出战斗")

    target: Permanents


class Control(Effect):
    """The controller of the ability gets control of permanents, for the game (107.3)."""

    FOUND_AS = found("control", "take control", "获得操控权")
    SAYS = Text("gain control of {target}", "获得{target}的操控权")

    target: Permanents


class Create(Effect):
    """Tokens arrive under a side's control, as many as it has places for."""

    FOUND_AS = found("create", "make tokens", "派出衍生物")
    SAYS = Text("{side:subject} create {token}{amount:each}{amount:equal}", "{side:subject}派出{amount:X个}{token}")

    token: Token
    amount: amounts.Positive = 1
    side: vocabulary.Player = "own"
