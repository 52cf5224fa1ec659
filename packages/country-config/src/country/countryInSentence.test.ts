import { expect, test } from 'vitest';
import { COUNTRY_CODES } from './country.ts';
import { countryInSentence } from './countryInSentence.ts';

test('in an English sentence the names of two countries have an article', () => {
  expect(COUNTRY_CODES.map((code) => countryInSentence(code, 'en'))).toEqual([
    'India',
    'Singapore',
    'the United Arab Emirates',
    'Saudi Arabia',
    'the United States',
  ]);
  expect(countryInSentence('US', 'ar')).toBe('الولايات المتحدة');
});
