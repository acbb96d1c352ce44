"""The questions to a player and its options, in words that tell no more than the player knows."""

from __future__ import annotations

from rules.kernel.compiled.machine import codes as asking
from rules.kernel.telling.board import place_of
from rules.kernel.telling.notation import PLAYERS
from rules.kernel.telling.record import UNSAID, Decision, Option, Several
from rules.sorcery.board import FIELD, SITES
from rules.sorcery.engine.actions import Action
from rules.sorcery.engine.core.state import codes
from rules.sorcery.engine.options import WORDS, Asked, standing_at
from rules.sorcery.engine.play import Play
from rules.sorcery.squares import LOCATIONS, PLACES, SQUARES
from rules.sorcery.text import kind_of, paragraph_text
from rules.sorcery.written_actions import line_of
from rules.wording import Text

#: What is asked where no card asks it.
ASKED = {
    codes.ASK_MAIN: Text("What to do?", "如何行动？"),
    codes.ASK_DRAW: Text("Draw from which deck?", "从哪个牌库抽牌？"),
    asking.NUMBER: Text("How many?", "选择多少？"),
}
MULLIGAN = Text("Put back any of your cards", "放回任意张手牌")
#: What is asked about a card, behind its name, by what the answer is for.
ASKED_FOR = {
    codes.FOR_TARGETS: Text("which target?", "以什么为目标？"),
    codes.FOR_CARDS: Text("which card?", "选择哪张牌？"),
    codes.FOR_TAKING: Text("choose what?", "选择什么？"),
    codes.FOR_STEP: Text("which square next?", "下一步走到哪一格？"),
    codes.FOR_INTERCEPTING: Text("who intercepts it?", "由谁拦截？"),
    codes.FOR_DEFENDING: Text("who defends against it?", "由谁防御？"),
    codes.FOR_KEEPING: Text("does what it attacks stay in the fight?", "被攻击的单位是否留在战斗中？"),
    codes.FOR_ORDER: Text("which foe is dealt damage next?", "接下来对哪个敌方单位造成伤害？"),
    codes.FOR_SPOT: Text("where?", "置于何处？"),
    codes.FOR_DECK: Text("which deck?", "选择哪个牌库？"),
}
#: Zones whose cards have a place that everybody who sees them may know.
OPEN_ZONES = ("hand", "graveyard", "banished")


def ask(play: Play) -> Decision:
    """Return the decision that the game waits for. The game must not be over."""
    asked = Asked.of(play)
    return _mulligan(asked) if asked.purpose == codes.FOR_MULLIGAN else _single(asked)


def _mulligan(asked: Asked) -> Decision:
    """Return the decision of the mulligan: any cards of the hand at once."""
    player = PLAYERS[asked.side]
    cards = enumerate(asked.play.zone(asked.side, "hand"), 1)
    options = tuple(Option(card.slug, card.name, places=(place_of(asked.side, "hand", at),)) for at, card in cards)
    return Decision(asked.side, MULLIGAN, options, several=Several(f"{player} puts back", 0, len(options), f"{player} passes"))


def _single(asked: Asked) -> Decision:
    options = tuple(_option(asked, action) for action in asked.play.legal_actions())
    note = paragraph_text(asked.ability, kind_of(asked.source)) if asked.ability and asked.source else UNSAID
    return Decision(asked.side, _ask(asked), options, note=note)


def _ask(asked: Asked) -> Text:
    if asked.kind in ASKED:
        return ASKED[asked.kind]
    name = asked.source.name if asked.source else UNSAID
    if asked.kind == asking.MAY and asked.purpose not in ASKED_FOR:
        return Text(f"Use the effect of {name.en}?", f"是否发动{name.zh}的效果？")
    if asked.kind == asking.OPTION and asked.purpose not in ASKED_FOR:
        return Text(f"{name.en}: which effect?", f"{name.zh}：选择哪项效果？")
    said, left = ASKED_FOR[asked.purpose], int(asked.play.state[0]["left"])
    is_counted = left > 1 and asked.kind in (asking.TARGETS, asking.CARDS)
    more = Text(f" ({left} to choose)", f"（还须选择{left}个）") if is_counted else UNSAID
    return Text(f"{name.en}: {said.en}{more.en}", f"{name.zh}：{said.zh}{more.zh}")


def _option(asked: Asked, action: Action) -> Option:
    return WORDS.option(asked, action, line_of(action), _places(asked, action), is_answer=asked.kind < asking.FIRST_OWN)


def _places(asked: Asked, action: Action) -> tuple[str, ...]:
    """Return the board's places of an option: cards, objects, squares by name. Cards of a deck have none: their order must not show."""
    places = []
    if action.card_id >= 0 and not action.place:
        places.append(_card_place(asked, action.card_id))
    places += [realm_place(asked.play, place) for place in (action.place, action.target) if place]
    if action.spot:
        places.append(SQUARES[LOCATIONS.index(action.spot) % codes.SQUARES])
    return tuple(dict.fromkeys(place for place in places if place))


def _card_place(asked: Asked, number: int) -> str:
    """Return the place of a card in a zone whose order is open, "" for any other card."""
    for owner in (0, 1):
        for zone in OPEN_ZONES:
            numbers = asked.play.numbers(owner, zone)
            if number in numbers:
                return place_of(owner, zone, numbers.index(number) + 1)
    return ""


def realm_place(play: Play, place: str) -> str:
    """Return the board's place of an object in a slot or of a square's site: what is carried lies with who carries it."""
    if place in SQUARES:
        square = SQUARES.index(place)
        site = play.site(square)
        return place_of(site.side, SITES, square + 1) if site else place
    number = PLACES.index(place)
    standing = standing_at(play, place)
    if standing is None or standing.host is None:
        return place_of(number // codes.PLACES, FIELD, number % codes.PLACES + 1)
    side, host = standing.host // codes.PLACES, standing.host % codes.PLACES + 1
    bearer = play.thing(side, host)
    assert bearer is not None
    return place_of(side, FIELD, host, bearer.carried.index(standing.card_id) + 1)
