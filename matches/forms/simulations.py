"""The forms that ask for a simulation."""

from __future__ import annotations

import re
import uuid
from collections.abc import Sequence
from typing import Any

from django import forms
from django.conf import settings
from django.utils.translation import get_language
from django.utils.translation import gettext_lazy as _

from cards.models import Card
from decks.models import Deck, DeckTag
from decks.owners import Owner
from decks.search.results import deck_rows
from decks.tags import tags_of
from matches.figures.forecasts import enough_games
from matches.forms.opponents import Opponent
from matches.models import SEED_BITS
from matches.requests.values import MOST_WEIGHT, most_games
from rules.kernel.engine import Engine

PRECONS, MINE, TAGGED, CHOSEN = "precons", "mine", "tagged", "chosen"
GAMES = (100, 1000, 10_000)
GAMES_IN_CELL = (100, 400, 1000)
GAMES_IN_RACE = (20_000, 50_000, 100_000)
#: As many games as a stop rule needs.
ENOUGH = "enough"
NUMBER, ERROR, BETTER = "fixed_number", "target_error", "sequential_test"
HALF_WIDTHS = (("0.03", "±3"), ("0.02", "±2"), ("0.01", "±1"), ("0.005", "±0.5"))
EDGES = (("0.52", "52%"), ("0.53", "53%"), ("0.55", "55%"), ("0.6", "60%"))
ERROR_RATES = (("0.05", "5%"), ("0.01", "1%"))
MOST_LINKS = 20
_UUID = re.compile(r"[0-9a-fA-F]{8}-(?:[0-9a-fA-F]{4}-){3}[0-9a-fA-F]{12}")


