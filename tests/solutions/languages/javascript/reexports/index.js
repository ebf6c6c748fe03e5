#!/usr/bin/env node
export * from './rules/upper.js';
export { default as pair, twoPairs } from './rules/pairs';
export * from './rules/rest.cjs';
export { straights as default } from './rules/index.js';
