"""Sorcery 4: the course of a turn, mana, thresholds and drawing (the source's turn; S-2, S-3)."""

from __future__ import annotations

from rules.kernel.rulebook import Clause, Ruling
from rules.wording import Text

COURSE = Clause(
    "4.1",
    title=Text("The course of a turn", "回合流程"),
    text=Text(
        "A turn has three phases: [start](4.2), [main](4.3) and [end](4.4). Players take turns.",
        "一个回合依次为[开始阶段](4.2)、[主要阶段](4.3)和[结束阶段](4.4)。双方轮流进行回合。",
    ),
)

START = Clause(
    "4.2",
    title=Text("Start phase", "开始阶段"),
    clauses=(
        Clause(
            "4.2a",
            Text("First, abilities of the start of the turn trigger.", "首先，回合开始时的能力触发。"),
        ),
        Clause(
            "4.2b",
            Text(
                "Second, the active player's cards in the realm untap, and the player's mana becomes 1 for each own site.",
                "其次，重整当前玩家在领域中的所有牌，其法力变为己方地标的数目。",
            ),
        ),
        Clause(
            "4.2c",
            Text(
                "Third, the active player draws a card from spellbook or atlas. The first player does not draw in the first turn of the "
                "game.",
                "最后，当前玩家从法术书或地图册抽一张牌。先手玩家在其第一个回合不抽牌。",
            ),
        ),
        Clause(
            "4.2d",
            Text(
                "What one step triggers is carried out before the next step.",
                "每一步触发的能力结算完毕之后，才进行下一步。",
            ),
            is_ours=True,
        ),
        Clause(
            "4.2e",
            Text(
                "What an effect keeps from untapping stays tapped. Of an effect for a number of turns one is used up, whether the card "
                "was tapped or not.",
                "因效果而不能重整的保持横置；此类效果限定回合数的，无论该牌是否横置，都计过一个回合。",
            ),
            is_ours=True,
        ),
        Clause(
            "4.2f",
            Text(
                "Mana that was left over is gone. A site that has come since the last start counts as any other.",
                "先前剩余的法力不保留。上次开始阶段之后进入领域的地标同样计入。",
            ),
            is_ours=True,
        ),
        Clause(
            "4.2g",
            Text(
                "If one deck is empty, the card comes from the other. Only if both are is this a draw from an [empty deck](4.6).",
                "一个牌库已空时，从另一个抽牌。只有两个都空时，才是从[空牌库](4.6)抽牌。",
            ),
            is_ours=True,
        ),
    ),
    rulings=(
        Ruling(
            "S-2",
            Text(
                "At the start of a turn: triggers; all own cards untap and mana becomes one for each own site; one card is drawn from "
                "the deck of choice, but not in the first player's first turn. A site entering gives its owner 1 mana at once; gaining "
                "control of one does not, and losing one takes none back.",
                "回合开始时：先触发能力；再重整己方所有牌，法力变为己方地标的数目；然后从任选的牌库抽一张牌，先手玩家的第一个回合除外。"
                "地标进入领域时立即给予其拥有者 1 点法力；获得地标的控制权不给予法力，失去地标也不收回法力。",
            ),
        ),
    ),
)

MAIN = Clause(
    "4.3",
    title=Text("Main phase", "主要阶段"),
    clauses=(
        Clause(
            "4.3a",
            Text(
                "In the main phase the active player plays and draws sites with the avatar, casts spells, moves units, attacks with "
                "them, uses abilities, and has artifacts picked up and dropped.",
                "主要阶段中，当前玩家以化身打出或抽取地标、施放法术、移动单位、以单位攻击、使用能力，以及使单位拾起或丢下神器。",
            ),
        ),
        Clause(
            "4.3b",
            Text(
                "The player does so in any order and as often as can be paid, one action after the other. Each is carried out to its "
                "end, with all that it triggers, before the next.",
                "顺序任意，次数以能支付为限，逐一进行。每个行动连同其触发的一切结算完毕之后，才能进行下一个。",
            ),
            is_ours=True,
        ),
        Clause(
            "4.3c",
            Text(
                "The other player acts only when asked: to intercept, to defend, and where an effect leaves a choice to that player. "
                "Nothing can be cast or used in between.",
                "另一位玩家只在被询问时行动：拦截、防御，以及效果交由其做的选择。其间不能施放法术或使用能力。",
            ),
            is_ours=True,
        ),
        Clause(
            "4.3d",
            Text(
                "The phase ends when the active player says so. Nothing has to be done in it.",
                "当前玩家宣布时，主要阶段结束。玩家可以什么都不做。",
            ),
            is_ours=True,
        ),
    ),
)

