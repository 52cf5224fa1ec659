import { statusIn } from '../sdkCalls.ts';
import type { Intent, ProviderRefund } from '../paymentProvider.ts';

type LinkStatus = 'created' | 'partially_paid' | 'expired' | 'cancelled' | 'paid';
type PaymentStatus = 'created' | 'authorized' | 'captured' | 'refunded' | 'failed';
type CodeStatus = 'active' | 'closed';
type RefundStatus = 'pending' | 'processed' | 'failed';

/**
 * The status of a payment link while no payment of it was captured. A link that is `paid` without a captured payment waits.
 */
const LINK: Record<LinkStatus, Intent['status']> = {
  created: 'created',
  partially_paid: 'processing',
  expired: 'expired',
  cancelled: 'cancelled',
  paid: 'processing',
};

/** The status of a code while no payment of it was captured. */
const CODE: Record<CodeStatus, Intent['status']> = { active: 'created', closed: 'expired' };

/** The status of a payment. Authorised money has not arrived yet: Razorpay captures it or returns it. */
const PAYMENT: Record<PaymentStatus, Intent['status']> = {
  created: 'created',
  authorized: 'processing',
  captured: 'succeeded',
  refunded: 'succeeded',
  failed: 'failed',
};

const REFUND: Record<RefundStatus, ProviderRefund['status']> = {
  pending: 'pending',
  processed: 'succeeded',
  failed: 'failed',
};

const WAITS = 'processing';

/** The status of a payment link; an unknown status waits, like every unknown status of Razorpay's payments. */
export function linkStatus(status: string): Intent['status'] {
  return statusIn(LINK, status, WAITS);
}

/** The status of a QR code. */
export function codeStatus(status: string): Intent['status'] {
  return statusIn(CODE, status, WAITS);
}

/** The status of a payment. */
export function paymentStatus(status: string): Intent['status'] {
  return statusIn(PAYMENT, status, WAITS);
}

/** The status of a refund; an unknown one is pending. */
export function refundStatus(status: string): ProviderRefund['status'] {
  return statusIn(REFUND, status, 'pending');
}
