import java.util.*;

class YatzySpill {
    enum Kategori {
        Enere, Toere, Treere, Firere, Femmere, Seksere, Par, ToPar, TreLike, FireLike,
        Hus, LitenStraight, StorStraight, Sjanse, Yatzy
    }

    final String[] spillere;
    final int n;
    final Integer[][] kort;
    int tur, kastet;
    int[] terninger;
    boolean[] holdt;

    YatzySpill(String... spillere) { this(5, spillere); }

    YatzySpill(List<String> spillere) { this(5, spillere.toArray(new String[0])); }

    YatzySpill(List<String> spillere, int terninger) { this(terninger, spillere.toArray(new String[0])); }

    private YatzySpill(int n, String[] spillere) {
        if (spillere.length < 1 || new HashSet<>(Arrays.asList(spillere)).size() < spillere.length)
            throw new IllegalArgumentException("spillere");
        this.spillere = spillere;
        this.n = n;
        kort = new Integer[spillere.length][15];
        ny();
    }

    private void ny() { kastet = 0; terninger = new int[n]; holdt = new boolean[n]; }

    public String spiller() { return spillere[tur % spillere.length]; }
    public int runde() { return Math.min(tur / spillere.length, 14) + 1; }
    public boolean ferdig() { return tur == spillere.length * 15; }
    public int[] terninger() { return terninger.clone(); }

    private void krev(boolean ok, String ellers) {
        if (ferdig()) throw new IllegalStateException("Spillet er ferdig");
        if (!ok) throw new IllegalStateException(ellers);
    }

    public void kast(int... t) {
        int ledige = 0;
        for (boolean h : holdt) if (!h) ledige++;
        krev(kastet < 3, "tre kast");
        krev(t.length == ledige && ledige > 0, "feil antall");
        for (int x : t) krev(x > 0 && x < 7, "feil øyne");
        for (int i = 0, j = 0; i < n; i++) if (!holdt[i]) terninger[i] = t[j++];
        holdt = new boolean[n];
        kastet++;
    }

    public void hold(int... plasser) {
        krev(kastet > 0, "kast først");
        boolean[] h = new boolean[n];
        for (int p : plasser) {
            krev(p > 0 && p <= n && !h[p - 1], "feil plass");
            h[p - 1] = true;
        }
        holdt = h;
    }

    public int plasser(Kategori k) {
        krev(kastet > 0, "kast først");
        Integer[] rad = kort[tur % spillere.length];
        krev(rad[k.ordinal()] == null, "brukt");
        int p = rad[k.ordinal()] = regn(k);
        tur++;
        ny();
        return p;
    }

    public int plasser(String k) {
        for (Kategori x : Kategori.values())
            if (x.name().equalsIgnoreCase(k.replaceAll("[ _-]", ""))) return plasser(x);
        throw new IllegalArgumentException(k);
    }

    private int regn(Kategori k) {
        int[] a = new int[7];
        int sum = 0;
        for (int t : terninger) { a[t]++; sum += t; }
        int[] hoyest = new int[n + 1];
        for (int o = 1; o <= 6; o++) for (int i = 0; i <= a[o]; i++) hoyest[i] = o;
        int[] s = terninger.clone();
        Arrays.sort(s);
        switch (k) {
            case Par: return 2 * hoyest[2];
            case ToPar:
                if (hoyest[4] > 0) return 4 * hoyest[4];
                for (int o = hoyest[2] - 1; o > 0; o--) if (a[o] >= 2) return 2 * (o + hoyest[2]);
                return 0;
            case TreLike: return 3 * hoyest[3];
            case FireLike: return 4 * hoyest[4];
            case Hus:
                for (int o = 1; o <= 6; o++) if (a[o] == 2 && hoyest[3] > 0) return sum;
                return 0;
            case LitenStraight: return Arrays.equals(s, new int[]{1, 2, 3, 4, 5}) ? 15 : 0;
            case StorStraight: return Arrays.equals(s, new int[]{2, 3, 4, 5, 6}) ? 20 : 0;
            case Sjanse: return sum;
            case Yatzy: return s[0] == s[n - 1] ? 50 : 0;
            default: return a[k.ordinal() + 1] * (k.ordinal() + 1);
        }
    }

    private Integer[] rad(String spiller) {
        int i = Arrays.asList(spillere).indexOf(spiller);
        if (i < 0) throw new IllegalArgumentException(spiller);
        return kort[i];
    }

    public Map<Kategori, Integer> poeng(String spiller) {
        Map<Kategori, Integer> m = new EnumMap<>(Kategori.class);
        for (Kategori k : Kategori.values()) if (rad(spiller)[k.ordinal()] != null) m.put(k, rad(spiller)[k.ordinal()]);
        return m;
    }

    public int delsum(String spiller) {
        int s = 0;
        for (int i = 0; i < 6; i++) s += rad(spiller)[i] == null ? 0 : rad(spiller)[i];
        return s;
    }

    public int bonus(String spiller) { return delsum(spiller) >= 63 ? 50 : 0; }

    public int sum(String spiller) {
        int s = bonus(spiller);
        for (Integer p : rad(spiller)) s += p == null ? 0 : p;
        return s;
    }

    public List<String> vinnere() {
        if (!ferdig()) throw new IllegalStateException("ikke ferdig");
        int m = Arrays.stream(spillere).mapToInt(this::sum).max().getAsInt();
        List<String> v = new ArrayList<>();
        for (String s : spillere) if (sum(s) == m) v.add(s);
        return v;
    }
}
