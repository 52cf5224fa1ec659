import { expect, test } from 'vitest';
import { searchQuery, withoutBlockedKeys } from './searchQuery.ts';

test('SRCH-04 brackets are stripped from the query and the text is trimmed', () => {
  expect(searchQuery('  round (tortoise) [new]  ')).toBe('round tortoise new');
  expect(searchQuery(' () ')).toBe('');
});

test('SRCH-06 a text without a letter or a digit is not searched for', () => {
  for (const text of ['.', '..', ' (..) ', '-/', '😀', '']) expect(searchQuery(text), text).toBe('');
  for (const text of ['r', '7', '٧', 'م', '54.5']) expect(searchQuery(text)).toBe(text);
});

test('SRCH-06 control characters separate words and are not searched for', () => {
  expect(searchQuery('\0alder\u0007round\0')).toBe('alder round');
  expect(searchQuery('\0')).toBe('');
});

test('SRCH-06 a query has a hundred characters at most, and no character is cut in half', () => {
  expect(searchQuery('x'.repeat(101))).toBe('x'.repeat(100));
  expect(searchQuery(`${'x'.repeat(99)}😀`)).toBe('x'.repeat(99));
  expect(searchQuery(`${'x'.repeat(98)}😀y`)).toBe(`${'x'.repeat(98)}😀`);
  expect(searchQuery(`${'x'.repeat(99)} y`)).toBe('x'.repeat(99));
});

test('SRCH-04 ( ) ? % [ ] and backslash cannot be entered, not even pasted', () => {
  expect(withoutBlockedKeys('a(b)c?d%e[f]g\\h')).toBe('abcdefgh');
  expect(withoutBlockedKeys('al\0der\u0007')).toBe('alder');
  expect(withoutBlockedKeys('نظارة 50 mm, cat-eye')).toBe('نظارة 50 mm, cat-eye');
});
