import { createHash, timingSafeEqual } from 'node:crypto';
import type { CallContext } from '../../platform/http/callContext.ts';
import { networksOf } from '../../platform/rateLimit/networksOf.ts';
import { resetAttempts, consumeRateLimit } from '../../platform/rateLimit/sharedRateLimit.ts';
import type { Order } from '../../checkout/order/schema.ts';

/**
 * An e-mail address is weak proof (O-30), and order numbers can be guessed from each other. So the guesses of each network
 * are limited for each order, for each e-mail address and in total. Guesses of other networks do not count against the
 * owner.
 */
const AT_ORDER = { name: 'order-proof', most: 5, minutes: 15 };
const FROM_NETWORK = { name: 'order-proof:address', most: 40, minutes: 60 };
const WITH_EMAIL = { name: 'order-proof:email', most: 20, minutes: 60 };

/** The e-mail address with which a caller proves access to an order, plain or as a SHA-1 hash. */
export interface EmailProof {
  email?: string | undefined;
  sha1Email?: string | undefined;
}

/**
 * Whether a caller who does not own the order knows its e-mail address. Each attempt counts, whether the order exists or
 * not; the correct address resets the attempts of its network for this order. An anonymised order has no e-mail address, so
 * the result is false.
 */
export async function knowsEmail(
  { db, ip }: Pick<CallContext, 'db' | 'ip'>,
  orderId: string,
  order: Order | null,
  { email, sha1Email }: EmailProof,
): Promise<boolean> {
  const given = email === undefined ? sha1Email?.toLowerCase() : sha1(email.trim().toLowerCase());
  if (given === undefined) return false;
  const network = networksOf(ip).at(-1)?.key ?? ip;
  const atOrder = `${orderId} ${network}`;
  await consumeRateLimit(db, FROM_NETWORK, network);
  await consumeRateLimit(db, WITH_EMAIL, `${given} ${network}`);
  await consumeRateLimit(db, AT_ORDER, atOrder);
  if (!order?.email || !isSame(given, sha1(order.email))) return false;
  await resetAttempts(db, AT_ORDER.name, atOrder);
  return true;
}

function sha1(text: string): string {
  return createHash('sha1').update(text).digest('hex');
}

function isSame(given: string, expected: string): boolean {
  const givenBytes = Buffer.from(given);
  const expectedBytes = Buffer.from(expected);
  return givenBytes.length === expectedBytes.length && timingSafeEqual(givenBytes, expectedBytes);
}
