extern int there_is_no_such_number;
int elsewhere(int dice[5]);
int (*const by_pointer)(int *) = elsewhere;
int *const by_address = &there_is_no_such_number;
