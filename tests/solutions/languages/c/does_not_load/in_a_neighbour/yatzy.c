int sum(int dice[5]);
int chance(int dice[5]) { return sum(dice); }
