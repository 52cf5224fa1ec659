import { expect, test } from 'vitest';
import { comparison, table, type Row } from './report.ts';

test('a part is a table with a column for each figure of any row', () => {
  const rows: Row[] = [
    { name: 'product', 'calls/s': 1200 },
    { name: 'listing', 'calls/s': 800, share: 0.4 },
  ];
  expect(table(rows)).toBe(
    [
      '|  | calls/s | share |',
      '| --- | ---: | ---: |',
      '| product | 1200 |  |',
      '| listing | 800 | 0.4 |',
    ].join('\n'),
  );
});

test('two runs are compared figure by figure; figures of only one run are left out', () => {
  const now: Row[] = [
    { name: 'product', 'calls/s': 1500, unit: 'a' },
    { name: 'new', 'calls/s': 1 },
  ];
  expect(comparison(now, [{ name: 'product', 'calls/s': 1000, unit: 'a' }])).toEqual([
    { name: 'product', 'calls/s': '× 1.50' },
  ]);
});
