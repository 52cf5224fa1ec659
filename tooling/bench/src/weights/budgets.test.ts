import { expect, test } from 'vitest';
import { overBudget } from './budgets.ts';

test('an exceeded budget is reported with its figure and the limit; a missing budget is a fault too', () => {
  const budget = { js: 150, css: 14 };
  expect(overBudget('listing', { js: 150_000, css: 14_000 }, budget)).toEqual([]);
  expect(overBudget('listing', { js: 180_240, css: 13_000 }, budget)).toEqual([
    'listing: js weighs 180.2 kB, 150 are allowed',
  ]);
  expect(overBudget('listing', { video: 1 }, budget)).toEqual(['listing: video has no budget']);
});
