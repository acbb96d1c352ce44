"""Sorcery 5.2 to 5.7: casting, where spells arrive, targets (the source's spells and casting; S-5); and chapter 5 as a whole."""

from __future__ import annotations

from rules.kernel.rulebook import Clause, Ruling
from rules.sorcery.rulebook.sites import PLAYING
from rules.wording import Text

CASTING = Clause(
    "5.2",
    title=Text("Casting a spell", "施放法术"),
    clauses=(
        Clause(
            "5.2a",
            Text(
                "The active player casts a spell in the main phase: names a [spellcaster](8.13) of their own, meets the "
                "[thresholds](4.5d) and pays the mana cost.",
                "当前玩家在主要阶段施放法术：指定一个己方[施法者](8.13)，达到[元素限制](4.5d)，并支付法力费用。",
            ),
        ),
        Clause(
            "5.2b",
            Text(
                "The order is: the card and the spellcaster, the place where it arrives, [targets](5.6), the cost. If one of these is "
                "missing it can't be cast.",
                "顺序为：展示该牌并指定施法者、选择进入的位置、指定[目标](5.6)、支付费用。缺少任何一项即不能施放。",
            ),
            is_ours=True,
        ),
        Clause(
            "5.2c",
            Text(
                "The spellcaster is not tapped for it, and may be tapped or sick.",
                "施法者不因此横置，处于横置或召唤虚弱状态也可以施放。",
            ),
            is_ours=True,
        ),
        Clause(
            "5.2d",
            Text(
                "Nobody can respond: the spell is carried out at once. What triggers on its casting waits until then.",
                "对此不能响应，法术立即结算。因施放而触发的能力等到结算之后。",
            ),
            is_ours=True,
        ),
        Clause(
            "5.2e",
            Text("Effects may change the mana cost, but not below 0.", "效果可以改变法力费用，但不会低于 0。"),
            is_ours=True,
        ),
    ),
    rulings=(
        Ruling(
            "S-5",
            Text(
                "Choose a spellcaster, have mana for the cost, meet thresholds counted over own sites. Minions enter an own site's "
                "surface untapped and sick; artifacts enter where a minion could, or in an own unit's hands; auras cover a block of two "
                "by two squares that has at least one site; magic resolves at the caster's location and goes to the graveyard. Targets "
                "share the caster's region unless the card says otherwise.",
                "选择施法者，法力足够支付费用，按己方地标计算的元素达到限制。随从以重整状态进入己方地标的地表，并具有召唤虚弱；"
                "神器进入随从可以进入的位置，或己方单位手中；灵气覆盖至少含有一张地标的 2×2 方格；魔法在施法者的位置结算，然后置入墓地。"
                "除非牌面另有说明，目标须与施法者处于同一区域。",
            ),
        ),
    ),
)

ARRIVING = Clause(
    "5.3",
    title=Text("Where spells arrive", "法术的进入"),
    clauses=(
        Clause(
            "5.3a",
            Text(
                "A minion arrives on the surface of any site that its player controls, untapped and [sick](3.9).",
                "随从进入其玩家控制的任意一张地标的地表，处于重整状态，并具有[召唤虚弱](3.9)。",
            ),
        ),
        Clause(
            "5.3b",
            Text(
                "An artifact arrives where a minion could. A relic may instead arrive in the hands of a unit that its player controls.",
                "神器进入随从可以进入的位置。器物也可以直接进入其玩家控制的单位手中。",
            ),
        ),
        Clause(
            "5.3c",
            Text(
                "Any own unit may get it, wherever it is. It needs no tapping and is not the unit's [handling](7.3) of this turn, but "
                "the unit has picked it up for what triggers on that.",
                "可以是任何位置的任意己方单位。不需要横置，也不占用该单位本回合[拾起或丢下](7.3)的机会，但会触发拾起时的能力。",
            ),
            is_ours=True,
        ),
        Clause(
            "5.3d",
            Text("Where the spellcaster is matters for magic alone.", "施法者的位置只与魔法有关。"),
            is_ours=True,
        ),
        Clause(
            "5.3e",
            Text(
                "A minion, an artifact or an aura can be cast only by a player with a free [place](10.6).",
                "施放随从、神器或灵气须有空余的[席位](10.6)。",
            ),
            is_ours=True,
        ),
    ),
)

