enum category { ONES = 1, TWOS, THREES, FOURS, FIVES, SIXES, PAIR, CHANCE, YATZY };
struct Dice { int values[5]; };

int score(Dice dice, category which);
bool all_alike(Dice dice);
