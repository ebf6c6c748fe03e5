SINGLES = {1: 100, 5: 50}


def triple(face):
    return 1000 if face == 1 else face * 100
