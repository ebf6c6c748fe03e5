public class Quits {
    static {
        System.out.println("Velkommen!");
        System.exit(0);
    }
}
