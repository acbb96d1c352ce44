"""Effects: bounty stacks."""

from __future__ import annotations

from rules.douwushi.language.effects.family import Effect
from rules.douwushi.language.vocabulary import Player
from rules.kernel.language.operands import Positive
from rules.kernel.language.search_names import found
from rules.wording import Text


class TakeBounty(Effect):
    """A side takes a bounty stack of its choice into hand, if one is left."""

    FOUND_AS = found("take-bounty", "take a bounty stack", "获得悬赏牌")
    SAYS = Text("{side:subject} take a bounty stack into {side:their} hand", "{side:subject}选择一叠悬赏牌加入手牌")

    side: Player = "own"


class LookBounty(Effect):
    """The owner looks at a bounty stack of a side."""

    FOUND_AS = found("look-bounty", "look at a bounty stack", "查看悬赏牌")
    SAYS = Text("look at a bounty stack of {side:yours}", "查看{side:yours}的一叠悬赏牌")

    side: Player = "own"


class AddBounty(Effect):
    """So many cards of the top of a side's reserve become a new bounty stack of it, face down and unseen."""

    FOUND_AS = found("add-bounty", "add a bounty stack", "增加悬赏牌")
    SAYS = Text(
        "{side:subject} make {amount:top cards} of {side:their} reserve{amount:equal}{amount:each} a new bounty stack",
        "{side:subject}将预备区顶的{amount:top}牌面朝下放入悬赏区，成为新的一叠",
    )

    amount: Positive = 2
    side: Player = "own"
