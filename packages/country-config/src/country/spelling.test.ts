import { expect, test } from 'vitest';
import { spelled } from './spelling.ts';

test('American spelling replaces our words, also those with a capital letter', () => {
  expect(spelled('Colour: grey, 9 millimetres. Order cancelled.', 'en', 'US')).toBe(
    'Color: gray, 9 millimeters. Order canceled.',
  );
  expect(spelled('Area or postcode', 'en', 'US')).toBe('Area or ZIP code');
  expect(spelled('discolouration greyhound', 'en', 'US')).toBe('discolouration greyhound');
});

test('other countries and languages keep their spelling', () => {
  expect(spelled('Colour', 'en', 'IN')).toBe('Colour');
  expect(spelled('اللون grey', 'ar', 'US')).toBe('اللون grey');
});
