POINTS = {"yatzy": 50}

LARGEST = POINTS["large straight"]
