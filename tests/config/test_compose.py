"""compose.yaml refers to existing commands, queues, settings, volumes and services, and gives no service more rights than it needs."""

from __future__ import annotations

import importlib.util
import ipaddress
import json
import re
from pathlib import Path
from typing import Any

import pytest
import yaml
from django.conf import settings
from django.core.management import get_commands

from config.serving.web_channel import Phase
from config.serving.web_server import MAX_HEAD_BYTES, MAX_SECONDS

ROOT = Path(__file__).resolve().parents[2]
COMPOSE: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text())
SERVICES: dict[str, dict[str, Any]] = COMPOSE["services"]
CADDYFILE = (ROOT / "Caddyfile").read_text()
DOCKERFILE = (ROOT / "Dockerfile").read_text()
#: The image's default command.
COMMAND: list[str] = json.loads(re.findall(r"^CMD (.*)$", DOCKERFILE, re.MULTILINE)[0])
OURS = {name: service for name, service in SERVICES.items() if service["image"] == "deckproof"}


def test_every_role_is_there() -> None:
    assert set(OURS) == {"prepare", "web", "worker", "urgent", "sweeper"}
    assert set(SERVICES) - set(OURS) == {"proxy", "database", "broker", "cache"}


@pytest.mark.parametrize("name", OURS)
def test_its_settings_are_known(name: str) -> None:
    table = (ROOT / "docs" / "settings.md").read_text()
    unknown = [variable for variable in OURS[name]["environment"] if f"`{variable}`" not in table]
    assert not unknown
    assert {"DJANGO_SECRET_KEY", "DATABASE_URL", "CELERY_BROKER_URL", "CACHE_URL"} <= set(OURS[name]["environment"])


@pytest.mark.parametrize("name", OURS)
def test_its_command_can_be_run(name: str) -> None:
    command = " ".join(OURS[name].get("command", COMMAND))
    asked = re.findall(r"manage\.py (\w+)", command)
    assert set(asked) <= set(get_commands())
    module = re.match(r"python -m (\S+)", command)
    assert asked or command.startswith("celery -A config worker") or (module and importlib.util.find_spec(module[1]))
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
    assert named == set(COMPOSE["volumes"]) | {"./Caddyfile"}


def test_images_are_pinned_and_no_password_has_a_default() -> None:
    images = [service["image"] for name, service in SERVICES.items() if name not in OURS] + re.findall(
        r"^FROM (\S+)", DOCKERFILE, re.MULTILINE
    )
    assert len(images) == 5
    assert all(re.fullmatch(r"[a-z]+:[\w.-]+@sha256:[0-9a-f]{64}", image) for image in images)
    text = (ROOT / "compose.yaml").read_text()
    assert not re.findall(r"\$\{\w*(?:PASSWORD|SECRET_KEY)(?!:\?)", text)


@pytest.mark.parametrize("name", SERVICES)
def test_service_runs_without_privileges_and_within_limits(name: str) -> None:
    service = SERVICES[name]
    assert service["read_only"] is True
    assert service["cap_drop"] == ["ALL"]
    assert service["security_opt"] == ["no-new-privileges:true"]
    assert service.get("cap_add", []) == (["NET_BIND_SERVICE"] if name == "proxy" else [])
    assert service["user"]
    assert service["user"] != "0:0" or name == "proxy"
    assert set(service["deploy"]["resources"]["limits"]) == {"cpus", "memory", "pids"}
    assert all("size=" in folder for folder in service["tmpfs"])
    assert not {"privileged", "devices", "pid", "ipc", "network_mode"} & set(service)


def test_each_role_has_a_health_check() -> None:
    assert {name for name, service in SERVICES.items() if "healthcheck" not in service} == {"prepare"}
    waited_for = [service["depends_on"].get("prepare", {}).get("condition") for name, service in OURS.items() if name != "prepare"]
    assert set(waited_for) == {"service_completed_successfully"}
    for name in ("worker", "urgent", "sweeper"):
        assert OURS[name]["environment"]["DECKPROOF_ALIVE_FILE"] in " ".join(OURS[name]["healthcheck"]["test"])


def test_only_the_proxy_publishes_ports() -> None:
    assert [name for name, service in SERVICES.items() if "ports" in service] == ["proxy"]
    assert {name for name, service in SERVICES.items() if "front" in service["networks"]} == {"proxy", "web"}
    assert "back" not in SERVICES["proxy"]["networks"]


def test_only_the_proxy_is_trusted() -> None:
    address = SERVICES["proxy"]["networks"]["front"]["ipv4_address"]
    subnet = ipaddress.ip_network(COMPOSE["networks"]["front"]["ipam"]["config"][0]["subnet"])
    assert ipaddress.ip_address(address) in subnet
    assert all(service["environment"]["DECKPROOF_TRUSTED_PROXIES"] == address for service in OURS.values())


def test_cache_requires_its_password() -> None:
    assert "requirepass $$REDISCLI_AUTH" in " ".join(SERVICES["cache"]["command"])
    assert all(re.match(r"redis://:\$\{CACHE_PASSWORD:\?[^}]*\}@cache", service["environment"]["CACHE_URL"]) for service in OURS.values())


def test_proxy_allows_larger_bodies_than_the_web_server() -> None:
    most = int(re.findall(r"max_size (\d+)MB", CADDYFILE)[0]) * 1_000_000
    assert settings.MAX_BODY_BYTES < most <= 1.1 * settings.MAX_BODY_BYTES
    assert f"{settings.MAX_BODY_BYTES // 1_000_000} MB" in CADDYFILE
    times = dict(re.findall(r"(read_header|read_body|idle) (\d+)s", CADDYFILE))
    assert times == {
        "read_header": str(MAX_SECONDS[Phase.HEAD]),
        "read_body": str(MAX_SECONDS[Phase.BODY]),
        "idle": str(MAX_SECONDS[Phase.IDLE]),
    }
    assert int(re.findall(r"keepalive (\d+)s", CADDYFILE)[0]) < MAX_SECONDS[Phase.IDLE]
    assert int(re.findall(r"max_header_size (\d+)KB", CADDYFILE)[0]) * 1024 == MAX_HEAD_BYTES