END = Clause(
    "4.4",
    title=Text("End phase", "结束阶段"),
    clauses=(
        Clause(
            "4.4a",
            Text("First, abilities of the end of the turn trigger.", "首先，回合结束时的能力触发。"),
        ),
        Clause(
            "4.4b",
            Text(
                "Second, all damage is taken off all units of both players but the avatars.",
                "其次，移除双方所有非化身单位受到的伤害。",
            ),
        ),
        Clause(
            "4.4c",
            Text("Third, what lasts until the end of the turn ends.", "再次，持续到回合结束的效果终止。"),
        ),
        Clause(
            "4.4d",
            Text("Then the turn is over, and the other player's begins.", "然后回合结束，轮到另一位玩家的回合。"),
        ),
        Clause(
            "4.4e",
            Text(
                "The second and third step happen at once. What they trigger is carried out before the next turn begins; damage that it "
                "deals and effects that it gives for the turn last until the end of the next one.",
                "第二步与第三步同时发生。由此触发的能力在下个回合开始之前结算；其造成的伤害与给予的本回合效果持续到下个回合结束。",
            ),
            is_ours=True,
        ),
        Clause(
            "4.4f",
            Text("There is no limit to the cards in a hand.", "手牌没有张数上限。"),
            is_ours=True,
        ),
    ),
)

MANA = Clause(
    "4.5",
    title=Text("Mana and thresholds", "法力与元素限制"),
    clauses=(
        Clause(
            "4.5a",
            Text(
                "A site that enters the realm gives its owner 1 mana at once.",
                "地标进入领域时，立即给予其拥有者 1 点法力。",
            ),
        ),
        Clause(
            "4.5b",
            Text("Losing a site takes no mana back.", "失去地标不收回已获得的法力。"),
        ),
        Clause(
            "4.5c",
            Text(
                "Mana pays for spells and abilities. Nobody pays more than they have.",
                "法力用来支付法术与能力的费用，不能支付多于现有的数目。",
            ),
        ),
        Clause(
            "4.5d",
            Text(
                "A player's threshold of an element is the sum of what the player's sites show. A spell can be cast if each of its "
                "thresholds is met; they are compared, not spent.",
                "玩家的某种元素是其控制的地标上该元素的总和。法术的每项元素限制都达到时才能施放；元素只用来比较，不会消耗。",
            ),
        ),
        Clause(
            "4.5e",
            Text(
                "A site counts for the player who controls it now. Sites that go after a spell was cast do not matter to it.",
                "地标计入当前控制它的玩家。法术施放之后失去的地标对该法术没有影响。",
            ),
            is_ours=True,
        ),
        Clause(
            "4.5f",
            Text("Nobody has more than 99 mana.", "法力最多为 99 点。"),
            is_ours=True,
        ),
    ),
)

DRAWING = Clause(
    "4.6",
    title=Text("Drawing", "抽牌"),
    clauses=(
        Clause(
            "4.6a",
            Text(
                "A player who has to draw from an empty deck draws nothing: the avatar loses all its life and is at [death's door](10.2).",
                "玩家须从空牌库抽牌时，抽不到牌，其化身失去所有生命值，进入[死门](10.2)。",
            ),
        ),
        Clause(
            "4.6b",
            Text(
                "Several cards are drawn one after the other; each draw from an empty deck is one. An avatar that is at death's door "
                "already suffers nothing from it.",
                "抽数张牌时逐张进行，每次从空牌库抽牌各算一次。已在死门的化身不受影响。",
            ),
            is_ours=True,
        ),
    ),
    rulings=(
        Ruling(
            "S-3",
            Text(
                "Drawing from an empty deck: the avatar loses all life and is at death's door.",
                "从空牌库抽牌：化身失去所有生命值，进入死门。",
            ),
        ),
    ),
)

TURN = Clause("4", title=Text("The turn", "回合"), clauses=(COURSE, START, MAIN, END, MANA, DRAWING))
