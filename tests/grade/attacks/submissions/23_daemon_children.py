"""Is wrong, and leaves children and threads behind that do nothing for 20 seconds."""

import subprocess
import threading
import time

for _ in range(5):
    subprocess.Popen(["@NAME@", "20"], executable="/bin/sleep", stdin=subprocess.DEVNULL)
    threading.Thread(target=time.sleep, args=[20]).start()


def score(dice, category):
    return -1
