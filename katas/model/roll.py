"""A roll: the faces that fell, in the order they are printed."""

from katas.errors import UsageError

Roll = tuple[int, ...]

FACES = range(1, 7)


def parse_roll(text: str) -> Roll:
    """Read a roll as the documents print it, `3,3,3,4,4`; an empty text is the empty roll.

    Faces outside 1 to 6 are read as they stand: a document may ask for them.

    Raises UsageError if a face is no whole number.
    """
    if not text.strip():
        return ()
    try:
        return tuple(int(face) for face in text.split(","))
    except ValueError:
        raise UsageError(
            f"{text!r} is not a roll",
            advice="write the faces with commas between them: 3,3,3,4,4",
        ) from None


def show_roll(roll: Roll) -> str:
    """Print a roll as the documents do; the empty roll as `no dice`."""
    return ",".join(map(str, roll)) or "no dice"
