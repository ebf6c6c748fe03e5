int chance(int dice[5])
{
    int i, sum = 0;
    for (i = 0; i < 5; i++) {
        sum += dice[i];
    return sum;
}
