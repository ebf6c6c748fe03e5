#include <conio.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>
#include <windows.h>

int hand[5];
int counts[7];
int total;

void throw_dice()
{
    int i;
    for (i = 0; i < 5; i++)
        hand[i] = rand() % 6 + 1;
    Sleep(500);
}

void show()
{
    HANDLE console = GetStdHandle(STD_OUTPUT_HANDLE);
    int i;
    SetConsoleTextAttribute(console, FOREGROUND_GREEN | FOREGROUND_INTENSITY);
    for (i = 0; i < 5; i++)
        printf("[%d] ", hand[i]);
    printf("\n");
}

void count()
{
    int i;
    for (i = 0; i < 7; i++)
        counts[i] = 0;
    for (i = 0; i < 5; i++)
        counts[hand[i]]++;
}

int upper(int face) { count(); return face * counts[face]; }

int ones() { return upper(1); }
int twos() { return upper(2); }
int threes() { return upper(3); }
int fours() { return upper(4); }
int fives() { return upper(5); }
int sixes() { return upper(6); }

int kind(int n)
{
    int face;
    count();
    for (face = 6; face > 0; face--)
        if (counts[face] >= n)
            return face * n;
    return 0;
}

int pair() { return kind(2); }
int three_of_a_kind() { return kind(3); }
int four_of_a_kind() { return kind(4); }

int two_pairs()
{
    int face, found = 0, points = 0;
    count();
    for (face = 1; face < 7; face++)
        if (counts[face] >= 2) {
            found++;
            points += face * 2;
        }
    if (found == 2)
        return points;
    return 0;
}

int small_straight()
{
    count();
    if (counts[1] == 1 && counts[2] == 1 && counts[3] == 1 && counts[4] == 1 && counts[5] == 1)
        return 15;
    return 0;
}

int large_straight()
{
    count();
    if (counts[2] == 1 && counts[3] == 1 && counts[4] == 1 && counts[5] == 1 && counts[6] == 1)
        return 20;
    return 0;
}

int chance() { return hand[0] + hand[1] + hand[2] + hand[3] + hand[4]; }

int full_house()
{
    int face, two = 0, three = 0;
    count();
    for (face = 1; face < 7; face++) {
        if (counts[face] == 2) two = 1;
        if (counts[face] == 3) three = 1;
    }
    if (two && three)
        return chance();
    return 0;
}

int yatzy() { return kind(5) ? 50 : 0; }

int ask_category()
{
    int choice;
    printf("Which category? ");
    while (scanf("%d", &choice) != 1 || choice < 1 || choice > 15)
        printf("No such category. Which? ");
    return choice;
}

int main()
{
    int round;
    srand(time(NULL));
    for (round = 0; round < 15; round++) {
        system("cls");
        throw_dice();
        show();
        printf("Press any key\n");
        getch();
        total += ask_category() == 1 ? ones() : chance();
    }
    printf("You have %d points\n", total);
    return 0;
}
