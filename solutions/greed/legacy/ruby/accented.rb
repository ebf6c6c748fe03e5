# GreedScorer, converted from VB.NET (v2.0)
# Imports: none needed in Ruby?

class GreedConstants
  C_TRIPLE_OF_ONES = 1000
  C_TRIPLE_FACTOR = 100
  C_SINGLE_ONE = 100
  C_SINGLE_FIVE = 50
  C_MAX_FACE = 6
  C_TRIPLE = 3
end

class ScoreAccumulator
  def initialize()
    @m_iTotal = 0
  end

  def GetTotal()
    return @m_iTotal
  end

  def SetTotal(iTotal)
    @m_iTotal = iTotal
  end

  def Add(iPoints)
    if (iPoints != nil)
      self.SetTotal(self.GetTotal() + iPoints)
    end
    return self
  end

  def ToInteger()
    return self.GetTotal().to_i()
  end
end

class DiceTable
  def initialize(aDice)
    @m_hCounts = Hash.new()
    for iFace in 0..GreedConstants::C_MAX_FACE
      @m_hCounts.store(iFace, 0)
    end
    self.Fill(aDice)
  end

  def Fill(aDice)
    iIndex = 0
    iLength = aDice.length()
    while (iIndex < iLength)
      iDie = aDice[iIndex]
      if (iDie != nil)
        self.SetCount(iDie, self.GetCount(iDie) + 1)
      end
      iIndex += 1
    end
  end

  def GetCount(iFace)
    return @m_hCounts.fetch(iFace)
  end

  def SetCount(iFace, iCount)
    @m_hCounts.store(iFace, iCount)
  end

  def IsTriple(iFace)
    bResult = false
    if (self.GetCount(iFace) >= GreedConstants::C_TRIPLE)
      bResult = true
    end
    return bResult
  end
end

def score(dice)
  objScore = ScoreAccumulator.new()

  # Nothing check
  if (dice == nil)
    return objScore.ToInteger()
  end
  if (dice.length() == 0)
    return objScore.ToInteger()
  end

  objTable = DiceTable.new(dice)
  if (objTable == nil)
    return objScore.ToInteger()
  end

  # triples
  iFace = 1
  while (iFace <= GreedConstants::C_MAX_FACE)
    if (objTable.IsTriple(iFace) == true)
      if (iFace == 1)
        objScore.Add(GreedConstants::C_TRIPLE_OF_ONES)
      else
        objScore.Add(iFace * GreedConstants::C_TRIPLE_FACTOR)
      end
      objTable.SetCount(iFace, objTable.GetCount(iFace) - GreedConstants::C_TRIPLE)
    end
    iFace += 1
  end

  # singles (never six)
  iRest = 0
  while (iRest < objTable.GetCount(1))
    objScore.Add(GreedConstants::C_SINGLE_ONE)
    iRest += 1
  end
  iRest = 0
  while (iRest < objTable.GetCount(5))
    objScore.Add(GreedConstants::C_SINGLE_FIVE)
    iRest += 1
  end

  objReturn = objScore.ToInteger()
  return objReturn
end
