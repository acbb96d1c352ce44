"""Effects: what happens to followers on the field."""

from __future__ import annotations

from rules.echo.language import amounts, vocabulary
from rules.echo.language.effects.family import Effect
from rules.echo.language.selectors import Followers
from rules.echo.language.vocabulary import Duration
from rules.kernel.language.search_names import found
from rules.kernel.language.templates import Cases
from rules.wording import Text


class Attack(Effect):
    """Followers gain or lose attack."""

    FOUND_AS = found("strengthen", "strengthen", "强化") + found("weaken", "weaken", "弱化")
    SAYS = None

    target: Followers
    amount: amounts.Change
    duration: Duration = "turn"

    def found_as(self) -> tuple[str, ...]:
        """More or less attack is told apart."""
        gains = self.amount if isinstance(self.amount, int) else self.amount.times
        return ("weaken" if gains < 0 else "strengthen",)


class SetAttack(Effect):
    """Followers gain or lose as much attack as it takes to be at an amount now."""

    FOUND_AS = found("set-attack", "set attack", "设定攻击力")
    SAYS = Text("set {target:attack} to {amount:level}{duration}", "使{target}{duration:attack}变为{amount:数值}")

    target: Followers
    amount: amounts.Amount
    duration: Duration = "turn"


class ExtraAttack(Effect):
    """Followers may attack once more this turn, a follower or the hero.

    A second one before that attack adds nothing; a reattack is beside it.
    """

    FOUND_AS = found("extra-attack", "attack again", "追加攻击")
    SAYS = Text("let {target} attack once more this turn", "使{target}本回合可额外攻击1次")

    target: Followers


class Destroy(Effect):
    """Followers are dying."""

    FOUND_AS = found("destroy", "destroy", "破坏")
    SAYS = Text("destroy {target}", "{target:破坏}")

    target: Followers


class Bounce(Effect):
    """Followers go back to the hand of their current owner, or to the deck."""

    FOUND_AS = found("bounce", "bounce", "弹回")
    SAYS = Cases(
        "to",
        {
            "hand": Text("return {target} to {target:hand}", "将{target}返回持有者手牌"),
            "top": Text("put {target} on top of {target:deck}", "将{target}置于持有者卡组最上方"),
            "bottom": Text("put {target} on the bottom of {target:deck}", "将{target}置于持有者卡组最下方"),
            "shuffle": Text("shuffle {target} into {target:deck}", "将{target}洗入持有者卡组"),
        },
    )

    target: Followers
    to: vocabulary.Home = "hand"


class Sleep(Effect):
    """Awake followers fall asleep."""

    FOUND_AS = found("sleep", "send to sleep", "沉睡")
    SAYS = Text("put {target} to sleep", "使{target}进入沉睡状态")

    target: Followers


class Wake(Effect):
    """Sleeping followers awake without cost; their awaken skills may be used."""

    FOUND_AS = found("wake", "wake", "唤醒")
    SAYS = Text("awaken {target} for free", "{target:免费唤醒}")

    target: Followers


class Control(Effect):
    """Enemy followers become one's own for the rest of the game, in one's leftmost empty slots, while there are any (E-12, E-13)."""

    FOUND_AS = found("control", "take control", "控制")
    SAYS = Text("take control of {target}", "{target:心控}")

    target: Followers


class Reveal(Effect):
    """Face-down followers are shown; they stay asleep."""

    FOUND_AS = found("reveal", "reveal", "翻看")
    SAYS = Text("reveal {target}", "{target:展示}")

    target: Followers


class Grant(Effect):
    """Followers gain a keyword."""

    FOUND_AS = found("grant", "grant a keyword", "赋予")
    SAYS = None

    target: Followers
    keyword: vocabulary.Keyword
    duration: Duration = "turn"


class Remove(Effect):
    """Followers lose a keyword, printed or gained."""

    FOUND_AS = found("remove", "remove a keyword", "移除")
    SAYS = Text("remove {keyword} from {target}{duration}", "使{target}{duration}失去{keyword}")

    target: Followers
    keyword: vocabulary.Keyword
    duration: Duration = "turn"


class Restrict(Effect):
    """Followers can't do something, or it can't be done to them, whatever else says they can (E-6).

    `be_chosen`: by the enemy's effects. `use`: active skills.
    """

    FOUND_AS = found("restrict", "forbid", "禁止")
    SAYS = Text("keep {target} from {cannot}{duration}", "使{target}{duration}不能{cannot}")

    target: Followers
    cannot: vocabulary.Restriction
    duration: Duration = "turn"


class Guard(Effect):
    """Followers must be attacked first: no other follower of their side can be, nor the hero, while one of them can."""

    FOUND_AS = found("guard", "guard", "守护")
    SAYS = Text("make attackers choose {target} first{duration}", "使{target}{duration}必须被优先攻击")

    target: Followers
    duration: Duration = "turn"
