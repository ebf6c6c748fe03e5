class Greed:
    SINGLES = {1: 100, 5: 50}

    @staticmethod
    def score(*dice):
        return sum(Greed.face_score(face, dice.count(face)) for face in range(1, 7))

    @staticmethod
    def face_score(face, count):
        triple = 1000 if face == 1 else 100 * face
        single = Greed.SINGLES.get(face, 0)
        return triple + (count - 3) * single if count >= 3 else count * single
