import { createHmac, timingSafeEqual } from 'node:crypto';
import type { SecretSettings } from './settings/settings.ts';

/** The parameters of a signed link: its end in seconds, and the signature of the store. */
export interface SignedLink {
  until: number;
  sign: string;
}

/**
 * The parameters with which a link opens its subject until a time. A subject is the purpose of the link with the ids of
 * what it opens, so that the signature of one link is wrong for every other one.
 */
export function signedQuery(settings: SecretSettings, subject: string, expiresAt: Date): string {
  const until = Math.floor(expiresAt.getTime() / 1000);
  return `until=${until}&sign=${signatureOf(settings, subject, until)}`;
}

/** Whether a link has the signature of the store for a subject; it may have expired. */
export function hasSignature(
  settings: SecretSettings,
  subject: string,
  { until, sign }: SignedLink,
): boolean {
  const expected = Buffer.from(signatureOf(settings, subject, until));
  const given = Buffer.from(sign);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function signatureOf({ secrets }: SecretSettings, subject: string, until: number): string {
  return createHmac('sha256', secrets.codes).update(`${subject}.${until}`).digest('base64url').slice(0, 32);
}
