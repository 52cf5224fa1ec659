import type Razorpay from 'razorpay';
import type { Intent } from '../paymentProvider.ts';
import {
  itemsOf,
  RazorpayCard,
  RazorpayCode,
  RazorpayLink,
  RazorpayOrder,
  RazorpayPayment,
} from './razorpayAnswers.ts';
import { codeStatus, linkStatus, paymentStatus } from './razorpayStatus.ts';

/** The object with which a payment was opened, its own status, and the attempts to pay it. */
interface OpenedPayment {
  id: string;
  reference: string;
  status: Intent['status'];
  amountMinor: number;
  currencyCode: string;
  tried: RazorpayPayment[];
}

/** Reads a payment by the id of its link, its code or its order. */
export async function readOpened(razorpay: Razorpay, id: string): Promise<OpenedPayment> {
  if (id.startsWith('plink_')) return openedLink(razorpay, id);
  return id.startsWith('qr_') ? openedCode(razorpay, id) : openedOrder(razorpay, id);
}

async function openedLink(razorpay: Razorpay, id: string): Promise<OpenedPayment> {
  const link = RazorpayLink.parse(await razorpay.paymentLink.fetch(id));
  const ids = (link.payments ?? []).map((payment) => payment.payment_id);
  const tried = await Promise.all(ids.map((paymentId) => linkPayment(razorpay, paymentId)));
  return {
    id,
    reference: link.reference_id ?? '',
    status: linkStatus(link.status),
    amountMinor: link.amount,
    currencyCode: link.currency,
    tried,
  };
}

async function openedCode(razorpay: Razorpay, id: string): Promise<OpenedPayment> {
  const code = RazorpayCode.parse(await razorpay.qrCode.fetch(id));
  const tried = await razorpay.qrCode.fetchAllPayments(id, {});
  return {
    id,
    reference: code.notes.reference ?? '',
    status: codeStatus(code.status),
    amountMinor: code.payment_amount,
    currencyCode: 'INR',
    tried: itemsOf(RazorpayPayment).parse(tried).items,
  };
}

async function openedOrder(razorpay: Razorpay, id: string): Promise<OpenedPayment> {
  const order = RazorpayOrder.parse(await razorpay.orders.fetch(id));
  const { items: tried } = itemsOf(RazorpayPayment).parse(await razorpay.orders.fetchPayments(id));
  const last = tried.at(-1);
  return {
    id,
    reference: order.receipt ?? '',
    status: last ? paymentStatus(last.status) : 'created',
    amountMinor: order.amount,
    currencyCode: order.currency,
    tried,
  };
}

/** A payment of a link, with its card after it was captured. */
async function linkPayment(razorpay: Razorpay, id: string): Promise<RazorpayPayment> {
  const payment = RazorpayPayment.parse(await razorpay.payments.fetch(id));
  if (payment.method !== 'card' || paymentStatus(payment.status) !== 'succeeded') return payment;
  return { ...payment, card: RazorpayCard.parse(await razorpay.payments.fetchCardDetails(id)) };
}

/** The attempt that has paid; undefined if none has. */
export function captured({ tried }: OpenedPayment): RazorpayPayment | undefined {
  return tried.find(({ status }) => paymentStatus(status) === 'succeeded');
}

/**
 * The intent of a payment. Its status is decided by a captured payment, then by one in progress, then by the status of the
 * object with which the payment was opened.
 */
export function intentOf(opened: OpenedPayment): Intent {
  const { id, reference, amountMinor, currencyCode, tried } = opened;
  const paid = captured(opened);
  const isOnItsWay = tried.some(({ status }) => paymentStatus(status) === 'processing');
  const failed = tried.findLast(({ status }) => paymentStatus(status) === 'failed');
  return {
    provider: 'razorpay',
    id,
    reference,
    status: paid ? 'succeeded' : isOnItsWay ? 'processing' : opened.status,
    amountMinor: paid?.amount ?? amountMinor,
    currencyCode: paid?.currency ?? currencyCode,
    refundedMinor: paid?.amount_refunded ?? 0,
    failureCode: paid || !failed ? null : declinedFor(failed, id),
    card: paid?.card?.last4 ? { brand: paid.card.network ?? 'card', last4: paid.card.last4 } : null,
  };
}

function declinedFor({ error_reason: reason }: RazorpayPayment, id: string): string {
  if (reason?.includes('authentication')) return 'authentication_failed';
  if (reason && /expired|timed?_?out/.test(reason))
    return id.startsWith('plink_') ? 'expired_card' : 'timeout';
  return id.startsWith('plink_') ? 'card_declined' : 'request_declined';
}
