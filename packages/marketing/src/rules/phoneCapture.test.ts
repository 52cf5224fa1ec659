import { expect, test } from 'vitest';
import { hasExpired, maskAllButLastGroup, nextExpiry } from './phoneCapture.ts';

const NOW = Date.parse('2026-03-01T09:00:00Z');

test('ANLY-04 the prompt counts as expired when no expiry is stored, when it cannot be read and when it is in the past', () => {
  expect(hasExpired(null, NOW)).toBe(true);
  expect(hasExpired('soon', NOW)).toBe(true);
  expect(hasExpired('2026-03-01T09:00:00.000Z', NOW)).toBe(true);
  expect(hasExpired('2026-03-01T09:00:01.000Z', NOW)).toBe(false);
});

test('ANLY-04 a customer is asked again 180 days after a consent and 30 days after closing', () => {
  expect(nextExpiry('success', NOW)).toBe('2026-08-28T09:00:00.000Z');
  expect(nextExpiry('closed', NOW)).toBe('2026-03-31T09:00:00.000Z');
});

test.each([
  ['9876543210', '+91', '+91 ••••• 43210'],
  ['81234567', '+65', '+65 •••• 4567'],
  ['501234567', '+971', '+971 •• ••• 4567'],
  ['2125550143', '+1', '(•••) •••-0143'],
])('the number %s with the code %s is shown as %s', (telephone, phoneCode, shown) => {
  expect(maskAllButLastGroup(telephone, phoneCode)).toBe(shown);
});
