import Razorpay from 'razorpay';
import { z } from 'zod';
import { OutboundRefusal, unlessRefused } from '../../../../platform/outbound/outbound.ts';
import { readEvent, signatureInvalid } from '../../../../platform/http/webhook.ts';
import type { RazorpaySettings } from '../../../../platform/settings/paymentSettings.ts';
import { sdkCalls } from '../sdkCalls.ts';
import {
  StartRefused,
  type CardRequest,
  type Intent,
  type PaymentProvider,
  type ProviderEvent,
  type ProviderRefund,
} from '../paymentProvider.ts';
import {
  itemsOf,
  RazorpayCard,
  RazorpayCode,
  RazorpayEvent,
  RazorpayLink,
  RazorpayOrder,
  RazorpayPayment,
  RazorpayRefund,
} from './razorpayAnswers.ts';
import { razorpayClient, refusalOf } from './razorpayClient.ts';
import { codeStatus, linkStatus, paymentStatus, refundStatus } from './razorpayStatus.ts';
import { razorpayUpi } from './razorpayUpi.ts';

/** The object with which a payment was opened, its own status, and the attempts to pay it. */
interface OpenedPayment {
  id: string;
  reference: string;
  status: Intent['status'];
  amountMinor: number;
  currencyCode: string;
  tried: RazorpayPayment[];
}

const MOST = 100;
const LinkList = z.object({ payment_links: z.array(RazorpayLink) });

/**
 * Payments at Razorpay: a card on the page of a payment link, UPI by an order or a QR code. Only a captured payment counts
 * as paid. The payment of a webhook is read again from Razorpay.
 */
export function razorpayPayments(settings: RazorpaySettings): PaymentProvider {
  const razorpay = razorpayClient(settings);
  const ask = sdkCalls('razorpay', refusalOf);
  const openedAs = (id: string) => ask(() => readOpened(razorpay, id));
  const getIntent = async (id: string) => intentOf(await openedAs(id));
  const paidBy = async (id: string) => captured(await openedAs(id));
  const findRefund: PaymentProvider['findRefund'] = async (id, reference) => {
    const paid = await paidBy(id);
    if (!paid) return null;
    const made = await ask(async () =>
      itemsOf(RazorpayRefund).parse(await razorpay.payments.fetchMultipleRefund(paid.id, { count: MOST })),
    );
    const found = made.items.find(({ notes }) => notes.reference === reference);
    return found ? refundOf(reference, found) : null;
  };
  return {
    name: 'razorpay',
    webhookPath: '/v2/payments/webhook/razorpay',
    limitsCards: false,
    upi: razorpayUpi(razorpay, ask),
    getIntent,
    findRefund,
    startCard: async (request) => {
      if (request.firstSix.length > 0) throw new StartRefused('razorpay', 'card_offer_unsupported');
      const link = await linkFor(razorpay, ask, request);
      return { id: link.id, pageUrl: link.short_url, frameUrl: null };
    },
    cancelIntent: async (id) => {
      // Razorpay refuses to close an object that has ended already; `getIntent` below reads its status.
      if (id.startsWith('plink_')) await unlessRefused(ask(() => razorpay.paymentLink.cancel(id)));
      if (id.startsWith('qr_')) await unlessRefused(ask(() => razorpay.qrCode.close(id)));
      const intent = await getIntent(id);
      // A request in a UPI app cannot be withdrawn. It expires by itself; money that is approved before then is refunded.
      return id.startsWith('order_') && intent.status === 'created'
        ? { ...intent, status: 'cancelled' }
        : intent;
    },
    refund: async (id, { reference, amountMinor, reason }) => {
      const paid = await paidBy(id);
      if (!paid) throw new OutboundRefusal('razorpay', 400, { code: 'not_paid' });
      const once = razorpayClient(settings, { 'X-Refund-Idempotency': reference });
      return ask(async () =>
        refundOf(
          reference,
          RazorpayRefund.parse(
            await once.payments.refund(paid.id, {
              amount: amountMinor,
              speed: 'normal',
              receipt: reference,
              notes: { reference, intent: id, reason },
            }),
          ),
        ),
      );
    },
    readWebhook: (body, headers) => {
      const signature = headers['x-razorpay-signature'];
      const text = body.toString('utf8');
      if (typeof signature !== 'string' || !isSigned(text, signature)) throw signatureInvalid();
      const { event: type, created_at: at, payload } = readEvent(RazorpayEvent, body);
      const { payment_link: link, qr_code: code, payment, refund } = payload;
      const opened =
        refund?.entity.notes.intent ?? link?.entity.id ?? code?.entity.id ?? payment?.entity.order_id;
      if (!opened) return null;
      const eventId = headers['x-razorpay-event-id'];
      const id = typeof eventId === 'string' ? eventId : `${type}-${opened}-${at}`;
      return { id, type, intentId: opened, read: news(opened, refund?.entity.notes.reference) };
    },
  };

  function news(intentId: string, reference: string | undefined): ProviderEvent['read'] {
    return async () => ({
      intent: await getIntent(intentId),
      refund: reference === undefined ? null : await findRefund(intentId, reference),
    });
  }

  function isSigned(text: string, signature: string): boolean {
    try {
      return Razorpay.validateWebhookSignature(text, signature, settings.webhookSecret);
    } catch {
      return false;
    }
  }
}

