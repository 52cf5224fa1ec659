import { createChallenge, verifySolution, type Challenge, type Payload } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { sql } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import type { SecretSettings } from '../settings/settings.ts';

const LIFE_MS = 10 * 60_000;
/** About half a second of work for a phone. */
const WORK = { algorithm: 'PBKDF2/SHA-256', cost: 2_000, keyPrefix: '00' } as const;

/** A new captcha, signed so that only captchas of this store are valid. */
export function captchaChallenge({ secrets }: SecretSettings): Promise<Challenge> {
  return createChallenge({
    ...WORK,
    deriveKey,
    expiresAt: new Date(Date.now() + LIFE_MS),
    hmacSignatureSecret: secrets.captcha,
  });
}

/** Whether a payload solves a captcha of ours that was not used before; the call marks it as used. */
export async function isSolved(
  db: Queries,
  { secrets }: SecretSettings,
  payload: string | undefined,
): Promise<boolean> {
  const read = payload === undefined ? null : readPayload(payload);
  if (!read?.challenge.signature) return false;
  const { challenge, solution } = read;
  const { verified } = await verifySolution({
    challenge,
    solution,
    deriveKey,
    hmacSignatureSecret: secrets.captcha,
  }).catch(() => ({ verified: false }));
  if (!verified) return false;
  const { rowCount } = await db.execute(sql`
    INSERT INTO captcha_used (signature, expires_at)
    VALUES (${challenge.signature}, now() + interval '1 hour') ON CONFLICT DO NOTHING`);
  return rowCount === 1;
}

/** The payload from the browser, JSON in base64. A captcha with another work factor is not ours. */
function readPayload(payload: string): Payload | null {
  try {
    const read = JSON.parse(Buffer.from(payload, 'base64').toString()) as Partial<Payload> | null;
    const { challenge, solution } = read ?? {};
    const { algorithm, cost, keyPrefix } = challenge?.parameters ?? {};
    const ours = algorithm === WORK.algorithm && cost === WORK.cost && keyPrefix === WORK.keyPrefix;
    return ours && challenge && solution ? { challenge, solution } : null;
  } catch {
    return null;
  }
}
