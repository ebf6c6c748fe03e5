int sum(int dice[5])
{
    return dice[0] + dice[1] + dice[2] + dice[3] + dice5;
}
