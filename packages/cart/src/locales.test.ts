import { expect, test } from 'vitest';
import ar from './locales/ar.json';
import bagAr from './locales/bag/ar.json';
import bagEn from './locales/bag/en.json';
import en from './locales/en.json';

test('every text exists in both languages', () => {
  expect(Object.keys(ar).sort()).toEqual(Object.keys(en).sort());
  expect(Object.keys(bagAr).sort()).toEqual(Object.keys(bagEn).sort());
});
