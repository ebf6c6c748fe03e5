#include <stdio.h>
#include <vector>

int chance(const std::vector<int> &dice) { return dice.size(); }
