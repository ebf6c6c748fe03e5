import subprocess
import sys
from pathlib import Path


def test_that_starts_something():
    child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(1000)"])
    Path("left.txt").write_text(str(child.pid), "utf-8")
