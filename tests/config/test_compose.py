"""compose.yaml names what there is: commands, queues, settings, volumes, services."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
import yaml
from django.conf import settings
from django.core.management import get_commands

ROOT = Path(__file__).resolve().parents[2]
COMPOSE: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text())
SERVICES: dict[str, dict[str, Any]] = COMPOSE["services"]
OURS = {name: service for name, service in SERVICES.items() if service["image"] == "deckproof"}


def test_every_role_is_there() -> None:
    assert set(OURS) == {"prepare", "web", "worker", "urgent", "sweeper"}
    assert set(SERVICES) - set(OURS) == {"database", "broker", "cache"}


@pytest.mark.parametrize("name", OURS)
def test_its_settings_are_known(name: str) -> None:
    table = (ROOT / "docs" / "settings.md").read_text()
    unknown = [variable for variable in OURS[name]["environment"] if f"`{variable}`" not in table]
    assert not unknown
    assert {"DJANGO_SECRET_KEY", "DATABASE_URL", "CELERY_BROKER_URL", "CACHE_URL"} <= set(OURS[name]["environment"])


@pytest.mark.parametrize("name", OURS)
def test_its_command_can_be_run(name: str) -> None:
    command = " ".join(OURS[name].get("command", ["gunicorn", "config.wsgi"]))
    asked = re.findall(r"manage\.py (\w+)", command)
    assert set(asked) <= set(get_commands())
    assert asked or command.startswith(("celery -A config worker", "gunicorn config.wsgi"))
    queues = re.findall(r"--queues (\S+)", command)
    assert {each for found in queues for each in found.split(",")} <= {queue.name for queue in settings.CELERY_TASK_QUEUES}


def test_all_queues_have_a_worker() -> None:
    taken = {each for service in OURS.values() for each in re.findall(r"urgent|games", " ".join(service.get("command", [])))}
    assert taken == {queue.name for queue in settings.CELERY_TASK_QUEUES}


def test_what_it_leans_on_is_there_and_says_when_it_is_ready() -> None:
    for service in OURS.values():
        for other, how in service["depends_on"].items():
            assert how["condition"] != "service_healthy" or "healthcheck" in SERVICES[other]
    named = {volume.split(":")[0] for service in SERVICES.values() for volume in service.get("volumes", [])}
    assert named == set(COMPOSE["volumes"])


def test_others_are_of_a_fixed_version_and_no_password_has_a_default() -> None:
    assert all(":" in service["image"] for name, service in SERVICES.items() if name not in OURS)
    text = (ROOT / "compose.yaml").read_text()
    assert not re.findall(r"\$\{\w*(?:PASSWORD|SECRET_KEY)(?!:\?)", text)
