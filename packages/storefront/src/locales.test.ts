import { expect, test } from 'vitest';
import ar from './locales/ar.json';
import en from './locales/en.json';

test('every text exists in both languages', () => {
  expect(Object.keys(ar).sort()).toEqual(Object.keys(en).sort());
});
