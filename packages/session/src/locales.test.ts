import { expect, test } from 'vitest';
import addressAr from './locales/address/ar.json';
import addressEn from './locales/address/en.json';
import captchaAr from './locales/captcha/ar.json';
import captchaEn from './locales/captcha/en.json';
import staffAr from './locales/staff/ar.json';
import staffEn from './locales/staff/en.json';
import signInAr from './locales/signIn/ar.json';
import signInEn from './locales/signIn/en.json';

test('every text exists in both languages', () => {
  expect(Object.keys(addressAr).sort()).toEqual(Object.keys(addressEn).sort());
  expect(Object.keys(captchaAr).sort()).toEqual(Object.keys(captchaEn).sort());
  expect(Object.keys(staffAr).sort()).toEqual(Object.keys(staffEn).sort());
  expect(Object.keys(signInAr).sort()).toEqual(Object.keys(signInEn).sort());
});