AURAS = Clause(
    "5.4",
    title=Text("Auras", "灵气"),
    clauses=(
        Clause(
            "5.4a",
            Text(
                "An aura covers a block of two by two squares, at least one of which has a site, whoever controls it. That is its area.",
                "灵气覆盖 2×2 的方格，其中至少有一张地标，无论由谁控制。这些方格是它的范围。",
            ),
        ),
        Clause(
            "5.4b",
            Text(
                "The whole block lies within the realm. Areas may overlap.",
                "范围须完全在领域之内。数个灵气的范围可以重叠。",
            ),
            is_ours=True,
        ),
        Clause(
            "5.4c",
            Text(
                "It reaches what lies on top in its squares: on a surface, or in a void. What is below a site it reaches only if it says "
                "so.",
                "灵气影响其方格中最上层的物：地表或虚空中的。只有写明时才影响地标下方的。",
            ),
            is_ours=True,
        ),
        Clause(
            "5.4d",
            Text(
                "Who comes into the area is affected at once, who leaves it no longer.",
                "进入范围的立即受其影响，离开的不再受影响。",
            ),
            is_ours=True,
        ),
        Clause(
            "5.4e",
            Text(
                "It stays even when none of its squares has a site any more.",
                "即使其方格中已没有地标，灵气仍然留在领域中。",
            ),
            is_ours=True,
        ),
        Clause(
            "5.4f",
            Text(
                "An aura is here, adjacent or nearby if one of its squares is. What its own text measures, it measures from the nearest "
                "of its squares.",
                "只要有一个方格符合，灵气即位于此处、相邻或邻近。其自身文字计算距离时，从其最近的方格算起。",
            ),
            is_ours=True,
        ),
    ),
)

MAGIC = Clause(
    "5.5",
    title=Text("Magic", "魔法"),
    clauses=(
        Clause(
            "5.5a",
            Text(
                "Magic is cast at the location of its spellcaster and measures from there. When it has done what it says it goes to its "
                "owner's graveyard.",
                "魔法在施法者的位置施放，距离由此算起。结算之后置入其拥有者的墓地。",
            ),
        ),
        Clause(
            "5.5b",
            Text(
                "All that it says is done in the order of its text, even if the spellcaster is gone or somewhere else by then: it is "
                "carried out from the location where it was cast.",
                "按牌面文字的顺序依次结算。即使施法者途中离开或移动，魔法仍从施放时的位置结算。",
            ),
            is_ours=True,
        ),
        Clause(
            "5.5c",
            Text("The magic deals its damage, not the spellcaster.", "其伤害由魔法造成，而非由施法者造成。"),
            is_ours=True,
        ),
    ),
)

TARGETS = Clause(
    "5.6",
    title=Text("Targets", "目标"),
    clauses=(
        Clause(
            "5.6a",
            Text(
                "A target is in the region of the spellcaster, or of the card whose ability names it, unless the text says otherwise.",
                "除非文字另有说明，目标须与施法者处于同一区域，或与指定目标的能力所在的牌处于同一区域。",
            ),
        ),
        Clause(
            "5.6b",
            Text(
                "Targets are named when a spell is cast, when an ability is used, or when a triggered ability comes to be carried out. A "
                "triggered one that lacks a target does nothing.",
                "目标在施放法术、使用能力，或触发能力开始结算时指定。触发能力缺少目标时不产生任何效果。",
            ),
            is_ours=True,
        ),
        Clause(
            "5.6c",
            Text(
                "One spell or ability names nothing twice. “Up to” so many may be fewer, or none.",
                "一个法术或能力不能重复指定同一目标。“至多”若干个时可以更少，也可以不指定。",
            ),
            is_ours=True,
        ),
        Clause(
            "5.6d",
            Text(
                "A target that has left the realm before its effect happens is passed over; what has come back is another thing. One "
                "that has moved stays the target.",
                "在效果发生之前离开领域的目标略过；重新进入的是另一个物。移动过的仍是目标。",
            ),
            is_ours=True,
        ),
        Clause(
            "5.6e",
            Text(
                "Only what a text calls a target is one. All, chosen and random things are not.",
                "只有文字写明为目标的才是目标。全部、选择或随机选出的不是目标。",
            ),
            is_ours=True,
        ),
        Clause(
            "5.6f",
            Text(
                "Where a text lets its player choose one of several effects, the targets of that one are named as it is chosen. If it "
                "lacks a target, nothing of it happens, and the text goes on behind the choice.",
                "从若干效果中选择一项时，选定之后才指定该项的目标。该项缺少目标时不产生任何效果，随后的文字照常结算。",
            ),
            is_ours=True,
        ),
    ),
)

SUMMONING = Clause(
    "5.7",
    title=Text("Summoning", "召唤"),
    clauses=(
        Clause(
            "5.7a",
            Text(
                "To summon is to put a minion, an artifact or an aura into the realm where it could be cast to, or where the effect says.",
                "召唤是将随从、神器或灵气放入领域，位置为施放时可以进入之处，或效果指明之处。",
            ),
        ),
        Clause(
            "5.7b",
            Text(
                "It needs no spellcaster, no mana and no thresholds, and is no casting.",
                "召唤不需要施法者、法力或元素，也不是施放。",
            ),
        ),
        Clause(
            "5.7c",
            Text(
                "What could be placed nowhere stays where it was. What finds no free [place](10.6) goes to its owner's graveyard.",
                "没有可以进入的位置时，牌留在原处。没有空余的[席位](10.6)时，牌置入其拥有者的墓地。",
            ),
        ),
    ),
    is_ours=True,
)

SPELLS = Clause("5", title=Text("Sites and spells", "地标与法术"), clauses=(PLAYING, CASTING, ARRIVING, AURAS, MAGIC, TARGETS, SUMMONING))
