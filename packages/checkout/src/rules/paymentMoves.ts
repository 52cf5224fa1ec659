import type { OrderPayment, PaymentStatus } from '../contract/payment.ts';

/**
 * Where a payment can go from where it stands. Money that moved is a fact: `paid` ends everything, and a declined or
 * expired payment may still turn out to be paid. Whether an order may keep that money is the order's question.
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

/** Whether an order with such a payment is placed. */
export function isGood(status: string): boolean {
  return GOOD.includes(status);
}

/** Whether the provider's word is still to come. */
export function isOpen(status: string): boolean {
  return OPEN.includes(status);
}

/** What answers say of a payment whose money goes back. */
const REFUNDED: readonly string[] = ['partly_refunded', 'refunded'];

/**
 * Whether its shopper can only wait: for the provider's word, or, with a status that this version does not know, until
 * the order is placed or has ended.
 */
export function isUnderWay({
  status,
  orderPlaced,
  orderCancelled,
}: Pick<OrderPayment, 'status' | 'orderPlaced' | 'orderCancelled'>): boolean {
  const isKnown = Object.hasOwn(PAYMENT_MOVES, status) || REFUNDED.includes(status);
  return status === 'pending' || (!isKnown && !orderPlaced && !orderCancelled);
}
