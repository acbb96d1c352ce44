"""HotA 112, ours: what the words on the cards mean."""

from __future__ import annotations

from rules.kernel.rulebook import Clause
from rules.wording import Text

KEYWORDS = Clause(
    "112.1",
    title=Text("Keywords", "关键词"),
    text=Text(
        "A creature has those that its card shows and those that effects give it. To have one twice is to have it once.",
        "生物具有卡面所示的关键词和效应给予的关键词。同一关键词具有多次与具有一次相同。",
    ),
    clauses=(
        Clause(
            "112.1a",
            title=Text("Flying", "飞行"),
            text=Text(
                "Only creatures with flying or reach can block it. It can block any attacker.",
                "只能被具有飞行或延势的生物阻挡。它可以阻挡任何进攻生物。",
            ),
        ),
        Clause(
            "112.1b",
            title=Text("Reach", "延势"),
            text=Text("It can block attackers with flying.", "可以阻挡具有飞行的进攻生物。"),
        ),
        Clause(
            "112.1c",
            title=Text("First strike", "先攻"),
            text=Text(
                "It deals its battle damage in the [first-strike step](109.6), before those without it.",
                "在[先攻伤害步骤](109.6)中造成战斗伤害，先于不具先攻的生物。",
            ),
        ),
        Clause(
            "112.1d",
            title=Text("Trample", "践踏"),
            text=Text(
                "Blocked, it deals to each blocker only as much as kills it, and all the rest to the enemy player. If no blocker is left, "
                "the player gets all of it.",
                "受到阻挡时，对每个阻挡生物只造成足以使其死亡的伤害，余下的全部对敌方玩家造成。"
                "阻挡生物都已不在时，全部伤害对敌方玩家造成。",
            ),
        ),
        Clause(
            "112.1e",
            title=Text("Vigilance", "警戒"),
            text=Text("Attacking does not tap it.", "攻击时不横置。"),
        ),
        Clause(
            "112.1f",
            title=Text("Haste", "急速"),
            text=Text(
                "It can attack, and be tapped for its abilities, in the turn in which it arrives.",
                "在进场的回合就可以攻击，也可以为自身技能而横置。",
            ),
        ),
        Clause(
            "112.1g",
            title=Text("Lifesteal", "吸血"),
            text=Text(
                "Whenever it deals damage, in battle or by an ability, its controller [gains](110.6b) as much life.",
                "每当它造成伤害，无论是在战斗中还是由技能造成，其操控者[恢复](110.6b)等量的生命值。",
            ),
        ),
        Clause(
            "112.1h",
            title=Text("Spell shield", "法术护盾"),
            text=Text(
                "Spells and abilities of the enemy can't name it as a target. What names no target affects it.",
                "不能成为敌方法术或技能的目标。不指定目标的效应对它照常生效。",
            ),
        ),
    ),
)

EVENTS = Clause(
    "112.2",
    title=Text("Events", "触发的事件"),
    clauses=(
        Clause(
            "112.2a",
            title=Text("Arrive", "进场"),
            text=Text(
                "It comes to the battlefield, from whatever zone, or is made there as a token. A change of control is no arrival.",
                "从任何区域进入战场，或作为衍生物在战场上产生。改变操控者不是进场。",
            ),
        ),
        Clause(
            "112.2b",
            title=Text("Die", "死亡"),
            text=Text(
                "The creature goes from the battlefield to the graveyard, for whatever reason. A token dies, too. What goes elsewhere has "
                "not died.",
                "生物从战场置入坟场，无论何种原因。衍生物也会死亡。去往其他区域的不算死亡。",
            ),
        ),
        Clause(
            "112.2c",
            title=Text("Attack", "攻击"),
            text=Text(
                "The creature has been declared as an attacker, and all attackers are declared.",
                "生物被宣告为进攻生物，且所有进攻生物都已宣告完毕。",
            ),
        ),
        Clause(
            "112.2d",
            title=Text("Draw", "抓牌"),
            text=Text(
                "A card goes from the top of a player's deck to the hand. Of several cards each counts for itself.",
                "牌从玩家套牌的顶部进入手牌。抓数张牌时，每一张分别计算。",
            ),
        ),
        Clause(
            "112.2e",
            title=Text("Cast", "施放"),
            text=Text(
                "A card lies on the stack and is paid for. It triggers before the spell is carried out.",
                "牌已支付费用并进入堆叠。由此触发的技能先于该法术结算。",
            ),
        ),
        Clause(
            "112.2f",
            title=Text("Upkeep", "维持"),
            text=Text(
                "The moment in its controller's [start of the turn](108.2c) after mana is refilled.",
                "其操控者的[回合开始](108.2c)时，补满魔法值之后的时刻。",
            ),
        ),
    ),
)

