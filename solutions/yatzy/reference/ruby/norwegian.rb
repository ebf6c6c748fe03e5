# Yatzy på norsk: poengene for et kast, og hele spillet med runder, brett og vinner.
#
# En Runde vet om terningene på bordet, et Brett om poengene til én deltaker, og Spill hvem sin
# tur det er. Ingen av dem kaster terninger: de får vite hva som falt.

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

# Reglene sier nei, og ingenting er endret.
class Ulovlig < StandardError; end

# Inntil tre kast. Det som holdes igjen, blir liggende til neste kast, og ikke lenger.
class Runde
  KAST = 3

  attr_reader :bord

  def initialize(terninger)
    @plasser = [*1..terninger]
    @bord = []
    @holdt = []
    @igjen = KAST
  end

  def kast(øyne)
    fri = @plasser - @holdt
    raise Ulovlig, "det er bare #{KAST} kast i en runde" if @igjen.zero?
    raise Ulovlig, "alle terningene er holdt igjen" if fri.empty?
    raise Ulovlig, "#{fri.size} terninger er fri, ikke #{øyne.size}" if øyne.size != fri.size
    raise Ulovlig, "en terning viser 1 til 6" unless øyne.all?(1..6)

    falt = fri.zip(øyne).to_h
    @bord = @plasser.map { |plass| falt.fetch(plass) { @bord[plass - 1] } }
    @holdt = []
    @igjen -= 1
  end

  # Plassene telles fra 1, fra venstre.
  def hold_igjen(plasser)
    raise Ulovlig, "ingenting ligger på bordet ennå" if @bord.empty?
    raise Ulovlig, "en terning holdes igjen én gang" if plasser.uniq != plasser
    raise Ulovlig, "så mange terninger er det ikke" unless (plasser - @plasser).empty?

    @holdt = plasser.dup
  end
end

# Brettet til én deltaker: poengene på de rubrikkene som er brukt.
class Brett
  ØVRE_DEL = %w[Enere Toere Treere Firere Femmere Seksere].freeze
  GRENSE = 63
  BONUS = 50

  def initialize
    @poeng = {}
  end

  def før(kast, rubrikk)
    raise Ulovlig, "brettet har ingen rubrikk #{rubrikk}" unless RUBRIKKER.key?(rubrikk)
    raise Ulovlig, "#{rubrikk} er brukt" if @poeng.key?(rubrikk)

    @poeng[rubrikk] = score(kast, rubrikk)
  end

  # En kopi: bare før skriver på brettet.
  def poeng
    @poeng.dup
  end

  def brukt
    @poeng.size
  end

  def fullt?
    brukt == RUBRIKKER.size
  end

  def delsum
    @poeng.slice(*ØVRE_DEL).values.sum
  end

  def bonus
    delsum >= GRENSE ? BONUS : 0
  end

  def sum
    @poeng.values.sum + bonus
  end
end

# En omgang: femten runder for hver deltaker, etter tur.
class Spill
  TERNINGER = 5

  def initialize(deltakere, terninger = TERNINGER)
    raise Ulovlig, "noen må spille" if deltakere.empty?
    raise Ulovlig, "to deltakere har samme navn" if deltakere.uniq != deltakere
    raise Ulovlig, "det spilles med #{TERNINGER} terninger" if terninger != TERNINGER

    @brett = deltakere.to_h { |navn| [navn, Brett.new] }
    @rekke = deltakere.dup # den som har tur, står først
    @runde = Runde.new(TERNINGER)
  end

  def kast(øyne)
    ikke_over!
    @runde.kast(øyne)
  end

  def hold_igjen(plasser)
    ikke_over!
    @runde.hold_igjen(plasser)
  end

  # Fører det som ligger på bordet, og gir turen videre.
  def før(rubrikk)
    ikke_over!
    raise Ulovlig, "det er ikke kastet ennå" if bord.empty?

    poeng = brettet(deltaker).før(bord, rubrikk)
    @rekke.rotate!
    @runde = Runde.new(TERNINGER)
    poeng
  end

  def bord
    @runde.bord
  end

  def deltaker
    @rekke.first
  end

  # Når omgangen er over, er det fortsatt den siste.
  def runde
    (brettet(deltaker).brukt + 1).clamp(..RUBRIKKER.size)
  end

  def over?
    @brett.values.all?(&:fullt?)
  end

  def poeng(deltaker)
    brettet(deltaker).poeng
  end

  def delsum(deltaker)
    brettet(deltaker).delsum
  end

  def bonus(deltaker)
    brettet(deltaker).bonus
  end

  def sum(deltaker)
    brettet(deltaker).sum
  end

  # Alle med høyest sum; ved likhet deler de seieren.
  def vinnere
    raise Ulovlig, "omgangen er ikke over" unless over?

    høyest = @brett.values.map(&:sum).max
    @brett.keys.select { |navn| sum(navn) == høyest }
  end

  private

  def ikke_over!
    raise Ulovlig, "omgangen er over" if over?
  end

  def brettet(deltaker)
    @brett.fetch(deltaker) { raise Ulovlig, "#{deltaker} er ikke med" }
  end
end
