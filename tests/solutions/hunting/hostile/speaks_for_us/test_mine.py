import json
import os

LIES = [
    {"kind": "Ended"},
    {"kind": "Tested", "test": "test_mine.py::test_true", "outcome": "failed"},
    {"kind": "Nonsense"},
    ["no", "message"],
]


def test_true():
    for number in range(3, 64):
        for lie in LIES:
            try:
                os.write(number, json.dumps(lie).encode() + b"\n")
            except OSError:
                pass
    print(json.dumps(LIES[1]), flush=True)
