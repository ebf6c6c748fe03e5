# Port of GreedScorer.cs (v1.3)
# TODO: IDisposable


class Constants(object):
    I_TRIPLE_OF_ONES = 1000
    I_TRIPLE_FACTOR = 100
    I_SINGLE_ONE = 100
    I_SINGLE_FIVE = 50
    I_MAX_FACE = 6
    I_TRIPLE = 3


class ResultBuilder(object):
    m_nTotal = None

    def __init__(self):
        self.m_nTotal = 0

    def getTotal(self):
        return self.m_nTotal

    def setTotal(self, nTotal):
        self.m_nTotal = nTotal

    def Add(self, nPoints):
        if nPoints is not None:
            self.setTotal(self.getTotal() + nPoints)
        return self

    def Build(self):
        # int, never null
        return int(self.getTotal())


class DiceCounter(object):
    def __init__(self, arrDice):
        self.m_arrCounts = [None] * (Constants.I_MAX_FACE + 1)
        nFace = 0
        while nFace <= Constants.I_MAX_FACE:
            self.m_arrCounts[nFace] = 0
            nFace = nFace + 1
        self.CountAll(arrDice)

    def CountAll(self, arrDice):
        nIndex = 0
        nLength = len(arrDice)
        while nIndex < nLength:
            nDie = arrDice[nIndex]
            if nDie is not None:
                self.setCount(nDie, self.getCount(nDie) + 1)
            nIndex = nIndex + 1

    def getCount(self, nFace):
        return self.m_arrCounts[nFace]

    def setCount(self, nFace, nCount):
        self.m_arrCounts[nFace] = nCount

    def hasTriple(self, nFace):
        if (self.getCount(nFace) >= Constants.I_TRIPLE) == True:
            return True
        else:
            return False


def score(dice):
    objResult = ResultBuilder()

    # null check
    if dice is None:
        return objResult.Build()
    if len(dice) == 0:
        return objResult.Build()

    objCounter = DiceCounter(dice)
    if objCounter is None:
        return objResult.Build()

    # triples
    nFace = 1
    while (nFace <= Constants.I_MAX_FACE):
        bTriple = objCounter.hasTriple(nFace)
        if (bTriple == True):
            if (nFace == 1):
                objResult.Add(Constants.I_TRIPLE_OF_ONES)
            else:
                objResult.Add(nFace * Constants.I_TRIPLE_FACTOR)
            objCounter.setCount(nFace, objCounter.getCount(nFace) - Constants.I_TRIPLE)
        nFace = nFace + 1

    # the rest (not the sixes)
    nRest = 0
    while (nRest < objCounter.getCount(1)):
        objResult.Add(Constants.I_SINGLE_ONE)
        nRest = nRest + 1
    nRest = 0
    while (nRest < objCounter.getCount(5)):
        objResult.Add(Constants.I_SINGLE_FIVE)
        nRest = nRest + 1

    objReturn = objResult.Build()
    return objReturn
