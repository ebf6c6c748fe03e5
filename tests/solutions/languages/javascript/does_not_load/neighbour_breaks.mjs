import { points } from './table_of_points.mjs';

export const yatzy = () => points.yatzy;