class DecksForm(forms.Form):
    """Some decks: every shipped one, all of one's own, those with a tag, or those of one's choice, by ticks and links. `decks` are the
    decks chosen.

    Decks in `without` are not offered.
    """

    against = forms.ChoiceField(label=_("Against"), required=False, widget=forms.RadioSelect)
    opponent = forms.MultipleChoiceField(label=_("Decks"), required=False)
    tag = forms.ChoiceField(label=_("Tag"), required=False)
    link = forms.CharField(
        label=_("Decks by their links"),
        required=False,
        max_length=4000,
        widget=forms.Textarea(attrs={"rows": 2, "class": "input"}),
        help_text=_("The addresses of public or unlisted decks, one a line."),
    )

    def __init__(self, *args: Any, game: str, owner: Owner, without: Sequence[Deck] = (), **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.owner = owner
        legal = Deck.objects.filter(game=game, is_legal=True).exclude(pk__in=[each.pk for each in without])
        self.precons = list(legal.precons().order_by("name"))
        self.mine = list(legal.owned_by(owner).order_by("-updated_at"))
        ways = [(PRECONS, _("every shipped deck"))] if self.precons else []
        ways += [(MINE, _("all my other decks") if without else _("all my decks"))] if self.mine else []
        tags = tags_of(owner, self.mine)
        ways += [(TAGGED, _("my decks with a tag"))] if tags else []
        ways += [(CHOSEN, _("decks of my choice"))]
        self.choices_of("tag").choices = [(tag, tag) for tag in tags]
        against, opponent = self.choices_of("against"), self.choices_of("opponent")
        against.choices, against.initial = ways, ways[0][0]
        opponent.choices = [(str(each.pk), each.title) for each in (*self.precons, *self.mine)]

    def choices_of(self, name: str) -> forms.ChoiceField:
        field = self.fields[name]
        assert isinstance(field, forms.ChoiceField)
        return field

    @property
    def groups(self) -> list[tuple[Any, list[Opponent]]]:
        """The decks that one may tick, by where they are from."""
        covers = {row.deck.pk: row.cover for row in deck_rows([*self.precons, *self.mine])}
        groups = ((_("Shipped decks"), self.precons), (_("My decks"), self.mine))
        return [(title, [self._opponent(deck, covers[deck.pk]) for deck in decks]) for title, decks in groups if decks]

    def _opponent(self, deck: Deck, cover: Card | None) -> Opponent:
        name = weight_field(deck)
        ticked = self["opponent"].value() or ()
        weight = (self[name].value() or "") if name in self.fields else None
        return Opponent(deck, cover, str(deck.pk) in ticked, weight, name, self.errors.get(name))

    def clean(self) -> dict[str, Any]:
        data = super().clean() or {}
        data["decks"] = self._decks(data)
        return data

    def _decks(self, data: dict[str, Any]) -> list[Deck]:
        way = data.get("against")
        if way == PRECONS:
            return self.precons
        if way == MINE:
            return self.mine
        if way == TAGGED:
            tagged = set(DeckTag.objects.filter(deck__in=self.mine, name=data.get("tag", "")).values_list("deck", flat=True))
            if not tagged and "tag" not in self.errors:
                self.add_error("tag", _("Choose a tag."))
            return [deck for deck in self.mine if deck.pk in tagged]
        wanted = [uuid.UUID(each) for each in data.get("opponent", ())]
        for line in data.get("link", "").split()[:MOST_LINKS]:
            found = _UUID.search(line)
            if not found or not Deck.objects.visible_to(self.owner).filter(pk=uuid.UUID(found[0])).exists():
                self.add_error("link", _("No deck that you may see has the address “%(address)s”.") % {"address": line[:80]})
                return []
            wanted.append(uuid.UUID(found[0]))
        decks = {each.pk: each for each in Deck.objects.visible_to(self.owner).filter(pk__in=wanted)}
        if not decks and "opponent" not in self.errors:
            self.add_error("opponent", _("Choose a deck to play against."))
        return [decks[key] for key in dict.fromkeys(wanted) if key in decks]


class GamesForm(DecksForm):
    """Some decks and the terms of games with them: how many games, at which level, from which seed, and until when."""

    half_width = forms.ChoiceField(label=_("Precise to within (points)"), required=False, choices=HALF_WIDTHS, initial="0.01")
    amount = forms.ChoiceField(label=_("Games"), widget=forms.RadioSelect)
    other_amount = forms.IntegerField(label=_("Another number"), required=False, min_value=2)
    level = forms.ChoiceField(label=_("Players"), widget=forms.RadioSelect)
    seed = forms.IntegerField(
        label=_("Seed"),
        required=False,
        min_value=0,
        max_value=(1 << SEED_BITS) - 1,
        help_text=_("The same seed gives the same games. Empty: a random one."),
    )

    #: What is offered beside numbers.
    more_amounts: Sequence[tuple[str, Any]] = ()

    def __init__(self, *args: Any, engine: Engine, amounts: Sequence[int] = GAMES, most: int | None = None, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        language = get_language()
        most = min(most_games(self.owner), most or settings.MAX_GAMES)
        amount, level = self.choices_of("amount"), self.choices_of("level")
        offered = [(str(games), f"{games:,}") for games in amounts if games <= most]
        amount.choices = [*offered, ("other", _("Another number")), *self.more_amounts]
        amount.initial = str(max(games for games in amounts[:2] if games <= most)) if amounts[0] <= most else "other"
        self.fields["other_amount"].help_text = _("2 to %(most)s; odd numbers are rounded up, since games are played in pairs.") % {
            "most": f"{most:,}"
        }
        level.choices = [(each.slug, each.name.in_language(language)) for each in engine.levels]
        level.initial = engine.default_level
        self.level_notes = {each.slug: each.note.in_language(language) for each in engine.levels}

    def clean(self) -> dict[str, Any]:
        data = super().clean()
        if data.get("amount") == "other":
            if data.get("other_amount") is None and "other_amount" not in self.errors:
                self.add_error("other_amount", _("Say how many games."))
            data["games"] = data.get("other_amount")
        elif data.get("amount") not in (None, ENOUGH):
            data["games"] = int(data["amount"])
        data["rule"] = self.rule(data)
        if data.get("amount") == ENOUGH and not data["rule"]:
            self.add_error("amount", _("Say how many games."))
        elif data.get("amount") == ENOUGH:
            data["games"] = min(most_games(self.owner), enough_games(data["rule"]))
        return data

    def rule(self, data: dict[str, Any]) -> dict[str, Any]:
        """Return the stop rule in the format of `matches.requests.values.clean_stop`."""
        return {"kind": ERROR, "half_width": float(data.get("half_width") or "0.01")} if data.get("stop") == ERROR else {}


class WeighedForm(GamesForm):
    """The same against decks that one expects to meet more or less often. `weights` are those of `decks`."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        for each in (*self.precons, *self.mine):
            self.fields[weight_field(each)] = forms.FloatField(required=False, min_value=0.01, max_value=MOST_WEIGHT)

    def clean(self) -> dict[str, Any]:
        data = super().clean()
        data["weights"] = [data.get(weight_field(each)) or 1.0 for each in data["decks"]]
        return data


class SimulationForm(WeighedForm):
    """A gauntlet of a deck: its opponents, the number of games, the stop rule, the level and the seed."""

    stop = forms.ChoiceField(
        label=_("Play"),
        required=False,
        widget=forms.RadioSelect,
        initial=NUMBER,
        choices=[
            (NUMBER, _("a number of games")),
            (ERROR, _("until the win rate is precise enough")),
            (BETTER, _("until it is clear which deck is better")),
        ],
    )
    edge = forms.ChoiceField(label=_("Win rate to look for"), required=False, choices=EDGES, initial="0.53")
    more_amounts = ((ENOUGH, _("as many as the rule hardly ever exceeds")),)
    error_rate = forms.ChoiceField(label=_("Chance of a wrong answer, at most"), required=False, choices=ERROR_RATES, initial="0.05")

    def __init__(self, *args: Any, deck: Deck, **kwargs: Any) -> None:
        super().__init__(*args, game=deck.game, without=[deck], **kwargs)

    def rule(self, data: dict[str, Any]) -> dict[str, Any]:
        if data.get("stop") == BETTER:
            errors = float(data.get("error_rate") or "0.05")
            return {"kind": BETTER, "alternative": float(data.get("edge") or "0.53"), "alpha": errors, "beta": errors}
        return super().rule(data)


class MatrixForm(GamesForm):
    """A matrix: its decks, and the number of games in each pairing."""

    stop = forms.ChoiceField(
        label=_("Play"),
        required=False,
        widget=forms.RadioSelect,
        initial=NUMBER,
        choices=[(NUMBER, _("a number of games in each pairing")), (ERROR, _("until each figure is exact enough"))],
    )

    def __init__(self, *args: Any, amounts: Sequence[int], **kwargs: Any) -> None:
        """Offer at first as many games as all the decks that are chosen at first may play together."""
        super().__init__(*args, amounts=amounts, **kwargs)
        decks = len(self.precons or self.mine)
        cells = max(decks * (decks - 1) // 2, 1)
        most = most_games(self.owner)
        if amounts[0] <= most:
            self.choices_of("amount").initial = str(max((games for games in amounts[:2] if games * cells <= most), default=amounts[0]))


def weight_field(deck: Deck) -> str:
    """The name of the field for how often one expects to meet that deck."""
    return f"weight-{deck.pk}"
