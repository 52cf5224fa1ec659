import { unlessRefused } from '../../../../platform/outbound/outbound.ts';
import type { CardVault, VaultToken } from '../cardVault.ts';
import type { CardRequest, Intent } from '../paymentProvider.ts';
import { intentOfSaved, PAID_BY, savedCardOf, StripeCard, StripeIntent } from './stripeAnswers.ts';
import type { StripeCalls } from './stripeClient.ts';

/** How long a payment waits until Stripe has stored its customer; after that it begins without the customer. */
const CUSTOMER_TIMEOUT_MS = 1_500;
/** The most saved cards that are read; customers have fewer. */
const MOST = 100;

/** The mark in the metadata of a payment intent that was opened here, and not by a Checkout session. */
const OPENED_FOR = 'saved_card';

/** Whether an event is about a payment intent that was opened for a saved card; each session has one too. */
export function isForSavedCard(type: string, metadata: Record<string, string> | null | undefined): boolean {
  return type.startsWith('payment_intent.') && metadata?.opened_for === OPENED_FOR;
}

/** The calls that open, read and close payment intents for saved cards. */
export function savedCardIntents({ stripe, ask }: StripeCalls) {
  return {
    open: async (request: CardRequest, { customer }: VaultToken): Promise<string> => {
      const { reference, amountMinor, currencyCode, description } = request;
      const { id } = await ask(async () =>
        StripeIntent.pick({ id: true }).parse(
          await stripe.paymentIntents.create(
            {
              amount: amountMinor,
              currency: currencyCode.toLowerCase(),
              customer,
              description,
              allowed_payment_method_types: ['card'],
              metadata: { reference, opened_for: OPENED_FOR },
            },
            { idempotencyKey: `saved-card-${reference}` },
          ),
        ),
      );
      return id;
    },
    read: (id: string): Promise<Intent> =>
      ask(async () =>
        intentOfSaved(StripeIntent.parse(await stripe.paymentIntents.retrieve(id, { expand: PAID_BY }))),
      ),
    cancel: (id: string) =>
      ask(() => stripe.paymentIntents.cancel(id, {}, { idempotencyKey: `cancel-${id}` })),
  };
}

/**
 * The cards that customers keep at Stripe: payment methods whose owner agreed on the Checkout page that they may be shown
 * again. Of the customer, Stripe gets only the id here.
 */
export function stripeVault({ stripe, ask }: StripeCalls): CardVault {
  const { read } = savedCardIntents({ stripe, ask });
  const isKept = async ({ customer, token }: VaultToken) =>
    (await unlessRefused(ask(() => stripe.customers.retrievePaymentMethod(customer, token)))) !== null;
  return {
    customers: {
      add: (reference) =>
        ask(async () => {
          const { id } = await stripe.customers.create(
            { metadata: { reference } },
            {
              idempotencyKey: `customer-${reference}`,
              timeout: CUSTOMER_TIMEOUT_MS,
              maxNetworkRetries: 0,
            },
          );
          return id;
        }),
      delete: async (customer) => {
        await unlessRefused(ask(() => stripe.customers.del(customer)));
      },
    },
    chargeCard: async (intentId, { customer, token, returnUrl }) => {
      const before = await read(intentId);
      if (before.status !== 'created') return before;
      const confirmed = await unlessRefused(
        ask(async () =>
          intentOfSaved(
            StripeIntent.parse(
              await stripe.paymentIntents.confirm(
                intentId,
                { payment_method: token, return_url: returnUrl, expand: PAID_BY },
                { idempotencyKey: `charge-${intentId}` },
              ),
            ),
          ),
        ),
      );
      if (confirmed) return confirmed;
      // The bank has declined the card, which the intent shows, or Stripe has refused it, for example because it belongs to
      // another customer.
      const refused = await read(intentId);
      if (refused.status !== 'created') return refused;
      const failureCode = (await isKept({ customer, token })) ? 'card_declined' : 'card_removed';
      return { ...refused, status: 'failed', failureCode };
    },
    listCards: async (customer) => {
      const kept = await unlessRefused(
        ask(async () =>
          StripeCard.array().parse(
            await stripe.customers
              .listPaymentMethods(customer, { type: 'card', allow_redisplay: 'always', limit: MOST })
              .autoPagingToArray({ limit: MOST }),
          ),
        ),
      );
      return (kept ?? []).map((card) => {
        const { token, brand, last4, expiry } = savedCardOf(card);
        return { token, brand, first6: null, last4, expiry };
      });
    },
    deleteCard: async (customer, token) => {
      // Stripe refuses to detach a card that is not attached.
      if (!(await isKept({ customer, token }))) return;
      await ask(() => stripe.paymentMethods.detach(token, {}, { idempotencyKey: `detach-${token}` }));
    },
  };
}
