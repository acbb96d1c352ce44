"""Every kind of simulation is registered, and answers each question, of a simulation that begins and of one that is over."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import MISSING, fields
from importlib import import_module

import pytest
from django.contrib.staticfiles import finders
from django.template.loader import get_template, render_to_string

from cards.catalogue import catalogue_of
from cards.models import Card
from decks.models import Deck
from decks.owners import Owner
from matches.api.figures import told_of
from matches.api.inputs import OWN_FIELDS
from matches.api.serializers import SimulationSerializer
from matches.live.figures import find_figure, gauntlet_of
from matches.models import Kind, Simulation, Status
from matches.registry.declaration import Asked, SimulationKind
from matches.registry.kinds import choices_of_kinds, every_kind, kind_of
from matches.requests.terms import Terms
from tests.matches.conftest import tell_of_changed_cards
from tests.matches.farm.playthrough import play_out

HAND = {"hand": {"pip-3": 1, "pip-5": 2}, "put_back": {"pip-3": 1}}
for_every_kind = pytest.mark.parametrize("kind", every_kind().values(), ids=list(every_kind()))

Begin = Callable[[SimulationKind], Simulation]


@pytest.fixture
def begin(alice: Owner, middle: Deck, strong: Deck, weak: Deck) -> Begin:
    """Begins a simulation of a kind, between the same decks as those of the others."""
    Card.objects.filter(slug="cursed").delete()
    tell_of_changed_cards()

    def begin(kind: SimulationKind) -> Simulation:
        if kind.create is None:
            figure = find_figure(middle.listing(catalogue_of("pips")), gauntlet_of(middle, [strong, weak]), alice.payer)
            assert figure is not None
            return figure.simulation
        decks = [middle, strong, weak] if {"decks", "opponents"} & set(kind.takes) else [middle]
        return kind.create(Asked(alice, decks, Terms(600, level="coin", opponent_level="sharp", seed=7), version=strong, hand=HAND))

    return begin


def test_each_kind_has_one_module_and_one_object() -> None:
    assert set(every_kind()) == set(Kind.values)
    for slug, kind in every_kind().items():
        module = import_module(f"matches.kinds.{slug}")
        assert [each for each in vars(module).values() if isinstance(each, SimulationKind)] == [kind]
        assert kind.slug == slug


def test_no_answer_is_taken_for_granted() -> None:
    assert [each.name for each in fields(SimulationKind) if each.default is not MISSING or each.default_factory is not MISSING] == []


def test_people_ask_for_all_but_figures_while_building() -> None:
    assert [slug for slug, _ in choices_of_kinds()] == [slug for slug in Kind.values if slug != Kind.LIVE]


def test_no_two_kinds_are_meant_by_one_field() -> None:
    taken = [name for kind in every_kind().values() for name in kind.takes if name in OWN_FIELDS]
    assert len(set(taken)) == len(taken)
    assert set(OWN_FIELDS) >= {"hand", "compare_with"}


@for_every_kind
def test_templates_and_styles_are_there(kind: SimulationKind) -> None:
    assert get_template(kind.title)
    assert get_template(kind.template)
    assert [each for each in kind.stylesheets if not finders.find(each)] == []


@for_every_kind
def test_a_simulation_that_begins(kind: SimulationKind, begin: Begin, alice: Owner) -> None:
    made = begin(kind)
    assert kind_of(made) is kind
    assert made.status == Status.QUEUED
    assert made.chunks.exists()
    assert kind.say(kind.summarise(made)) == ""
    assert kind.summarise(made).played == 0
    assert 'id="figures"' in render_to_string(kind.template, kind.show(made) | kind.tools(made, alice))


@for_every_kind
def test_a_simulation_that_is_over(kind: SimulationKind, begin: Begin, alice: Owner) -> None:
    made = play_out(begin(kind), random.Random(1))
    assert made.status == Status.DONE
    found = kind.summarise(made)
    assert found.played > 0
    assert kind.say(found)
    assert set(told_of(made)) == set(SimulationSerializer().fields)
    assert kind.download(made).table
    shown = kind.show(made)
    assert type(shown["shared"]) is type(found)
    page = render_to_string(kind.template, shown | kind.tools(made, alice))
    assert "is-over" in page
    assert render_to_string("matches/_title.html", {"simulation": made}).strip()
    pictures = kind.pictures(made, None)
    assert {kind.main_picture, kind.preview_picture} - {""} <= {name for name, draw in pictures.items() if draw().picture}
