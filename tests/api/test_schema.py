"""Every operation of the schema, with inputs made up from it: never a 5xx, always an answer that the schema states."""

from __future__ import annotations

import pytest
import schemathesis
from django.contrib.auth.models import User
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import content_type_conformance, response_schema_conformance, status_code_conformance

from accounts.services import create_token
from config.api.docs import schema
from config.wsgi import application
from decks.models import Deck

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
API = schemathesis.openapi.from_dict(schema())
API.app = application
OPERATIONS = [result.ok() for result in API.get_all_operations()]


def test_the_schema_holds_every_operation() -> None:
    assert {f"{operation.method.upper()} {operation.path}" for operation in OPERATIONS} == {
        "GET /api/v1/games",
        "GET /api/v1/games/{game}",
        "GET /api/v1/games/{game}/cards",
        "GET /api/v1/games/{game}/cards.json",
        "GET /api/v1/games/{game}/cards/{slug}",
        "GET /api/v1/decks",
        "POST /api/v1/decks",
        "GET /api/v1/decks/{deck_id}",
        "PATCH /api/v1/decks/{deck_id}",
        "DELETE /api/v1/decks/{deck_id}",
        "GET /api/v1/decks/{deck_id}/exports/{file_format}",
        "GET /api/v1/decks/{deck_id}/odds",
        "POST /api/v1/decks/validate",
        "GET /api/v1/simulations",
        "POST /api/v1/simulations",
        "GET /api/v1/simulations/{simulation}",
        "POST /api/v1/simulations/{simulation}/decks",
        "POST /api/v1/simulations/{simulation}/cancel",
        "POST /api/v1/simulations/{simulation}/check",
        "GET /api/v1/simulations/{simulation}/games/{game}",
        "POST /api/v1/token",
    }


@pytest.mark.slow
@pytest.mark.parametrize("operation", OPERATIONS, ids=lambda operation: f"{operation.method.upper()} {operation.path}")
@pytest.mark.parametrize("member", [True, False], ids=["with a token", "without"])
def test_every_operation_answers_as_the_schema_says(
    operation, member: bool, alice: User, alices_deck: Deck, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("limits.throttles.seconds_to_wait", lambda *_: 0)
    monkeypatch.setattr("cards.pictures.rasters.draw_missing", lambda cards, *_, **__: len(cards))
    headers = {"Accept-Encoding": "identity"}  # schemathesis unpacks nothing
    if member:
        headers["Authorization"] = f"Token {create_token(user=alice, name='test', days=1)}"

    @given(case=operation.as_strategy())
    @settings(
        max_examples=25,
        deadline=None,
        derandomize=True,
        database=None,
        suppress_health_check=list(HealthCheck),
        phases=[Phase.explicit, Phase.generate],
    )
    def answers(case) -> None:  # type: ignore[no-untyped-def]
        if "deck_id" in (case.path_parameters or {}):
            case.path_parameters["deck_id"] = str(alices_deck.pk)
        response = case.call(headers=headers)
        case.validate_response(response, checks=CHECKS)

    answers()
