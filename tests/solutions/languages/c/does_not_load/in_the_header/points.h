#define POINTS 1
int points(int dice[5]