SELECTION = Clause(
    "112.3",
    title=Text("How things are picked", "选取的方式"),
    clauses=(
        Clause(
            "112.3a",
            title=Text("Target", "目标"),
            text=Text(
                "It is [named](110.5) when the spell or the ability is announced: a permanent, a player, or a spell on the stack.",
                "在宣告法术或技能时[指定](110.5)，可以是实体、玩家或堆叠上的法术。",
            ),
        ),
        Clause(
            "112.3b",
            title=Text("Choose", "选择"),
            text=Text(
                "It is picked when the effect happens. It is no target, and nobody can respond between the choice and the effect.",
                "在效应生效时选定。它不是目标，选定与生效之间不能响应。",
            ),
        ),
        Clause(
            "112.3c",
            title=Text("At random", "随机"),
            text=Text(
                "Chance picks when the effect happens, among all that come into question with equal chances. It is no target.",
                "在效应生效时，从所有符合条件的对象中等概率选出。它不是目标。",
            ),
        ),
    ),
)

DURATIONS = Clause(
    "112.4",
    title=Text("How long", "期间"),
    clauses=(
        Clause(
            "112.4a",
            title=Text("Until the end of the turn", "直到回合结束"),
            text=Text(
                "It ends in the [last step](108.6d) of this turn, with the damage on creatures.",
                "在本回合[最后](108.6d)移除生物所受伤害的同时失效。",
            ),
        ),
        Clause(
            "112.4b",
            title=Text("Permanently", "永久"),
            text=Text(
                "For a player it holds for the rest of the game, for a permanent as long as it is on the battlefield.",
                "对玩家在整个对局中有效，对实体则在其留在战场上期间有效。",
            ),
        ),
    ),
)

ACTIONS = Clause(
    "112.5",
    title=Text("What is done", "动作"),
    clauses=(
        Clause(
            "112.5a",
            title=Text("Destroy", "消灭"),
            text=Text(
                "The permanent goes from the battlefield to its owner's graveyard.",
                "将实体从战场置入其拥有者的坟场。",
            ),
        ),
        Clause(
            "112.5b",
            title=Text("Sacrifice", "牺牲"),
            text=Text(
                "A player puts an own permanent from the battlefield into its owner's graveyard. A creature dies by it.",
                "玩家将自己操控的实体从战场置入其拥有者的坟场。生物因此死亡。",
            ),
        ),
        Clause(
            "112.5c",
            title=Text("Counter", "反制"),
            text=Text(
                "The spell leaves the stack without any effect, and its card goes to its owner's graveyard.",
                "法术离开堆叠，不产生任何效应，其牌置入拥有者的坟场。",
            ),
        ),
        Clause(
            "112.5d",
            title=Text("Fight", "互斗"),
            text=Text(
                "Two creatures deal damage equal to their attack to each other. It is no battle: first strike and trample do not matter.",
                "两个生物互相造成等同于各自攻击力的伤害。互斗不是战斗，与先攻和践踏无关。",
            ),
        ),
        Clause(
            "112.5e",
            title=Text("Exile", "放逐"),
            text=Text("The card leaves the game's other zones for its owner's exile.", "将牌从所在区域移至其拥有者的放逐区。"),
        ),
        Clause(
            "112.5f",
            title=Text("Token", "衍生物"),
            text=Text("A creature that an effect makes, as [111.11](111.11) says.", "由效应产生的生物，见 [111.11](111.11)。"),
        ),
    ),
)

WORDS = Clause(
    "112",
    title=Text("The words of the cards", "卡牌用语"),
    clauses=(KEYWORDS, EVENTS, SELECTION, DURATIONS, ACTIONS),
    is_ours=True,
)
