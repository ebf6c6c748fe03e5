import java.util.Scanner;

public class Asks {
    static final Scanner KEYBOARD = new Scanner(System.in);
    static final int PLAYERS = KEYBOARD.nextInt();
}