/**
 * The payment link of a payment; it is created if there is none. Razorpay accepts a reference once: of two concurrent calls
 * one is refused and then finds the link of the other.
 */
async function linkFor(razorpay: Razorpay, ask: ReturnType<typeof sdkCalls>, request: CardRequest) {
  const find = () => ask(() => linkOf(razorpay, request.reference));
  const known = await find();
  if (known) return known;
  try {
    return await ask(() => newLink(razorpay, request));
  } catch (error) {
    const made = error instanceof OutboundRefusal ? await find() : undefined;
    if (made) return made;
    throw error;
  }
}

async function linkOf(razorpay: Razorpay, reference: string) {
  const query = { reference_id: reference } as Parameters<typeof razorpay.paymentLink.all>[0];
  const { payment_links: known } = LinkList.parse(await razorpay.paymentLink.all(query));
  return known.find(({ reference_id: own }) => own === reference);
}

async function newLink(razorpay: Razorpay, request: CardRequest) {
  return RazorpayLink.parse(
    await razorpay.paymentLink.create({
      amount: request.amountMinor,
      currency: request.currencyCode,
      accept_partial: false,
      reference_id: request.reference,
      description: request.description,
      customer: {},
      notify: { sms: false, email: false },
      reminder_enable: false,
      notes: { reference: request.reference },
      callback_url: request.returnUrl,
      callback_method: 'get',
      options: { checkout: { method: { card: '1', upi: '0', netbanking: '0', wallet: '0' } } },
    }),
  );
}

async function readOpened(razorpay: Razorpay, id: string): Promise<OpenedPayment> {
  if (id.startsWith('plink_')) {
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
  if (id.startsWith('qr_')) {
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

function captured({ tried }: OpenedPayment): RazorpayPayment | undefined {
  return tried.find(({ status }) => paymentStatus(status) === 'succeeded');
}

/**
 * The intent of a payment. Its status is decided by a captured payment, then by one in progress, then by the status of the
 * object with which the payment was opened.
 */
function intentOf(opened: OpenedPayment): Intent {
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

function refundOf(
  reference: string,
  { status, amount }: Pick<z.infer<typeof RazorpayRefund>, 'status' | 'amount'>,
): ProviderRefund {
  const state = refundStatus(status);
  return {
    reference,
    status: state,
    amountMinor: amount,
    failureCode: state === 'failed' ? 'refused' : null,
  };
}
