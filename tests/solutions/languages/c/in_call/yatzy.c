#include <assert.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include "elsewhere.h"

#define DICE 5

typedef enum { PAIR = 7, CHANCE } Category;
typedef struct { int points; } Result;

static const char *const names[] = {"pair", "chance"};
static int calls;
volatile int nothing = 0;

int chance(int dice[DICE])
{
    int sum = 0;
    for (int i = 0; i < DICE; i++)
        sum += dice[i];
    return sum;
}

/* What it prints */

int says(int dice[DICE])
{
    puts("Let me see.");
    printf("The first is a %d", dice[0]);
    return chance(dice);
}

int says_by_all_means(int dice[DICE])
{
    printf("one\n");
    fflush(stdout);
    if (write(1, "two\n", 4) != 4 || system("echo three") != 0)
        return 0;
    fprintf(stderr, "not this\n");
    return chance(dice);
}

int says_much(int dice[DICE])
{
    for (int i = 0; i < 5000; i++)
        printf("Terningene er kastet. ");
    return chance(dice);
}

int says_without_end(int dice[DICE])
{
    for (;;)
        printf("%d\n", dice[0]);
}

/* How it ends */

int exits(int dice[DICE])
{
    printf("enough of this");
    exit(dice[0]);
}

int exits_at_once(int dice[DICE]) { _exit(dice[0]); }
int aborts(int dice[DICE]) { abort(); return dice[0]; }

int wants_ones(int dice[DICE])
{
    assert(dice[0] == 1);
    return chance(dice);
}

int some_day(int dice[DICE])
{
    assert(!"TODO: not written yet");
    return dice[0];
}

int asks(int dice[DICE])
{
    int more = 0;
    while (scanf("%d", &more) != 1)
        printf("How many?\n");
    return more + dice[0];
}

int asks_in_a_line(int dice[DICE])
{
    char line[80];
    return fgets(line, sizeof line, stdin) && getchar() ? chance(dice) : -1;
}

int calls_what_is_not_there(int dice[DICE]) { return elsewhere(dice); }
int crashes(int dice[DICE]) { return dice[0] + *(volatile int *)0; }
int divides(int dice[DICE]) { return dice[0] / nothing; }
int never_ends(int dice[DICE]) { while (!nothing) calls++; return dice[0]; }
int calls_itself(int dice[DICE]) { return calls_itself(dice) + dice[0]; }

int hoards(int dice[DICE])
{
    size_t all = 0;
    while (malloc(1 << 26))
        all += 1 << 26;
    return all < ((size_t)5 << 30) ? dice[0] : -1;
}

int crashes_on_sixes(int dice[DICE]) { return dice[0] == 6 ? crashes(dice) : chance(dice); }
int exits_on_sixes(int dice[DICE]) { if (dice[0] == 6) exit(6); return chance(dice); }
int loops_on_sixes(int dice[DICE]) { return dice[0] == 6 ? never_ends(dice) : chance(dice); }
int takes_its_time(int dice[DICE]) { usleep(100000); return chance(dice); }

/* What it gives */

double half(int dice[DICE]) { return chance(dice) / 2.0; }
float third(int dice[DICE]) { return chance(dice) / 3.0f; }
bool is_chance(int dice[DICE]) { return dice[0] > 0; }
char letter(int dice[DICE]) { return (char)('A' + dice[0]); }
uint8_t small(int dice[DICE]) { return (uint8_t)chance(dice); }
long long large(int dice[DICE]) { return 1000000000000000LL * dice[0]; }
const char *name(int dice[DICE]) { return names[dice[0] % 2]; }
char *no_name(int dice[DICE]) { return dice[0] ? NULL : "?"; }
void nothing_at_all(int dice[DICE]) { calls += dice[0]; }
int forgets(int dice[DICE]) { calls += dice[0]; }
Result result(int dice[DICE]) { Result r = {chance(dice)}; return r; }
int *best(int dice[DICE]) { return dice; }
Category category_of(int dice[DICE]) { return dice[0] == dice[1] ? PAIR : CHANCE; }
int counts_calls(int dice[DICE]) { (void)dice; return ++calls; }

/* What it takes */

int sorts(int *dice, int n)
{
    for (int i = 0; i < n; i++)
        for (int j = 1; j < n; j++)
            if (dice[j] < dice[j - 1]) {
                int keep = dice[j];
                dice[j] = dice[j - 1];
                dice[j - 1] = keep;
            }
    return n ? dice[0] : 0;
}

int of_no_size(const int dice[])
{
    int sum = 0;
    for (int i = -2; i < 8; i++)
        sum += dice[i];
    return sum;
}

int by_letter(const int dice[DICE], char letter) { return letter == 'C' ? dice[0] : -1; }
int by_category(const int dice[DICE], Category which) { return which * 10 + dice[0]; }
int by_name(const int dice[DICE], char name[]) { name[0] = 'p'; return strcmp(name, "pair") ? -1 : dice[0]; }
int by_half(int *dice, int count, double half) { return count * 10 + (int)(2 * half) + dice[0]; }
int with_a_rest(const int dice[DICE], int bonus, int unused) { (void)unused; return dice[0] + bonus; }

/* What can't be called from here */

int by_rule(int dice[DICE], int (*rule)(int *)) { return rule(dice); }
int any_number(int n, ...) { return n; }
int compares(const void *left, const void *right) { return left < right; }
int of_boards(int boards[2][DICE]) { return boards[0][0]; }
int rolls(void) { return rand() % 6 + 1; }
static int _private(int dice[DICE]) { return dice[0]; }

/* A function of the library's name is theirs, and nobody else's. */

int gamma(int dice[DICE]) { return 100 + dice[0]; }
int round(int dice[DICE]) { return gamma(dice); }

__attribute__((constructor)) static void greets(void) { printf("Welcome to Yatzy!\n"); }
