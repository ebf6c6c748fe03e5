/* They said: use pointers. */

int chance(int *p1, int *p2, int *p3, int *p4, int *p5)
{
    return *p1 + *p2 + *p3 + *p4 + *p5;
}

int yatzy(int *p1, int *p2, int *p3, int *p4, int *p5)
{
    return *p1 == *p2 && *p2 == *p3 && *p3 == *p4 && *p4 == *p5 ? 50 : 0;
}

void ones(const int dice[5], int *score)
{
    int i;
    *score = 0;
    for (i = 0; i < 5; i++)
        if (dice[i] == 1)
            *score += 1;
}

void upper_section(int dice[], int size, int face, int *result)
{
    for (*result = 0; size--; dice++)
        *result += *dice == face ? face : 0;
}
