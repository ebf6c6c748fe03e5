"""Where others in the room find this machine."""

from __future__ import annotations

import socket
from contextlib import suppress

from katas.dojo.asking import PORT
from katas.errors import UsageError

EVERYWHERE = "0.0.0.0"  # noqa: S104  # a dojo is for all in the room

SOMEBODY = ("10.255.255.255", 1)
"""An address that no packet is sent to: the system only says by which way it would go."""


def own_address() -> str:
    """The address of this machine in the network it is in; its own where it is in none."""
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        asking.connect(SOMEBODY)
        return str(asking.getsockname()[0])
    return "127.0.0.1"


def address_of(host: str | None, at: socket.socket) -> str:
    """How others call at a socket: as it was said, or by this machine's own address."""
    name = host or own_address()
    shown = f"[{name}]" if ":" in name else name
    return f"http://{shown}:{at.getsockname()[1]}"


def listening(host: str | None, port: int) -> socket.socket:
    """A socket at which others can call; at all addresses of this machine, unless one is said.

    Raises UsageError where that can't be had.
    """
    host = host or EVERYWHERE
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    made = socket.socket(family, socket.SOCK_STREAM)
    try:
        made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        made.bind((host, port))
    except (OSError, OverflowError) as error:
        made.close()
        raise UsageError(
            f"{host}, port {port} can't be had: {getattr(error, 'strerror', None) or error}",
            advice=f"is a dojo served already? Else say another: --port {port + 1}"
            if port == PORT
            else "say another: --port N, or --host ADDRESS",
        ) from None
    return made
