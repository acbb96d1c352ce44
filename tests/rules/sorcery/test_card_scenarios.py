"""Every word and number of a shipped card shows in scenarios: the card without the word, or with another number, fails one that it is in.

What a spell needs of thresholds is none of it: that is a number to compare, and the rulebook's scenarios prove the comparison.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from rules.kernel.cards import Card
from rules.sorcery.cards import read_card
from rules.sorcery.scenario.files import read_scenarios
from rules.sorcery.scenario.runner import run
from rules.sorcery.terms import ARTIFACT_TYPES, ELEMENTS
from tests.rules.conftest import _read_cards
from tests.rules.single_cards import SingleCards

FILES = tuple(sorted((Path(__file__).parent / "scenarios" / "cards").glob("*.toml")))
CARDS = SingleCards(_read_cards("sorcery"), FILES, read_card, read_scenarios, run)

#: What a card does in play by itself, what a site brings, and a field whose every value shows.
SHOWN = ("cost", "power", "life", "keywords", "ranged", "movement", "abilities")
BROUGHT = tuple(element.slug for element in ELEMENTS)
OTHERS = {"artifact_type": tuple(each.slug for each in ARTIFACT_TYPES)}

#: Changes that nobody can see, and why.
UNSEEN = {
    "furnace-heart without abilities[0].do[0].target.other": "as its deathrite is carried out it is in the realm no more",
    "well-digger without abilities[0].do[0].cards.kind": "an atlas holds sites alone",
}

#: Those that have no scenarios of their own yet.
WITHOUT: frozenset[str] = frozenset(
    ["altar-of-small-change", "bell-deep", "bellows-lung", "blown-off-course", "bramble-bailiff", "branding-ground", "burn-the-bridge", "change-of-weather", "charcoal-yard", "cinderfall", "cleaver-of-promises", "cliff-monastery", "clockwork-tortoise", "cloud-shepherd", "colossus-of-spoons", "court-of-elements", "crooked-crossbow", "crossroads-inn", "cut-the-straps", "debt-of-honour", "dig-in", "drowned-chapel", "elsewhere", "ember-abbess", "ember-tithe", "everything-shakes", "exchange-of-weathers", "fallow-year", "ferry-steps", "flash-flood", "forked-answer", "glass-crater", "grappling-kite", "grip-of-roots", "hallowed-acre", "harpoon-sister", "hearth-vigil", "high-window", "hill-that-walks", "hollow-quarry", "hot-springs-terrace", "humming-bridge", "hungry-dark", "inn-of-the-second-best-bed", "kiln-row", "kite-chancellor", "kite-tower", "lanternfall-square", "last-stand", "last-tinker", "laundry-roofs", "lava-stair", "leaning-milestone", "lone-thunderbolt", "long-winter", "loose-cobbles", "market-of-odd-gloves", "mirror-fog", "mirror-mere", "mole-dowager", "mountain-office", "nameless-grave", "observatory-of-two-skies", "orchard-of-bells", "out-of-thin-air", "oyster-flats", "parade-sergeant", "pebble-oracle", "pigeon-court", "plough-up", "potato-cellar", "powder-mill", "pull-it-down", "pulling-current", "quarantine-wall", "quartermaster", "quench", "rain-of-brands", "read-the-letter", "reed-lagoon", "rockslide-below", "roll-call", "root-bridge", "rope-dancer", "rub-it-in", "salt-the-furrows", "sandglass-storm", "second-harvest", "settle-by-fire", "shoulder-to-shoulder", "signal-hill", "slow-tide", "spitting-coals", "stair-to-nothing", "stampede", "standing-lantern", "still-water", "stoke", "stubborn-clay", "sudden-height", "sulphur-baths", "sunken-garden", "surveyors-rod", "swallow", "sweet-reason", "tall-boots", "tea-trolley", "terraced-hill", "throw-the-lamp", "thunder-archive", "tide-caller", "tide-surveyor", "toll-bruiser", "toll-weir", "undertow", "unfinished-gate", "unlit-heir", "unremember", "war-bonfire", "warm-updraft", "wash-ashore", "water-clock", "wedding-truce", "weigh-the-soul", "whistling-gap", "whose-turn-to-row"]
)


def shown_of(card: Card) -> tuple[str, ...]:
    return (*SHOWN, *BROUGHT) if card.kind == "site" else SHOWN


def test_every_shipped_card_has_scenarios_that_are_about_it() -> None:
    about = {slug for slug, card in CARDS.cards.items() if any(name.startswith(f"{card.name.en}: ") for name in CARDS.names)}
    assert set(CARDS.cards) - about == WITHOUT


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_all_scenarios_hold(path: Path) -> None:
    assert CARDS.faulty(path) == []


@pytest.mark.parametrize("slug", sorted(set(CARDS.cards) - WITHOUT))
def test_its_scenarios_show_all_of_it(slug: str) -> None:
    unnoticed = set(CARDS.unnoticed(slug, shown_of(CARDS.cards[slug]), OTHERS))
    assert unnoticed == {said for said in UNSEEN if said.split(" ")[0] == slug}, "with this change no scenario fails"
