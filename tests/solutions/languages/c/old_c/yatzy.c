/* yatzy.c - first typed in 1988, on a machine that is no longer with us */

extern double sqrt();

tally(dice, face)
int dice[], face;
{
	register i, n;

	n = 0;
	for (i = 0; i < 5; i++)
		if (dice[i] == face)
			n++;
	return n;
}

most(dice, n)
int *dice, n;
{
	int face;

	for (face = 6; face; face--)
		if (tally(dice, face) >= n)
			break;
	return face;
}

/* five dice, as they fell */
int chance(a, b, c, d, e) { return a + b + c + d + e; }

ones(dice) int dice[]; { return tally(dice, 1); }
twos(dice) int dice[]; { return 2 * tally(dice, 2); }
threes(dice) int dice[]; { return 3 * tally(dice, 3); }
fours(dice) int dice[]; { return 4 * tally(dice, 4); }
fives(dice) int dice[]; { return 5 * tally(dice, 5); }
sixes(dice) int dice[]; { return 6 * tally(dice, 6); }

pair(dice) int dice[5]; { return 2 * most(dice, 2); }
threekind(dice) int dice[5]; { return 3 * most(dice, 3); }
fourkind(dice) int dice[5]; { return 4 * most(dice, 4); }
yatzy(dice) int dice[5]; { return most(dice, 5) ? 50 : 0; }

twopair(dice)
int dice[5];
{
	int high, low;

	high = most(dice, 2);
	for (low = 1; low < high; low++)
		if (tally(dice, low) >= 2)
			return 2 * (high + low);
	return 0;
}

fullhouse(dice)
int dice[5];
{
	if (most(dice, 3) && twopair(dice))
		return chance(dice[0], dice[1], dice[2], dice[3], dice[4]);
	return 0;
}

smallstr(dice) int dice[5]; { return !most(dice, 2) && !tally(dice, 6) ? 15 : 0; }
largestr(dice) int dice[5]; { return !most(dice, 2) && !tally(dice, 1) ? 20 : 0; }

main(argc, argv)
int argc;
char **argv;
{
	printf("%d\n", chance(1, 2, 3, 4, 5));
	exit(0);
}
