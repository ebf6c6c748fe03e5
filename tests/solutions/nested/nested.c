/* Control structures after one another and inside one another; the deepest place is marked. */
int one_after_the_other(const int *dice, int count) {
    if (count == 0) return 0;
    if (count == 1) return dice[0];
    return count > 2 ? 2 : 1;
}

int otherwise(const int *dice, int count) {
    if (count == 0) {
        return 0;
    } else if (count == 1) {
        return dice[0];
    } else if (count == 2) {
        for (int at = 0; at < count; at++) {
            switch (dice[at]) { /* deepest: 3 */
                default: return dice[at];
            }
        }
    }
    return 0;
}
