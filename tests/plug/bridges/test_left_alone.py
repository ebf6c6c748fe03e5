"""A bridge whose parent is gone: it goes as well, even from the middle of an endless call."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

ENDLESS = {
    "yatzy.rb": "def chance(dice)\n  loop { }\nend\n",
    "yatzy.js": "function chance(dice) { for (;;); }\nmodule.exports = { chance };\n",
    "Yatzy.java": "class Yatzy { static int chance(int[] dice) { while (true); } }\n",
    "yatzy.c": "int chance(int dice[5]) { for (;;) dice[0]++; }\n",
}
"""Solutions that never answer."""

PARENT = """
import sys
from pathlib import Path
from katas.plug import Limits
from katas.plug.elsewhere import open_elsewhere
host = open_elsewhere(Path(sys.argv[1]), limits=Limits(None, None))
(offer,) = [offer for offer in host.describe().offers if offer.name == "chance"]
print("described", flush=True)
host.call(offer.path, [[1, 2, 3, 4, 5]])
"""


def marked(mark: str) -> set[str]:
    """The processes that have a mark in their environment."""
    found = set()
    for environment in Path("/proc").glob("[0-9]*/environ"):
        try:
            if mark.encode() in environment.read_bytes():
                found.add(environment.parent.name)
        except OSError:
            continue
    return found


@pytest.mark.skipif(not Path("/proc/self/environ").exists(), reason="looks at /proc")
@pytest.mark.parametrize("name", ENDLESS)
def test_an_endless_call_does_not_outlive_its_parent(name: str, tmp_path: Path) -> None:
    """The harness is killed outright: whatever it has started goes by itself."""
    file, mark = tmp_path / name, f"mark of {tmp_path}"
    file.write_text(ENDLESS[name], "utf-8")
    environment = {**os.environ, "KATAS_TEST": mark, "TMPDIR": str(tmp_path)}
    with subprocess.Popen(
        [sys.executable, "-c", PARENT, str(file)], stdout=subprocess.PIPE, env=environment
    ) as parent:
        assert parent.stdout is not None
        assert parent.stdout.readline() == b"described\n"
        assert len(marked(mark)) > 1
        parent.send_signal(signal.SIGKILL)
    patience = time.monotonic() + 60
    while marked(mark) and time.monotonic() < patience:
        time.sleep(0.1)
    assert not marked(mark)
