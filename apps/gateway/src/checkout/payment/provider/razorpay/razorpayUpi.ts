import type Razorpay from 'razorpay';
import { z } from 'zod';
import { OutboundRefusal } from '../../../../platform/outbound/outbound.ts';
import { StartRefused, type StartedUpi, type UpiCalls, type UpiRequest } from '../paymentProvider.ts';
import type { sdkCalls } from '../sdkCalls.ts';
import { itemsOf, RazorpayCode, RazorpayOrder } from './razorpayAnswers.ts';

const LIFE_MINUTES = 5;
const MOST = 100;
/** Razorpay does not close a code earlier than 15 minutes after it was made. */
const CODE_LIFE_SECONDS = 16 * 60;

const Tried = z.object({ items: z.array(z.object({ id: z.string() })) });
const Started = z.object({
  razorpay_payment_id: z.string().startsWith('pay_'),
  link: z.string().startsWith('upi://').nullish(),
});
const Account = z.object({ success: z.boolean(), customer_name: z.string().nullish() });
const ADDRESS_FAULTS = ['invalid_vpa', 'vpa_invalid', 'incorrect_vpa'];

type Ask = ReturnType<typeof sdkCalls>;

/**
 * UPI at Razorpay. A code is a QR code for one payment. A request to an address and a link that opens an app belong to an
 * order; its receipt is used to find it if the answer was lost.
 */
export function razorpayUpi(razorpay: Razorpay, ask: Ask): UpiCalls {
  return {
    start: (request) =>
      request.flow === 'qr' ? startByCode(razorpay, ask, request) : startByOrder(razorpay, ask, request),
    findAccount: async (vpa) => {
      try {
        const { success, customer_name: name } = await ask(async () =>
          Account.parse(await razorpay.payments.validateVpa({ vpa })),
        );
        return { exists: success, name: name ?? null, bank: null };
      } catch (error) {
        if (isAddressFault(error)) return { exists: false, name: null, bank: null };
        throw error;
      }
    },
  };
}

async function startByCode(razorpay: Razorpay, ask: Ask, request: UpiRequest): Promise<StartedUpi> {
  const made = await ask(
    async () => (await codeOf(razorpay, request.reference)) ?? (await newCode(razorpay, request)),
  );
  // Without its content the store cannot draw the code, and the store does not show Razorpay's picture of it.
  if (!made.image_content) {
    await ask(() => razorpay.qrCode.close(made.id));
    throw new StartRefused('razorpay', 'method_unsupported');
  }
  const life = made.close_by ?? made.created_at + CODE_LIFE_SECONDS;
  return { id: made.id, link: made.image_content, bank: null, ...times(made.created_at, life) };
}

/** The active code of a payment. */
async function codeOf(razorpay: Razorpay, reference: string) {
  const from = Math.floor(Date.now() / 1_000) - CODE_LIFE_SECONDS;
  const { items } = itemsOf(RazorpayCode).parse(await razorpay.qrCode.all({ from, count: MOST }));
  return items.find(({ notes, status }) => notes.reference === reference && status === 'active');
}

async function newCode(razorpay: Razorpay, { reference, payee, amountMinor, description }: UpiRequest) {
  return RazorpayCode.parse(
    await razorpay.qrCode.create({
      type: 'upi_qr',
      name: payee,
      usage: 'single_use',
      fixed_amount: true,
      payment_amount: amountMinor,
      description,
      close_by: Math.floor(Date.now() / 1_000) + CODE_LIFE_SECONDS,
      notes: { reference },
    }),
  );
}

async function startByOrder(razorpay: Razorpay, ask: Ask, request: UpiRequest): Promise<StartedUpi> {
  const order = await ask(
    async () => (await orderOf(razorpay, request.reference)) ?? (await newOrder(razorpay, request)),
  );
  const begun = await ask(() => begin(razorpay, order.id, request)).catch((error: unknown) => {
    throw isAddressFault(error) ? new StartRefused('razorpay', 'address_unknown') : error;
  });
  const sentAt = Math.floor(Date.now() / 1_000);
  return {
    id: order.id,
    link: begun?.link ?? null,
    bank: null,
    ...times(sentAt, sentAt + LIFE_MINUTES * 60),
  };
}

/** The first order of a payment. */
async function orderOf(razorpay: Razorpay, reference: string) {
  const { items } = itemsOf(RazorpayOrder).parse(await razorpay.orders.all({ receipt: reference }));
  const own = items.filter(({ receipt }) => receipt === reference);
  return own.toSorted((a, b) => a.created_at - b.created_at || a.id.localeCompare(b.id))[0];
}

async function newOrder(razorpay: Razorpay, { reference, amountMinor, currencyCode }: UpiRequest) {
  return RazorpayOrder.parse(
    await razorpay.orders.create({
      amount: amountMinor,
      currency: currencyCode,
      receipt: reference,
      notes: { reference },
    }),
  );
}

/** Sends the request of an order to an address, or makes its link; null if a request was sent before. */
async function begin(razorpay: Razorpay, orderId: string, request: UpiRequest) {
  const { reference, amountMinor, currencyCode, description, shopper, flow, vpa } = request;
  const tried = Tried.parse(await razorpay.orders.fetchPayments(orderId));
  // The request is already in an app, or its answer was lost: it is not sent twice.
  if (flow === 'collect' && tried.items.length > 0) return null;
  return Started.parse(
    await razorpay.payments.createUpi({
      amount: amountMinor,
      currency: currencyCode,
      order_id: orderId,
      email: shopper.email,
      contact: shopper.phone,
      method: 'upi',
      ip: shopper.ip,
      referer: shopper.referer,
      user_agent: shopper.userAgent,
      description,
      notes: { reference },
      upi: flow === 'collect' ? { flow, vpa: vpa ?? '', expiry_time: LIFE_MINUTES } : { flow },
    }),
  );
}

function times(from: number, until: number): Pick<StartedUpi, 'sentAt' | 'expiresAt'> {
  return { sentAt: new Date(from * 1_000).toISOString(), expiresAt: new Date(until * 1_000).toISOString() };
}

const Reason = z.object({ reason: z.string() });

function isAddressFault(error: unknown): boolean {
  if (!(error instanceof OutboundRefusal)) return false;
  const read = Reason.safeParse(error.body);
  return read.success && ADDRESS_FAULTS.includes(read.data.reason);
}
