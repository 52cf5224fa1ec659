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

const Started = z.object({
  razorpay_payment_id: z.string().startsWith('pay_'),
  link: z.string().startsWith('upi://').nullish(),
});
const Account = z.object({ success: z.boolean(), customer_name: z.string().nullish() });
const ADDRESS_FAULTS = ['invalid_vpa', 'vpa_invalid', 'incorrect_vpa'];

/**
 * UPI at Razorpay. A code is a QR code for one payment. A request to an address and a link that opens an app belong to an
 * order; its receipt is used to find it if the answer was lost.
 */
export function razorpayUpi(razorpay: Razorpay, ask: ReturnType<typeof sdkCalls>): UpiCalls {
  const byCode = async (request: UpiRequest): Promise<StartedUpi> => {
    const made = await ask(async () => {
      const from = Math.floor(Date.now() / 1_000) - CODE_LIFE_SECONDS;
      const known = itemsOf(RazorpayCode).parse(await razorpay.qrCode.all({ from, count: MOST }));
      return (
        known.items.find(
          ({ notes, status }) => notes.reference === request.reference && status === 'active',
        ) ??
        RazorpayCode.parse(
          await razorpay.qrCode.create({
            type: 'upi_qr',
            name: request.payee,
            usage: 'single_use',
            fixed_amount: true,
            payment_amount: request.amountMinor,
            description: request.description,
            close_by: Math.floor(Date.now() / 1_000) + CODE_LIFE_SECONDS,
            notes: { reference: request.reference },
          }),
        )
      );
    });
    // Without its content the store cannot draw the code, and the store does not show Razorpay's picture of it.
    if (!made.image_content) {
      await ask(() => razorpay.qrCode.close(made.id));
      throw new StartRefused('razorpay', 'method_unsupported');
    }
    const life = made.close_by ?? made.created_at + CODE_LIFE_SECONDS;
    return { id: made.id, link: made.image_content, bank: null, ...times(made.created_at, life) };
  };
  const byOrder = async (request: UpiRequest): Promise<StartedUpi> => {
    const { reference, amountMinor, currencyCode, shopper, flow, vpa } = request;
    const order = await ask(async () => {
      const known = await orderOf(razorpay, reference);
      return (
        known ??
        RazorpayOrder.parse(
          await razorpay.orders.create({
            amount: amountMinor,
            currency: currencyCode,
            receipt: reference,
            notes: { reference },
          }),
        )
      );
    });
    const begun = await ask(async () => {
      const tried = z
        .object({ items: z.array(z.object({ id: z.string() })) })
        .parse(await razorpay.orders.fetchPayments(order.id));
      // The request is already in an app, or its answer was lost: it is not sent twice.
      if (flow === 'collect' && tried.items.length > 0) return null;
      return Started.parse(
        await razorpay.payments.createUpi({
          amount: amountMinor,
          currency: currencyCode,
          order_id: order.id,
          email: shopper.email,
          contact: shopper.phone,
          method: 'upi',
          ip: shopper.ip,
          referer: shopper.referer,
          user_agent: shopper.userAgent,
          description: request.description,
          notes: { reference },
          upi: flow === 'collect' ? { flow, vpa: vpa ?? '', expiry_time: LIFE_MINUTES } : { flow },
        }),
      );
    }).catch((error: unknown) => {
      throw isAddressFault(error) ? new StartRefused('razorpay', 'address_unknown') : error;
    });
    const sentAt = Math.floor(Date.now() / 1_000);
    return {
      id: order.id,
      link: begun?.link ?? null,
      bank: null,
      ...times(sentAt, sentAt + LIFE_MINUTES * 60),
    };
  };
  return {
    start: (request) => (request.flow === 'qr' ? byCode(request) : byOrder(request)),
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

/** The first order of a payment. */
async function orderOf(razorpay: Razorpay, reference: string) {
  const { items } = itemsOf(RazorpayOrder).parse(await razorpay.orders.all({ receipt: reference }));
  const own = items.filter(({ receipt }) => receipt === reference);
  return own.toSorted((a, b) => a.created_at - b.created_at || a.id.localeCompare(b.id))[0];
}

function times(from: number, until: number): Pick<StartedUpi, 'sentAt' | 'expiresAt'> {
  return { sentAt: new Date(from * 1_000).toISOString(), expiresAt: new Date(until * 1_000).toISOString() };
}

const Reason = z.object({ reason: z.string() });

function isAddressFault(fault: unknown): boolean {
  if (!(fault instanceof OutboundRefusal)) return false;
  const read = Reason.safeParse(fault.body);
  return read.success && ADDRESS_FAULTS.includes(read.data.reason);
}
