let rolls = 0;
for (let sum = 0; sum !== 51; sum += 2) rolls += 1;
