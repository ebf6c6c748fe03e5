// Greed is good: five dice.
int score(const int dice[5]) {
  int n[7] = {0};
  for (int i = 0; i < 5; i++) n[dice[i]]++;
  int points = n[1] / 3 * 1000 + n[1] % 3 * 100 + n[5] % 3 * 50;
  for (int face = 2; face <= 6; face++)
    points += n[face] / 3 * face * 100;
  return points;
}
