"""Sorcery 3.1 to 3.5: the kinds of cards (the source's cards); and chapter 3 as a whole."""

from __future__ import annotations

from rules.kernel.rulebook import Clause
from rules.sorcery.rulebook.things import OWNERS, POWER, SICKNESS, TAPPING, TOKENS
from rules.wording import Text

KINDS = Clause(
    "3.1",
    title=Text("Kinds of cards", "卡牌类别"),
    clauses=(
        Clause(
            "3.1a",
            Text(
                "A card is an avatar, a site or a spell. Spells are minions, artifacts, auras and magic.",
                "卡牌分为化身、地标和法术。法术分为随从、神器、灵气和魔法。",
            ),
        ),
        Clause(
            "3.1b",
            Text("Artifacts are relics, automata and monuments.", "神器分为器物、自律机和遗迹。"),
        ),
        Clause(
            "3.1c",
            Text("Avatars, minions and automata are units.", "化身、随从与自律机统称单位。"),
        ),
        Clause(
            "3.1d",
            Text(
                "What these rules say of how minions arrive, act and die holds for automata, too. Where a card or a keyword says "
                "“minion” it does not mean an automaton.",
                "规则对随从的进入、行动与死亡的规定同样适用于自律机。牌面与关键词所说的“随从”则不包括自律机。",
            ),
            is_ours=True,
        ),
    ),
)

AVATARS = Clause(
    "3.2",
    title=Text("Avatars", "化身"),
    clauses=(
        Clause(
            "3.2a",
            Text(
                "An avatar has a life, a power and a text. It is a [spellcaster](8.13).",
                "化身有生命值、力量和牌面文字。化身都是[施法者](8.13)。",
            ),
        ),
        Clause(
            "3.2b",
            Text(
                "It can't be banished, destroyed or sacrificed, and never is underground or underwater.",
                "化身不能被放逐、摧毁或牺牲，也不会处于地下或水下。",
            ),
        ),
        Clause(
            "3.2c",
            Text(
                "Nor does it leave the realm in another way or change its controller.",
                "化身也不会以其他方式离开领域，其控制者不会改变。",
            ),
            is_ours=True,
        ),
    ),
)

SITES = Clause(
    "3.3",
    title=Text("Sites", "地标"),
    clauses=(
        Clause(
            "3.3a",
            Text(
                "A site gives its controller [mana](4.5) and the thresholds that it shows. Both are separate: the number of its "
                "thresholds does not change its mana.",
                "地标为其控制者提供[法力](4.5)和牌面所示的元素。两者相互独立，元素的数目不影响法力。",
            ),
        ),
        Clause(
            "3.3b",
            Text("Sites and auras are never tapped.", "地标与灵气不会横置。"),
            is_ours=True,
        ),
    ),
)

MINIONS = Clause(
    "3.4",
    title=Text("Minions", "随从"),
    clauses=(
        Clause(
            "3.4a",
            Text(
                "A minion has a mana cost, thresholds and a power. It has no life: when the damage on it is at least its power, it dies.",
                "随从有法力费用、元素限制和力量。随从没有生命值：受到的伤害大于或等于其力量时，随从死亡。",
            ),
        ),
        Clause(
            "3.4b",
            Text(
                "To die is to go from the realm to the graveyard, for whatever reason. What goes elsewhere has not died.",
                "死亡即从领域置入墓地，无论何种原因。去往别处的不算死亡。",
            ),
            is_ours=True,
        ),
    ),
)

AURAS_AND_MAGIC = Clause(
    "3.5",
    title=Text("Auras and magic", "灵气与魔法"),
    clauses=(
        Clause(
            "3.5a",
            Text(
                "An aura lies over a block of squares and does something to what is there, as [5.4](5.4) says.",
                "灵气覆盖一片方格，影响其中的物，见 [5.4](5.4)。",
            ),
        ),
        Clause(
            "3.5b",
            Text(
                "Magic does not come into the realm. It does what it says once, as [5.5](5.5) says.",
                "魔法不进入领域，一次性地结算牌面所说的效果，见 [5.5](5.5)。",
            ),
        ),
    ),
)

CARDS = Clause(
    "3", title=Text("Cards", "卡牌"), clauses=(KINDS, AVATARS, SITES, MINIONS, AURAS_AND_MAGIC, OWNERS, POWER, TAPPING, SICKNESS, TOKENS)
)
