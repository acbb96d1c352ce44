"""Cards in hands, decks and graveyards in usual words of the published game, and how further phrases know them, in plain form."""

from __future__ import annotations

import re

from rules.sorcery.grammar.phrases.usual_patterns import Written
from rules.sorcery.grammar.phrases.wordings.fragments import START, line_before

_DECK = r"(?:spellbook|atlas)"
_CARD = r"(?:it|them|that card|those cards|the card|the cards|that (?:minion|spell|site|magic|artifact|aura|relic))"
_SHOWN = rf"(?P<show>(?:show|reveal) {_CARD}(?: to the enemy)?)"
_PUT = (
    rf"(?P<put>(?:put|add|take|place) {_CARD} (?:(?P<hand>(?:in)?to your hand|in your hand)|(?P<yard>into your graveyard|in your graveyard)"
    rf"|(?P<top>(?:back )?on top(?: of (?:your {_DECK}|it))?(?P<late> after shuffling)?))|(?P<drawn>draw (?:it|them)))"
)
_SHUFFLED = rf"(?P<shuffle>shuffle(?: (?:your {_DECK}|it|that deck|the deck|(?P<others>the rest|the others?)))?)"
_JOINT = r"(?:,? and then |,? and |, then |\. then,? |\. |, |; )"
_SEARCH = re.compile(
    rf"\bsearch your (?P<deck>{_DECK}) for (?P<what>[^.,;\n]*?)(?={_JOINT}(?:show|reveal|put|add|take|place|draw|shuffle)\b)"
)
_STEP = re.compile(rf"{_JOINT}(?:{_SHOWN}|{_PUT}|{_SHUFFLED})(?![\w'])")


def _searched(text: str, head: re.Match[str]) -> tuple[str, int] | None:
    """Return a search with its steps in the order in which texts of this site write them, and where it ends."""
    at, where, is_shown, is_shuffled, is_late = head.end(), "", False, False, False
    while (step := _STEP.match(text, at)) is not None:
        is_put = bool(step["put"])
        if (is_put and where) or (step["shuffle"] and is_shuffled) or (step["show"] and (is_shown or where)):
            return None
        is_shown |= bool(step["show"])
        if is_put:
            where = "hand" if step["hand"] or step["drawn"] else "graveyard" if step["yard"] else "top"
            is_late = bool(step["late"]) or is_shuffled
        is_shuffled |= bool(step["shuffle"]) or bool(step["late"])
        is_late |= bool(step["others"])
        at = step.end()
    what = re.sub(r"^1 ", "a ", head["what"])
    if not where or not is_shuffled or (where == "top") != (is_late and where == "top"):
        return None
    if where != "graveyard" and not is_shown and re.fullmatch(r"(?:a|\d+|up to \d+) cards?", what):
        return None  # nothing says that the card is shown
    it = "them" if re.match(r"\d|up to", what) else "it"
    begun = f"search your {head['deck']} for {what}, show {it}"
    if where == "top":
        return f"{begun}, then shuffle it and put {it} on top", at
    return f"{begun} and put {it} into your {where}, then shuffle", at


def searches_written(text: str) -> str:
    """Return a text with its searches said as texts of this site say them."""
    at = 0
    while (head := _SEARCH.search(text, at)) is not None:
        found = _searched(text, head)
        at = head.end()
        if found is not None:
            text = text[: head.start()] + found[0] + text[found[1] :]
            at = head.start() + len(found[0])
    return text


def _top(found: re.Match[str]) -> str:
    """`your top two spells`: the top cards of a deck."""
    count = found["count"] or found["before"]
    deck = "spellbook" if found["kind"] == "spell" else "atlas"
    return f"the top {f'{count.strip()} cards' if count else 'card'} of your {deck}"


