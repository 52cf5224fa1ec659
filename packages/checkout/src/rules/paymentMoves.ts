import type { OrderPayment, PaymentStatus } from '../contract/payment.ts';

/**
 * The statuses that may follow each status of a payment. `paid` is final, and a declined or expired payment can still
 * become paid if its money arrives. Other code decides whether the order keeps that money.
 */
export const PAYMENT_MOVES = {
  created: ['pending', 'authorised', 'paid', 'failed', 'expired'],
  pending: ['authorised', 'paid', 'failed', 'expired'],
  authorised: ['paid', 'failed', 'expired'],
  paid: [],
  cash_due: ['paid'],
  failed: ['paid'],
  expired: ['paid'],
} as const satisfies Record<PaymentStatus, readonly PaymentStatus[]>;

const GOOD: readonly string[] = ['authorised', 'paid', 'cash_due'] satisfies PaymentStatus[];
const OPEN: readonly string[] = ['created', 'pending'] satisfies PaymentStatus[];

/** Whether a payment may go from one status to another. */
export function mayBecome(from: PaymentStatus, to: PaymentStatus): boolean {
  return (PAYMENT_MOVES[from] as readonly PaymentStatus[]).includes(to);
}

/** Whether an order whose payment has this status is placed. */
export function isGood(status: string): boolean {
  return GOOD.includes(status);
}

/** Whether the provider has not decided about a payment of this status yet. */
export function isOpen(status: string): boolean {
  return OPEN.includes(status);
}

/** Statuses that only answers have, for a payment that is refunded. */
const REFUNDED: readonly string[] = ['partly_refunded', 'refunded'];

/**
 * Whether the shopper can only wait: for the provider, or, if this version does not support the status, until the order is
 * placed or has ended.
 */
export function isUnderWay({
  status,
  orderPlaced,
  orderCancelled,
}: Pick<OrderPayment, 'status' | 'orderPlaced' | 'orderCancelled'>): boolean {
  const isKnown = Object.hasOwn(PAYMENT_MOVES, status) || REFUNDED.includes(status);
  return status === 'pending' || (!isKnown && !orderPlaced && !orderCancelled);
}
