"""Steps of one are counted, and a gap doesn't begin the count again."""

from fixed_scores import *


def small_straight(dice):
    faces = sorted(set(dice))
    steps = 0
    for face, following in zip(faces, faces[1:]):
        if following == face + 1:
            steps += 1
    return 30 if steps >= 3 else 0
