"""Request JSON from the provider, without redirects and with limits on time and size."""

from __future__ import annotations

import http.client
import json
import time
from collections.abc import Mapping
from typing import Any
from urllib.parse import urlencode, urlsplit
from urllib.request import HTTPHandler, HTTPSHandler, OpenerDirector, ProxyHandler, Request

from accounts.openid.errors import Fault, OpenIDError
from accounts.openid.registration import is_loopback

#: Seconds for each read of a connection, and for a whole response.
READ_TIMEOUT, TOTAL_TIMEOUT = 5.0, 8.0
MAX_BYTES = 512 * 1024


def request_json(
    address: str, *, form: Mapping[str, str] | None = None, headers: Mapping[str, str] | None = None
) -> tuple[int, dict[str, Any]]:
    """Send a GET, or with a form a POST. Return the status and the JSON object of the response. Raise OpenIDError."""
    request = Request(
        address, data=None if form is None else urlencode(form).encode(), headers={"Accept": "application/json", **(headers or {})}
    )
    deadline = time.monotonic() + TOTAL_TIMEOUT
    try:
        with _opener(urlsplit(address).hostname or "").open(request, timeout=READ_TIMEOUT) as response:
            status, body = response.status, _read(response, address, deadline)
    except (OSError, http.client.HTTPException, ValueError) as error:
        raise OpenIDError(Fault.UNREACHABLE, f"{address}: {error!r}") from error
    if status >= 500:
        raise OpenIDError(Fault.UNREACHABLE, f"{address}: status {status}")
    try:
        answer = json.loads(body)
    except (ValueError, RecursionError) as error:
        raise OpenIDError(Fault.UNBELIEVABLE, f"{address}: status {status}, no JSON") from error
    if not isinstance(answer, dict):
        raise OpenIDError(Fault.UNBELIEVABLE, f"{address}: status {status}, no JSON object")
    return status, answer


def _read(response: Any, address: str, deadline: float) -> bytes:
    body = b""
    while part := response.read1(65536):
        body += part
        if len(body) > MAX_BYTES:
            raise OpenIDError(Fault.UNBELIEVABLE, f"{address}: more than {MAX_BYTES} bytes")
        if time.monotonic() > deadline:
            raise OpenIDError(Fault.UNREACHABLE, f"{address}: not done after {TOTAL_TIMEOUT:g} s")
    if response.length:
        raise OpenIDError(Fault.UNREACHABLE, f"{address}: cut off, {response.length} bytes are missing")
    return body


def _opener(host: str) -> OpenerDirector:
    """Return an opener without handlers for redirects and errors. It uses the proxy of the environment except for loopback hosts."""
    opener = OpenerDirector()
    for handler in (ProxyHandler({} if is_loopback(host) else None), HTTPHandler(), HTTPSHandler()):
        opener.add_handler(handler)
    opener.addheaders = [("User-Agent", "Deckproof")]
    return opener
