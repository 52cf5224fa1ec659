import { expect, test } from 'vitest';
import { editDistance } from './editDistance.ts';
import { wordKey } from './wordKey.ts';

test('words that differ only in article, ending or number have the same key', () => {
  for (const words of [
    ['رجال', 'الرجال', 'للرجال', 'والرجال'],
    ['دائري', 'دائريه', 'الدائريه'],
    ['نظاره', 'نظارات', 'النظارات'],
    ['aviator', 'aviators'],
    ['lens', 'len'],
  ])
    expect(new Set(words.map(wordKey)).size, words.join()).toBe(1);
  expect(wordKey('brass')).toBe('brass');
  expect(wordKey('1.67')).toBe('1.67');
});

test('a letter left out, added, replaced or swapped is one mistake; an unfinished word matches as a prefix', () => {
  for (const typed of ['aldr', 'allder', 'alter', 'aledr']) expect(editDistance(typed, 'alder', 1)).toBe(1);
  expect(editDistance('alder', 'alder', 2)).toBe(0);
  expect(editDistance('progr', 'progressive', 1, true)).toBe(0);
  expect(editDistance('', 'abc', 3)).toBe(3);
  expect(editDistance('alder', 'birch', 2)).toBe(Infinity);
});
