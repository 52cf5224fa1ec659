import { expect, test } from 'vitest';
import ar from './locales/ar.json';
import en from './locales/en.json';
import phoneCaptureAr from './locales/phoneCapture/ar.json';
import phoneCaptureEn from './locales/phoneCapture/en.json';

test('every text exists in both languages', () => {
  expect(Object.keys(ar).sort()).toEqual(Object.keys(en).sort());
  expect(Object.keys(phoneCaptureAr).sort()).toEqual(Object.keys(phoneCaptureEn).sort());
});
