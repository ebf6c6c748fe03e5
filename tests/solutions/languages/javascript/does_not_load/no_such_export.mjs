import { pair } from './throws_nothing.mjs';

export { pair };
