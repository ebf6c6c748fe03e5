#define FACES 6
int face_value(int face);
