export let rolls = 0;
while (rolls >= 0) rolls = 1;
