import { randomBytes } from 'node:crypto';
import type { Sandbox } from '../sandbox.ts';
import { findIntent } from './intents.ts';
import type { Intent } from './intent.ts';
import { announce } from './webhooks.ts';

/** A refund of a payment, as the provider's interface shows it. */
export interface Refund {
  id: string;
  /** The shop's id for it. */
  reference: string;
  amountMinor: number;
  status: 'pending' | 'succeeded' | 'failed';
  failureCode: 'card_closed' | null;
}

/** The first and last digits of a card that was closed after it paid; refunds to it fail. */
const CLOSED = { first6: '400000', last4: '5126' };

/**
 * Refunds money; null if the payment has less left. For a closed card the answer is `pending`, and the webhook reports the
 * failure.
 */
export function refund(
  sandbox: Sandbox,
  intent: Intent,
  amountMinor: number,
  reference: string,
): Refund | null {
  const { database } = sandbox;
  const isClosed = intent.first6 === CLOSED.first6 && intent.last4 === CLOSED.last4;
  const { changes } = database
    .prepare(
      `UPDATE intent SET refundedMinor = refundedMinor + ?3
       WHERE id = ?2 AND status = 'succeeded' AND refundedMinor + ?1 <= amountMinor`,
    )
    .run(amountMinor, intent.id, isClosed ? 0 : amountMinor);
  if (changes === 0) return null;
  const made: Refund = {
    id: `re_${randomBytes(12).toString('hex')}`,
    reference,
    amountMinor,
    ...(isClosed
      ? { status: 'failed', failureCode: 'card_closed' }
      : { status: 'succeeded', failureCode: null }),
  };
  database
    .prepare(
      'INSERT INTO refund (id, intentId, reference, amountMinor, status, failureCode) VALUES (?, ?, ?, ?, ?, ?)',
    )
    .run(made.id, intent.id, reference, amountMinor, made.status, made.failureCode);
  announce(sandbox, `refund.${made.status}`, findIntent(sandbox, intent.id) ?? intent, made);
  return isClosed ? { ...made, status: 'pending', failureCode: null } : made;
}

/** The refunds of a payment, oldest first. */
export function refundsOf({ database }: Sandbox, { id }: Intent): Refund[] {
  return database
    .prepare(
      'SELECT id, reference, amountMinor, status, failureCode FROM refund WHERE intentId = ? ORDER BY rowid',
    )
    .all(id) as unknown as Refund[];
}
