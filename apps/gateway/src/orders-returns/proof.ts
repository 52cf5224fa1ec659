import { createHash, timingSafeEqual } from 'node:crypto';
import { allowance } from '../platform/allowance.ts';
import type { Order } from './schema.ts';

/** An e-mail address is weak proof (O-30), so an order's number takes few guesses. */
const spend = allowance({ most: 5, everyMs: 15 * 60_000 });

export interface Proof {
  email?: string | undefined;
  sha1Email?: string | undefined;
}

/** Whether a caller who is not the order's session knows its e-mail. Each try counts, whether there is such an order or not. */
export function knowsEmail(orderId: string, order: Order | null, { email, sha1Email }: Proof): boolean {
  if (email === undefined && sha1Email === undefined) return false;
  spend(orderId);
  if (!order) return false;
  const given = email === undefined ? sha1Email : sha1(email.trim().toLowerCase());
  return isSame(given ?? '', sha1(order.email));
}

function sha1(text: string): string {
  return createHash('sha1').update(text).digest('hex');
}

function isSame(given: string, expected: string): boolean {
  const one = Buffer.from(given.toLowerCase());
  const other = Buffer.from(expected);
  return one.length === other.length && timingSafeEqual(one, other);
}
