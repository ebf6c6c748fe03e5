#include "faces.h"
int face_value(int face) { return face; }
