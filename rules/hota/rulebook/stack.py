"""HotA 110, ours: casting, priority, the stack, targets, and the life of players (H-6, H-9, H-11)."""

from __future__ import annotations

from rules.kernel.rulebook import Clause, Ruling
from rules.wording import Text

TIMING = Clause(
    "110.1",
    title=Text("When cards are cast", "施放的时机"),
    clauses=(
        Clause(
            "110.1a",
            title=Text("Normal spells", "普通法术"),
            word="Normal",
            text=Text(
                "Cast in a strategy phase of one's own, with priority and an empty stack.",
                "在自己的策略阶段，拥有优先权且堆叠为空时施放。",
            ),
        ),
        Clause(
            "110.1b",
            title=Text("Instant spells", "瞬间法术"),
            word="Instant",
            text=Text("Cast whenever one has priority, in either player's turn.", "拥有优先权时随时可以施放，无论在谁的回合。"),
        ),
        Clause(
            "110.1c",
            title=Text("Other cards", "其他牌"),
            text=Text(
                "Creatures, equipment and enchantments are cast at the times of normal spells.",
                "生物、装备和结界的施放时机与普通法术相同。",
            ),
        ),
    ),
    rulings=(
        Ruling(
            "H-6",
            Text(
                "Spells are normal, for the own strategy phases, or instant, for any time at which one has priority. What is cast or "
                "activated waits on a stack, the last one first. After each of them first the active player, then the other may respond "
                "with instants; when both pass, the top one is carried out.",
                "法术分为普通与瞬间：前者在自己的策略阶段施放，后者在拥有优先权时随时可以施放。施放的法术与启动的技能在堆叠上等待，"
                "后进先出。每次施放或启动之后，先由进攻玩家、再由另一位玩家以瞬间法术响应；双方都让过时，结算堆叠顶端的一个。",
            ),
        ),
    ),
)

CASTING_A_CARD = Clause(
    "110.2",
    title=Text("Casting a card", "施放一张牌"),
    clauses=(
        Clause(
            "110.2a",
            Text(
                "The player shows a card of the hand whose [attribute requirements](106.3) the player meets, and pays its mana cost. "
                "Attribute values are compared, not spent.",
                "展示一张满足[属性需求](106.3)的手牌，支付其法术力需求。属性值只用来比较，不会消耗。",
            ),
        ),
        Clause(
            "110.2b",
            Text(
                "The player names the card's [targets](110.5). The card lies on the stack; what happens when it is [cast](112.2e) "
                "triggers.",
                "指定这张牌的[目标](110.5)。这张牌进入堆叠，[施放](112.2e)技能触发。",
            ),
        ),
        Clause(
            "110.2c",
            Text(
                "A creature, an equipment or an enchantment can be cast only by a player who has a free [place](111.2a).",
                "施放生物、装备或结界时，战场上须有空闲的[位置](111.2a)。",
            ),
        ),
        Clause(
            "110.2d",
            Text("Effects may change a mana cost. It is never below 0.", "效应可以改变法术力需求，但不会低于 0。"),
        ),
    ),
)

PRIORITY = Clause(
    "110.3",
    title=Text("Priority", "优先权"),
    clauses=(
        Clause(
            "110.3a",
            Text(
                "Only a player with priority may cast, play an attribute card or activate an ability. The player may also pass.",
                "只有拥有优先权的玩家可以施放、打出属性牌或启动技能，也可以让过优先权。",
            ),
        ),
        Clause(
            "110.3b",
            Text(
                "The active player gets priority first: in the steps that the rules name, after a card is cast or played or an ability is "
                "activated, and after something on the stack is carried out.",
                "在规则指明的各个步骤、施放或打出牌之后、启动技能之后，以及堆叠上的法术或技能结算之后，都由进攻玩家先获得优先权。",
            ),
        ),
        Clause(
            "110.3c",
            Text(
                "Before a player gets priority, these are looked at: who has [lost](104.3); which creatures [die](109.7a), all at once; "
                "which triggered abilities [wait](111.7b) for the stack. It starts over until none of it is left.",
                "玩家获得优先权之前，依次检查：是否有玩家[落败](104.3)；哪些生物[死亡](109.7a)，它们同时死亡；"
                "哪些触发式技能[等待](111.7b)进入堆叠。如此反复，直到没有需要处理的为止。",
            ),
        ),
        Clause(
            "110.3d",
            Text(
                "When a player passes, the other one gets priority. When both pass one after the other, the top of the stack is carried "
                "out; if the stack is empty, the game goes on to the next step.",
                "一位玩家让过时，另一位玩家获得优先权。双方接连让过时，结算堆叠顶端的法术或技能；堆叠为空则进入下一个步骤。",
            ),
        ),
    ),
    rulings=(
        Ruling(
            "H-9",
            Text(
                "First the active player gets priority, then the other: after the start of the turn and its draw, at the beginning of each "
                "strategy phase, after attackers are declared, after blockers are declared, after each damage step, and before the turn "
                "ends. Losses and deaths are looked at first. Nothing is cast without priority. When both pass and the stack is empty, the "
                "next step comes.",
                "下列时刻先由进攻玩家、再由另一位玩家获得优先权：回合开始并抓牌之后，每个策略阶段开始时，宣告进攻生物之后，"
                "宣告阻挡生物之后，每个伤害步骤之后，回合结束之前。先检查落败与死亡。没有优先权不能施放。双方都让过且堆叠为空时，"
                "进入下一个步骤。",
            ),
        ),
    ),
)

