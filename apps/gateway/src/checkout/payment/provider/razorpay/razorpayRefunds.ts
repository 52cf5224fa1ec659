import type Razorpay from 'razorpay';
import type { z } from 'zod';
import { OutboundRefusal } from '../../../../platform/outbound/outbound.ts';
import type { RazorpaySettings } from '../../../../platform/settings/paymentSettings.ts';
import type { PaymentProvider, ProviderRefund } from '../paymentProvider.ts';
import type { sdkCalls } from '../sdkCalls.ts';
import { itemsOf, RazorpayRefund } from './razorpayAnswers.ts';
import { razorpayClient } from './razorpayClient.ts';
import { captured, readOpened } from './razorpayIntents.ts';
import { refundStatus } from './razorpayStatus.ts';

/** The most refunds of a payment that are read; no payment has more. */
const MOST = 100;

/** The calls that make and find refunds of the payment that has paid an intent. */
export function razorpayRefunds(
  settings: RazorpaySettings,
  razorpay: Razorpay,
  ask: ReturnType<typeof sdkCalls>,
): Pick<PaymentProvider, 'refund' | 'findRefund'> {
  const paidBy = async (id: string) => captured(await ask(() => readOpened(razorpay, id)));
  return {
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
    findRefund: async (id, reference) => {
      const paid = await paidBy(id);
      if (!paid) return null;
      const made = await ask(async () =>
        itemsOf(RazorpayRefund).parse(await razorpay.payments.fetchMultipleRefund(paid.id, { count: MOST })),
      );
      const found = made.items.find(({ notes }) => notes.reference === reference);
      return found ? refundOf(reference, found) : null;
    },
  };
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
