"""The client address behind trusted proxies is found, and forged headers are ignored."""

import ipaddress
from typing import Any

import pytest
from django.test import RequestFactory

from limits.addresses import client_address, network_of, pseudonym_of

PROXIES = [ipaddress.ip_network("10.0.0.0/8"), ipaddress.ip_network("fd00::/8")]


def address_of(peer: str, forwarded: str = "") -> str:
    headers = {"X-Forwarded-For": forwarded} if forwarded else {}
    return client_address(RequestFactory().get("/", REMOTE_ADDR=peer, headers=headers))


def test_without_a_trusted_proxy_the_header_is_ignored() -> None:
    assert address_of("198.51.100.7", "203.0.113.9") == "198.51.100.7"


@pytest.mark.parametrize(
    ("peer", "forwarded", "client"),
    [
        ("10.0.0.2", "203.0.113.9", "203.0.113.9"),
        ("10.0.0.2", "198.51.100.1, 203.0.113.9", "203.0.113.9"),  # what stands before was written by the client
        ("10.0.0.2", "203.0.113.9, 10.0.0.3", "203.0.113.9"),  # two proxies in a row
        ("10.0.0.2", "", "10.0.0.2"),
        ("10.0.0.2", "10.0.0.9, 10.0.0.3", "10.0.0.9"),
        ("fd00::1", "2001:db8::1", "2001:db8::1"),
        ("::ffff:10.0.0.2", "203.0.113.9:4711", "203.0.113.9"),
        ("10.0.0.2", "[2001:db8::1]:4711", "2001:db8::1"),
        ("10.0.0.2", "no address", "unknown"),
        ("203.0.113.5", "10.0.0.1", "203.0.113.5"),
    ],
)
def test_the_last_untrusted_hop_is_the_client(settings: Any, peer: str, forwarded: str, client: str) -> None:
    settings.TRUSTED_PROXIES = PROXIES
    assert address_of(peer, forwarded) == client


def test_addresses_of_one_ipv6_network_count_as_one() -> None:
    assert network_of("2001:db8:0:1::5") == network_of("2001:db8:0:1:ffff::6") == "2001:db8:0:1::/64"
    assert network_of("2001:db8:0:2::5") != network_of("2001:db8:0:1::5")
    assert network_of("203.0.113.9") != network_of("203.0.113.10")
    assert network_of("::ffff:203.0.113.9") == network_of("203.0.113.9")


def test_the_pseudonym_depends_on_the_secret_key(settings: Any) -> None:
    told = pseudonym_of("203.0.113.9")
    assert len(told) == 24
    settings.SECRET_KEY = "another " * 8
    assert pseudonym_of("203.0.113.9") != told
