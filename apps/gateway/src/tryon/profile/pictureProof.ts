import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Proof } from '../../platform/http/callContext.ts';
import { DAY_MS } from '../../platform/dayMs.ts';

const DAYS_MS = 45 * DAY_MS;

/** The proof with which a face's picture is requested, valid for 45 days (TRY-02). */
export function pictureProof(secret: string, dittoId: string, now = Date.now()): Proof {
  const accessCode = (now + DAYS_MS).toString(36);
  return { accessCode, signature: sign(secret, dittoId, accessCode) };
}

/** Whether a proof has our signature, is for this picture and has not expired. */
export function isProof(secret: string, dittoId: string, { accessCode, signature }: Proof): boolean {
  const right = Buffer.from(sign(secret, dittoId, accessCode));
  const given = Buffer.from(signature);
  return (
    right.length === given.length && timingSafeEqual(right, given) && parseInt(accessCode, 36) > Date.now()
  );
}

function sign(secret: string, dittoId: string, accessCode: string): string {
  return createHmac('sha256', secret).update(`face ${dittoId} ${accessCode}`).digest('base64url');
}
