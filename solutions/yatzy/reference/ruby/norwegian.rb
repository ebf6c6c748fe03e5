# Yatzy på norsk: poengene for et kast ført på en av brettets femten rubrikker.

# Rubrikken der terningene med denne verdien teller.
def tallet(verdi)
  ->(kast) { verdi * kast.count(verdi) }
end

# Rubrikken der minst så mange like teller, de høyeste av dem.
def like(antall)
  ->(kast) { antall * kast.select { |verdi| kast.count(verdi) >= antall }.max.to_i }
end

# Rubrikken der denne rekken teller, og ikke noe annet.
def straight(*rekke)
  ->(kast) { kast.sort == rekke ? kast.sum : 0 }
end

# To og to like; fire like er også to par.
TO_PAR = lambda do |kast|
  par = kast.tally.flat_map { |verdi, antall| [verdi] * (antall / 2) }
  par.size == 2 ? 2 * par.sum : 0
end

RUBRIKKER = {
  "Enere" => tallet(1),
  "Toere" => tallet(2),
  "Treere" => tallet(3),
  "Firere" => tallet(4),
  "Femmere" => tallet(5),
  "Seksere" => tallet(6),
  "Par" => like(2),
  "To par" => TO_PAR,
  "Tre like" => like(3),
  "Fire like" => like(4),
  "Hus" => ->(kast) { kast.tally.values.sort == [2, 3] ? kast.sum : 0 },
  "Liten straight" => straight(1, 2, 3, 4, 5),
  "Stor straight" => straight(2, 3, 4, 5, 6),
  "Sjanse" => ->(kast) { kast.sum },
  "Yatzy" => ->(kast) { kast.uniq.one? ? 50 : 0 },
}.freeze

# Poengene et kast med fem terninger gir på rubrikken; 0 når den må strykes.
def score(kast, rubrikk)
  RUBRIKKER.fetch(rubrikk).call(kast)
end