STACK = Clause(
    "110.4",
    title=Text("Stack", "堆叠"),
    clauses=(
        Clause(
            "110.4a",
            Text(
                "Spells and abilities wait on the stack. What came last is carried out first.",
                "法术与技能在堆叠上等待结算，后进先出。",
            ),
        ),
        Clause(
            "110.4b",
            Text("A card on the stack is a spell, whatever its kind.", "堆叠上的牌无论类别都是法术。"),
        ),
        Clause(
            "110.4c",
            Text(
                "Of a spell card, all that it says is done in the order of its text; then it goes to its owner's graveyard. A card of "
                "another kind comes to the battlefield, controlled by who has cast it.",
                "法术牌按牌面文字的顺序依次执行，然后置入其拥有者的坟场。其他类别的牌进入战场，由施放者操控。",
            ),
        ),
        Clause(
            "110.4d",
            Text(
                "An ability on the stack is carried out even if the permanent that it came from is gone.",
                "堆叠上的技能照常结算，即使它来自的实体已经不在。",
            ),
        ),
    ),
)

TARGETS = Clause(
    "110.5",
    title=Text("Naming targets", "指定目标"),
    clauses=(
        Clause(
            "110.5a",
            Text(
                "Targets are named when a spell or an ability is announced, and they must be legal then. What lacks a target that it needs "
                "can't be announced.",
                "宣告法术或技能时指定目标，目标此时须合法。缺少所需的目标时不能宣告。",
            ),
        ),
        Clause(
            "110.5b",
            Text("A spell or an ability names nothing twice as a target.", "一个法术或技能不能将同一对象重复指定为目标。"),
        ),
        Clause(
            "110.5c",
            Text(
                "When it is carried out, each target must be legal again. One that is not is left out; if none of them is, nothing "
                "happens, and a spell's card goes to its owner's graveyard.",
                "结算时目标须再次合法。不再合法的目标略过；所有目标都不合法时不产生任何效应，法术的牌置入其拥有者的坟场。",
            ),
        ),
        Clause(
            "110.5d",
            Text(
                "A card that has left the battlefield and come back is another object, and not the target that was named.",
                "离开战场后再次进场的牌是新的物件，不再是原先指定的目标。",
            ),
        ),
    ),
)

LIFE = Clause(
    "110.6",
    title=Text("A player's life", "玩家的生命值"),
    clauses=(
        Clause(
            "110.6a",
            Text(
                "A player's life is the starting life less the damage that the player has. Losing life counts as such damage; nothing "
                "prevents it.",
                "玩家的生命值等于起始生命值减去其受到的伤害。失去生命值也计入这一伤害，且不能防止。",
            ),
        ),
        Clause(
            "110.6b",
            Text("Gaining life takes damage off, but never below 0.", "恢复生命值是移除伤害，伤害不会低于 0。"),
        ),
    ),
    rulings=(
        Ruling(
            "H-11",
            Text(
                "Damage to a player counts up to the starting life. Life that is gained takes damage off, not below none. A target must be "
                "legal when it is announced and again when its effect happens; with no legal target left nothing of it does.",
                "玩家受到的伤害向起始生命值累计；恢复生命值移除伤害，最低为 0。目标在宣告时须合法，结算时须再次合法；"
                "没有合法的目标时不产生任何效应。",
            ),
        ),
    ),
)

CASTING = Clause(
    "110",
    title=Text("Casting, priority and the stack", "施放、优先权与堆叠"),
    clauses=(TIMING, CASTING_A_CARD, PRIORITY, STACK, TARGETS, LIFE),
    is_ours=True,
)
