"""Echo 1: the board and the three kinds of cards."""

from __future__ import annotations

from rules.kernel.rulebook import Clause, Ruling
from rules.wording import Text

IN_BUILDING = ("tests/rules/echo/test_format.py",)

BOARD = Clause(
    "1.1",
    title=Text("The board", "棋盘"),
    text=Text("Each player has a board of their own with these zones.", "双方各有一个棋盘，分为下列区域。"),
    clauses=(
        Clause("1.1a", title=Text("Hero zone", "英雄区"), text=Text("Your hero lies here.", "放置己方的英雄卡。")),
        Clause(
            "1.1b",
            title=Text("Follower zone", "随从区"),
            text=Text(
                "Five slots, numbered 1 to 5 from their owner's left. A slot holds one follower.",
                "共有五个位置，从己方左手侧数起为1至5号位，每个位置放一张随从卡。",
            ),
        ),
        Clause("1.1c", title=Text("Deck zone", "卡牌区"), text=Text("Your deck lies here, face down.", "卡组背面朝上放在这里。")),
        Clause(
            "1.1d",
            title=Text("Display zone", "展示区"),
            text=Text(
                "Some effects let you put cards from your hand here, face up. The effect says which cards and how many.",
                "部分效果允许你把手牌公开放到这里，能放哪些牌、放几张，以效果的说明为准。",
            ),
        ),
        Clause("1.1e", Text("Cards in your display zone are not in your hand.", "己方展示区里的牌不算手牌。")),
        Clause(
            "1.1f",
            Text(
                "When your draw phase ends, all cards of your display zone go to your hand.",
                "己方抽牌阶段结束时，己方展示区里的牌全部加入手牌。",
            ),
        ),
        Clause(
            "1.1g",
            Text(
                "When your draw phase is skipped, they go to your graveyard instead, unless a card says otherwise.",
                "己方的抽牌阶段若被跳过，这些牌改为直接弃置到墓地；卡牌另有说明的除外。",
            ),
            rulings=(
                Ruling(
                    "E-3",
                    Text(
                        "Only an effect skips a draw phase. In the first player's first turn the phase takes place, though no card is "
                        "drawn in it, and the display zone goes to the hand as always.",
                        "只有效果才会跳过抽牌阶段。先手玩家的第一回合只是不抽牌，抽牌阶段照常进行，展示区的牌仍然加入手牌。",
                    ),
                ),
            ),
        ),
        Clause(
            "1.1h",
            title=Text("Graveyard", "墓地"),
            text=Text(
                "Destroyed followers, discarded cards and used items go here. A follower goes to the graveyard of whoever owns it then.",
                "被破坏的随从、被弃置的牌和使用过的道具都放在这里。随从进入当时所有者的墓地。",
            ),
        ),
        Clause("1.1i", title=Text("Energy display", "能量展示区"), text=Text("Shows how much energy you have.", "显示己方当前的能量。")),
        Clause("1.1j", title=Text("Life display", "英雄生命值展示区"), text=Text("Shows your hero's life.", "显示己方英雄当前的生命值。")),
    ),
)

RARITY = Text("Rarity", "稀有度")
COPIES = Text("Limits the [copies in a deck](5.1c) and does nothing in play.", "只决定[卡组里能带几张](5.1c)，对局中没有作用。")
ATTRIBUTE = Text("Attribute", "属性")
SKILLS = Text("Skills", "技能")
FACTION = Text("Faction", "阵营")
RACE = Text("Race", "种族")
ASKED = Text("Effects may ask for it.", "供效果指定对象或判断条件。")

HEROES = Clause(
    "1.2",
    title=Text("Hero cards", "英雄卡牌"),
    text=Text("A hero has:", "英雄卡上有："),
    clauses=(
        Clause("1.2a", title=Text("Life", "生命值"), text=Text("What the hero begins the game with.", "英雄开局时的生命值。")),
        Clause(
            "1.2b",
            title=ATTRIBUTE,
            text=Text(
                "Fire, grass, water, light or dark. Effects may ask for it; [battles](2.2.2a) do not.",
                "火、草、水、光、暗之一。供效果判断，[战斗](2.2.2a)中不看。",
            ),
        ),
        Clause(
            "1.2c",
            title=SKILLS,
            text=Text("[Active](4.2f) and [passive](4.2g) skills.", "[主动技](4.2f)和[被动技](4.2g)。"),
        ),
        Clause("1.2d", title=RARITY, text=Text("Does nothing in play.", "对局中没有作用。"), proved_by=IN_BUILDING),
        Clause("1.2e", title=FACTION, text=ASKED),
        Clause("1.2f", title=RACE, text=ASKED),
    ),
)

FOLLOWERS = Clause(
    "1.3",
    title=Text("Follower cards", "随从卡牌"),
    text=Text("A follower has:", "随从卡上有："),
    clauses=(
        Clause(
            "1.3a",
            title=Text("Energy cost", "能量费用"),
            text=Text("What it costs to [awaken](2.1.2(3)c) it. Placing it is free.", "[唤醒](2.1.2(3)c)它所需的能量，放置时不用付。"),
        ),
        Clause(
            "1.3b",
            title=Text("Attack", "攻击力"),
            text=Text(
                "Its printed attack, from which the [final attack](2.2.2c) is reckoned.", "卡面攻击力，[最终攻击力](2.2.2c)由它算出。"
            ),
            notes=(
                Text(
                    "What raises or lowers it lasts as long as the follower is on the field. An effect that goes by the attack of a "
                    "follower that has left counts the printed one; only a skill that itself destroys or sends back followers counts "
                    "what they had when it did.",
                    "增益与减益只在随从在场时有效。效果按已经离场的随从的攻击力计算时，以卡面攻击力为准；"
                    "只有由同一技能破坏或送回的随从，按其离场时的攻击力计算。",
                ),
            ),
        ),
        Clause(
            "1.3c",
            title=ATTRIBUTE,
            text=Text(
                "Fire, grass, water, light or dark; some [beat others](2.2.2b).", "火、草、水、光、暗之一，属性之间有[克制关系](2.2.2b)。"
            ),
        ),
        Clause(
            "1.3d",
            title=SKILLS,
            text=Text(
                "[Awaken](4.2d), [last-stand](4.2e), [active](4.2f) and [passive](4.2g) skills, and the words [shield](4.2h), "
                "[reattack](4.2i) and [regenerate](4.2j).",
                "[唤醒技](4.2d)、[战死技](4.2e)、[主动技](4.2f)、[被动技](4.2g)，以及[护盾](4.2h)、[再动](4.2i)、[再生](4.2j)。",
            ),
        ),
        Clause("1.3e", title=RARITY, text=COPIES, proved_by=IN_BUILDING),
        Clause("1.3f", title=FACTION, text=ASKED),
        Clause("1.3g", title=RACE, text=ASKED),
    ),
)

ITEMS = Clause(
    "1.4",
    title=Text("Item cards", "道具卡牌"),
    text=Text("An item has:", "道具卡上有："),
    clauses=(
        Clause("1.4a", title=Text("Energy cost", "能量费用"), text=Text("What it costs to play it.", "使用它所需的能量。")),
        Clause(
            "1.4b",
            title=SKILLS,
            text=Text("What happens when it is played.", "使用时发生的效果。"),
        ),
        Clause("1.4c", title=RARITY, text=COPIES, proved_by=IN_BUILDING),
    ),
)

COMPONENTS = Clause("1", title=Text("What the game is played with", "游戏组件"), clauses=(BOARD, HEROES, FOLLOWERS, ITEMS))
