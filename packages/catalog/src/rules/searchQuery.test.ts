import { expect, test } from 'vitest';
import { searchQuery, withoutBlockedKeys } from './searchQuery.ts';

test('SRCH-04 brackets are stripped from the query and the text is trimmed', () => {
  expect(searchQuery('  round (tortoise) [new]  ')).toBe('round tortoise new');
  expect(searchQuery(' () ')).toBe('');
});

test('SRCH-04 ( ) ? % [ ] and backslash do not get into the box, not even pasted', () => {
  expect(withoutBlockedKeys('a(b)c?d%e[f]g\\h')).toBe('abcdefgh');
  expect(withoutBlockedKeys('نظارة 50 mm, cat-eye')).toBe('نظارة 50 mm, cat-eye');
});
