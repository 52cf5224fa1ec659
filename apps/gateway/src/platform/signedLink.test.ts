import { expect, test } from 'vitest';
import { hasSignature, signedQuery } from './signedLink.ts';
import type { SecretSettings } from './settings/settings.ts';

const settings = { secrets: { codes: 'a-secret' } } as SecretSettings;
const subject = 'power-link.1300482917.item-alder';
const link = { until: 2_000_000_000, sign: 'Ev1VZ9dsLHDLgcgIeP6QS47WHQL2janJ' };

test('the signature of a subject stays as it is, because links in sent messages have it', () => {
  const query = `until=${link.until}&sign=${link.sign}`;
  expect(signedQuery(settings, subject, new Date(link.until * 1000))).toBe(query);
  expect(hasSignature(settings, subject, link)).toBe(true);
});

test('the signature is wrong for another subject, another end and another secret', () => {
  expect(hasSignature(settings, 'appointment-link.1300482917.item-alder', link)).toBe(false);
  expect(hasSignature(settings, subject, { ...link, until: link.until + 1 })).toBe(false);
  expect(hasSignature(settings, subject, { ...link, sign: '' })).toBe(false);
  const others = { secrets: { codes: 'another-secret' } } as SecretSettings;
  expect(hasSignature(others, subject, link)).toBe(false);
});
