#include "points.h"
int chance(int dice[5]) { return POINTS * dice[0]; }
