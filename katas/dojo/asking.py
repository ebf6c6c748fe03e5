"""Asks a dojo's server something, straight through the room: no proxy, and no patience."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from contextlib import suppress
from http.client import HTTPException
from typing import Any
from urllib.error import HTTPError
from urllib.parse import urlsplit
from urllib.request import ProxyHandler, Request, build_opener

from katas.errors import UsageError

PORT = 8421
"""Where a dojo is served, unless it is said otherwise."""

A_HOST = re.compile(r"[\w.:-]+")
"""A name or a number, as machines have them."""

LARGEST = 100_000
"""So many bytes of an answer are read."""


class NoAnswer(Exception):
    """Nobody has answered; the message says why."""


class SaidNo(Exception):
    """The dojo has answered that it won't; the message is its own. `status` is HTTP's number."""

    def __init__(self, status: int, why: str) -> None:
        super().__init__(why)
        self.status = status


def address_of(said: str) -> str:
    """An address as a dojo prints it, or as people shorten it: `http://192.168.1.5:8421`.

    Raises UsageError for what is none.
    """
    text = said if "://" in said else f"http://{said}"
    with suppress(ValueError):
        parts = urlsplit(text)
        port = parts.port or PORT
        name = parts.hostname or ""
        if parts.scheme in ("http", "https") and A_HOST.fullmatch(name) and not parts.username:
            host = f"[{name}]" if ":" in name else name
            return f"{parts.scheme}://{host}:{port}"
    raise UsageError(
        f"{said} is no address of a dojo",
        advice=f"it is printed by kata dojo serve, and looks like 192.168.1.5:{PORT}",
    )


def ask(
    address: str, path: str, data: Mapping[str, object], *, token: str = "", timeout: float
) -> Mapping[str, Any]:
    """What the dojo at an address answers to some data.

    Raises NoAnswer where nobody does, within so many seconds for each piece, and SaidNo where it
    refuses.
    """
    headers = {"Content-Type": "application/json"}
    if token:
        headers["Authorization"] = f"Bearer {token}"
    body = json.dumps(data, ensure_ascii=False).encode("utf-8", "replace")
    request = Request(f"{address}{path}", body, headers, method="POST")  # noqa: S310  # address_of
    try:
        with build_opener(ProxyHandler({})).open(request, timeout=timeout) as answer:
            return _read(answer.read(LARGEST))
    except HTTPError as error:
        with error:
            raise SaidNo(error.code, _why(error.read(LARGEST))) from None
    except (OSError, HTTPException, ValueError) as error:
        reason = getattr(error, "reason", error)
        raise NoAnswer(str(getattr(reason, "strerror", None) or reason)) from None


def _read(answer: bytes) -> Mapping[str, Any]:
    """What was answered.

    Raises ValueError for anything but an object.
    """
    data = json.loads(answer)
    if not isinstance(data, dict):
        raise ValueError("that is no dojo")  # noqa: TRY004  # it was read, and is nonsense
    return data


def _why(answer: bytes) -> str:
    with suppress(ValueError):
        match _read(answer):
            case {"problem": str(problem)}:
                return problem
    return "that is no dojo of katas"
