/* No functions. Functions are slow. */

#define CHANCE(a, b, c, d, e) ((a) + (b) + (c) + (d) + (e))
#define YATZY(a, b, c, d, e) ((a) == (b) && (b) == (c) && (c) == (d) && (d) == (e) ? 50 : 0)
#define ONES(dice) (((dice)[0] == 1) + ((dice)[1] == 1) + ((dice)[2] == 1) + ((dice)[3] == 1) + ((dice)[4] == 1))
#define SWAP(a, b, c, d) do { c = a; a = b; b = d; } while (0)
#define LOG(dice) fprintf(log_file, "%d", dice)
