import { randomUUID } from 'node:crypto';
import type { StandIn } from './standIn.ts';

/** A payment link, an order or a QR code, with the payments that were attempted on it. */
export interface OpenedPayment {
  id: string;
  reference: string;
  status: string;
  amount: number;
  currency: string;
  tried: PaymentAttempt[];
}

interface PaymentAttempt {
  id: string;
  status: string;
  amount: number;
  currency: string;
  amount_refunded: number;
  error_code: string | null;
  error_reason: string | null;
  card: { last4: string; network: string } | null;
}

/** A refund as Razorpay's interface returns it. */
export interface Refund {
  id: string;
  payment_id: string;
  amount: number;
  status: string;
  notes: Record<string, string>;
}

/** The requested record does not exist. */
export class NotThere extends Error {}

/** The records of a stand-in of Razorpay. */
export type RazorpayRecords = ReturnType<typeof razorpayRecords>;

/** The records of a stand-in of Razorpay: what was opened, the payments on it, and the refunds. */
export function razorpayRecords() {
  const opened = new Map<string, OpenedPayment>();
  const refunds: Refund[] = [];
  const find = (id: string) => {
    const found = opened.get(id);
    if (!found) throw new NotThere(`There is no ${id}`);
    return found;
  };
  const openedFor = (reference: string) =>
    [...opened.values()].filter((record) => record.reference === reference);
  return {
    find,
    openedFor,
    refunds,
    open: (kind: string, reference: string, amount: number, currency: string): OpenedPayment => {
      const id = `${kind}_${randomUUID().slice(0, 14)}`;
      const status = kind === 'qr' ? 'active' : 'created';
      const made = { id, reference, status, amount, currency, tried: [] };
      opened.set(id, made);
      return made;
    },
    all: (kind: string) => [...opened.values()].filter(({ id }) => id.startsWith(kind)),
    payment: (id: string) =>
      [...opened.values()].flatMap(({ tried }) => tried).find((payment) => payment.id === id),
    refundsOf: (id: string) =>
      refunds.filter((refund) => find(id).tried.some((tried) => tried.id === refund.payment_id)),
    /** Does what the shopper or the bank does with an opened record. */
    act: (...[id, act]: Parameters<StandIn['act']>): void => {
      const record = find(id);
      if (act === 'expire') {
        record.status = id.startsWith('qr_') ? 'closed' : 'expired';
        return;
      }
      if (act === 'unknown') {
        record.status = 'resting';
        return;
      }
      const tried = {
        id: `pay_${randomUUID().slice(0, 14)}`,
        status: 'captured',
        amount_refunded: 0,
        amount: act === 'other amount' ? record.amount - 100 : record.amount,
        error_code: null,
        error_reason: null,
        currency: act === 'other currency' ? 'USD' : record.currency,
        card: id.startsWith('plink_') ? { last4: '4242', network: 'visa' } : null,
      };
      record.tried = record.tried.filter(({ status }) => status === 'failed');
      if (act === 'decline')
        record.tried.push({ ...tried, status: 'failed', error_reason: 'payment_failed' });
      else if (act === 'process') record.tried.push({ ...tried, status: 'authorized' });
      else if (act !== 'challenge') {
        record.tried.push(tried);
        if (record.status === 'created') record.status = 'paid';
        if (act === 'other order') record.reference = randomUUID();
      }
    },
  };
}
