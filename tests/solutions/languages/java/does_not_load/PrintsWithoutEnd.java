public class PrintsWithoutEnd {
    static {
        for (boolean again = true; again; ) System.out.println("Kast igjen? (j/n)");
    }
}
