import { expect, test } from 'vitest';
import ar from './locales/ar.json';
import en from './locales/en.json';
import entryAr from './locales/entry/ar.json';
import entryEn from './locales/entry/en.json';

test('every text exists in both languages', () => {
  expect(Object.keys(ar).sort()).toEqual(Object.keys(en).sort());
  expect(Object.keys(entryAr).sort()).toEqual(Object.keys(entryEn).sort());
});
