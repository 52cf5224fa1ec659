import { OutboundRefusal } from '../../../../platform/outbound/outbound.ts';
import type { PaymentProvider } from '../paymentProvider.ts';
import { refundOf, StripeRefund } from './stripeAnswers.ts';
import type { StripeCalls } from './stripeClient.ts';

/** The most refunds of a payment that are read at once; no payment has more. */
const MOST_REFUNDS = 1_000;

/** The calls that make and find refunds; `paidIntent` gives the payment intent that has paid an intent, or null. */
export function stripeRefunds(
  { stripe, ask }: StripeCalls,
  paidIntent: (id: string) => Promise<string | null>,
): Pick<PaymentProvider, 'refund' | 'findRefund'> {
  return {
    refund: async (id, { key, reference, amountMinor, reason }) => {
      const paid = await paidIntent(id);
      if (paid === null) throw new OutboundRefusal('stripe', 400, { code: 'not_paid' });
      const metadata = { reference, session: id, reason };
      const wanted = { payment_intent: paid, amount: amountMinor, metadata };
      return ask(async () =>
        refundOf(StripeRefund.parse(await stripe.refunds.create(wanted, { idempotencyKey: key }))),
      );
    },
    findRefund: async (id, reference) => {
      const paid = await paidIntent(id);
      if (paid === null) return null;
      const made = await ask(async () =>
        StripeRefund.array().parse(
          await stripe.refunds
            .list({ payment_intent: paid, limit: 100 })
            .autoPagingToArray({ limit: MOST_REFUNDS }),
        ),
      );
      const found = made.find(({ metadata }) => metadata?.reference === reference);
      return found ? refundOf(found) : null;
    },
  };
}