def _looked_at(found: re.Match[str]) -> str:
    """`look at the top two spells`: of your spellbook, where no other player is named before."""
    if re.search(r"\b(?:enemy|their|players?|owners?|controllers?)\b", line_before(found)):
        return found[0]
    deck = "spellbook" if found["spells"] else "atlas"
    cards = f"{found['count']}cards" if found["count"] else "card"
    return f"look at the top {cards} of your {deck}"


#: Phrases of cards with something in them that is kept.
CARDS: tuple[tuple[str, Written], ...] = (
    (r"\b(discard [^.,:;\n]*?) from your hand\b", r"\1"),
    (r"\b((?:they|players) discard [^.,:;\n]*?|discards [^.,:;\n]*?) from their hands?\b", r"\1"),
    (r"\brandomly (discards?) ([^.,:;\n]*?)(?=[.,:;\n]|$| and )", r"\1 \2 at random"),
    (r"\b(sacrifice (?:a|another|\d+|up to \d+)(?: nearby| adjacent| tapped| untapped| damaged)*) (?:allied|friendly) ", r"\1 "),
    (r"\byour (?P<before>\d+ )?(?:top|topmost|(?<=look at your )next|(?<=put your )next) (?P<count>\d+ )?(?P<kind>spell|site)s?\b", _top),
    (
        r"\b(puts? (?:(?! into )[^.;\n])*?) in ((?:your|their|the enemy's) (?:hand|graveyard))(?=[.,;\n]|$| and | then | instead)",
        r"\1 into \2",
    ),
    (r"\b(the rest|the others?) in (?=your (?:hand|graveyard))", r"\1 into "),
    (r"\b(?:look at|see) the enemy's hand\b", "the enemy reveals their hand"),
    (
        r"\bthe enemy puts their (?:top|topmost) (\d+ )?(spell|site)s? into\b",
        lambda found: (
            f"the enemy puts the top {found[1] + 'cards' if found[1] else 'card'} of their"
            f" {'spellbook' if found[2] == 'spell' else 'atlas'} into"
        ),
    ),
    (r"\b(search your spellbook for a (?:[a-z]+ )*?[a-z]+ or) a (?=minion|artifact|aura|magic|relic|automaton|monument)", r"\1 "),
    (r"\b(search your (?:spellbook|atlas) for [^.,;\n]*?)(?:,|\.)(?: then)? (summon|play) it\b", r"\1 and \2 it"),
    (
        (
            r"\b(return|put|shuffle|banish|summon) each ((?:[a-z]+ )*?(?:card|minion|magic|spell|site|artifact|aura|relic)) "
            r"(?:from|in) (your|the enemy's) graveyard\b"
        ),
        r"\1 all \2s from \3 graveyard",
    ),
    # the graveyard
    (rf"{START}banish (?:all of )?(your|the enemy's) graveyard(?=[.\n]|$| and )", r"banish all cards from \1 graveyard"),
    (
        (
            r"\b(return (?:(?:a|up to \d+|\d+|all) [^.,;\n]*?) from (?P<whose>your|the enemy's) graveyard to)"
            r" (?:its owner's hand|their owner's hand|their owners' hands)(?=[.,;\n]|$| and )"
        ),
        r"\1 \g<whose> hand",
    ),
    (r"\bchoose (a [^.,;\n]*?) in your graveyard(?:\.|,)(?: then)? (return|put|summon|banish|shuffle) it\b", r"\2 \1 from your graveyard"),
    (r"\breturn ((?:a|up to \d+|\d+) [^.,;\n]*?) from your graveyard on top of your\b", r"put \1 from your graveyard on top of your"),
    (r"\breturn ([^.,;\n]*?) from your (graveyard|hand) (?:to )?(on top of|on the bottom of)\b", r"put \1 from your \2 \3"),
    (
        r"\b(?:return|put) ((?:a|up to \d+|\d+) [^.,;\n]*?) from your (graveyard|hand) (?:(?:in)?to|onto) (?:the realm|play)\b",
        r"summon \1 from your \2",
    ),
    (
        r"\bshuffle (?:all cards in |all cards from )?(your|the enemy's) graveyard into (?:your|their|its|the) decks?\b",
        r"shuffle all cards from \1 graveyard into \1 deck",
    ),
    (
        (
            r"\bsummon ([^.;\n]*?)\. (?:that minion|those minions|it|they) (?:enters?|arrives?|comes?)(?: in| into the realm| the"
            r" realm)? tapped\b"
        ),
        r"summon \1 tapped",
    ),
    (r"\b(summon [^.,;\n]*? from your (?:hand|graveyard)) (?:to|at|on|in) (?:this (?:location|square|site)|@me)(?!\w)", r"\1 here"),
    # the top of a deck
    (
        r"\blook at the top (?P<count>\d+ )?(?:(?P<spells>spells?(?: of your spellbook)?)|sites?(?: of your atlas)?)(?=[.,;\n]| and )",
        _looked_at,
    ),
    (
        (
            r"\b(look at the top \d+ (?:cards|spells) [^.;\n]*?\. )put up to 1(?: of them)?"
            r" (back on top|on top|on the bottom|into your (?:hand|graveyard))"
            r"(?:,? and|\. put) the (?:rest|others) "
        ),
        r"\1you may put 1 of them \2. put the rest ",
    ),
    (
        (
            r"\b(look at the top (?:\d+ )?cards? of your (?:spellbook|atlas))(?:, then|;|,| and| and then) (?=you may|put|draw"
            r"|add|keep|take|choose|if )"
        ),
        r"\1. ",
    ),
    (r"\b(look at the top card [^.;\n]*?\. )((?:you may )?)(?:put|move) that card ", r"\1\2put it "),
    (
        (
            r"\b(look at the top \d+ cards [^.;\n]*?\. )(?:draw|add|take|keep|choose) (\d+|a)(?: of (?:them|those cards))?(?: "
            r"(?:to|into) your hand| and put it into your hand)?(?= and |, |\. )"
        ),
        r"\1put \2 into your hand",
    ),
    (r"\b(look at the top \d+ cards [^.;\n]*?\. (?:you may )?put (?:\d+|up to \d+)) of (?:those cards|these|those)\b", r"\1"),
    (
        (
            r"\b(look at the top \d+ cards [^.;\n]*?\. you may )(?:take|add|draw|reveal) ((?:a|\d+|up to \d+) [^.,;\n]*? (?:from"
            r" )?among them)(?: (?:in)?to your hand| and put (?:it|them) into your hand)"
        ),
        r"\1put \2 into your hand",
    ),
    (
        (
            r"\b(look at the top \d+ cards [^.;\n]*?\. you may )(?:reveal|show) "
            r"(a (?:[a-z]+ )*?(?:card|minion|magic|spell|site|artifact|aura|relic))(?: (?:from )?among them)? and put it into your hand"
        ),
        r"\1put \2 from among them into your hand",
    ),
    (r"\b(look at the top \d+ cards [^.;\n]*?\. )you may (?=put up to [2-9]\b)", r"\1"),
    (
        r"\b(look at the top \d+ cards [^.;\n]*?\. (?:you may )?put (?:a|up to \d+|\d+) [^.,;\n]*?) among them\b",
        lambda found: found[1].removesuffix(" from") + " from among them",
    ),
    (
        (
            r"\b(look at the top \d+ cards [^.;\n]*?\. [^.;\n]*?)([.,])(?: and| then)? put (?:the rest|the others?|the other"
            r" \d+) (?=back|on|into|at)"
        ),
        lambda found: (
            f"{found[1]} and the rest " if "you may" not in found[1] else f"{found[1]}. put the rest " if found[2] == "." else found[0]
        ),
    ),
    (
        (
            r"\b(look at the top \d+ cards [^.;\n]*?\. (?!you may)[^.;\n]*?),? and (?:put )?(?:the rest|the others|the other(?: \d+)?) "
            r"(?=back|on|into|at)"
        ),
        r"\1 and the rest ",
    ),
)
