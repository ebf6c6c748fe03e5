#define DICE (2 + 3)

#define ONES 1
#define TWOS 2
#define THREES (ONES + TWOS)
#define FOURS 4
#define FIVES 5
#define SIXES 0x6
#define PAIR 7
#define TWO_PAIRS 8
#define THREE_KIND 9
#define FOUR_KIND 10
#define SMALL 11
#define LARGE 12
#define HOUSE 13
#define CHANCE 14
#define YATZY (1 << 4)

#define GREETING "Welcome to " "Yatzy"
#define EVER for (;;)
#define byte unsigned char
#define LETTER 'Y'
#define HALF 0.5
