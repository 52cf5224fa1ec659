import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Outcome, StandInVault } from './standIn.ts';

/** A card as Stripe's interface returns it. */
export interface StandInCard {
  id: string;
  customer: string | null;
  allow_redisplay: 'always' | 'limited';
  card: { brand: string; last4: string; exp_month: number; exp_year: number };
}

/** The part of a payment intent that the store reads. */
export interface StandInPaying {
  id: string;
  status: string;
  amount_received: number;
  currency: string;
  last_payment_error: { code: string; decline_code: string | null } | null;
  latest_charge: {
    amount_refunded: number;
    payment_method_details: { card: { brand: string; last4: string } };
  } | null;
  payment_method?: StandInCard | null;
}

/** A payment intent that was opened for a saved card. */
export interface SavedIntent extends StandInPaying {
  amount: number;
  customer: string;
  metadata: { reference: string; opened_for: string };
  next_action: { type: string; redirect_to_url: { url: string; return_url: string } } | null;
}

/** An answer with which Stripe refuses a call. */
export function refusal(code: string, type = 'invalid_request_error') {
  return { error: { type, code, message: code } };
}

/** Pays a payment intent. */
export function payIntent(paying: StandInPaying, amount: number, currency: string): void {
  const card = { brand: 'visa', last4: '4242' };
  Object.assign(paying, {
    status: 'succeeded',
    amount_received: amount,
    currency,
    latest_charge: { amount_refunded: 0, payment_method_details: { card } },
  });
}

type IdRoute = { Params: { id: string }; Body: Record<string, string> };
type VaultRecords = ReturnType<typeof vaultRecords>;

/** Adds the customers, their cards and the payment intents to the server that implements Stripe's interface. */
export function stripeVaultStandIn(http: FastifyInstance) {
  const records = vaultRecords();
  customerCalls(http, records);
  intentCalls(http, records);
  confirmCall(http, records);
  return records;
}

function vaultRecords() {
  const customers = new Map<string, string>();
  const cards = new Map<string, StandInCard>();
  const intents = new Map<string, SavedIntent>();
  const outcomes = new Map<string, Outcome>();
  const charged: string[] = [];

  const vault: Omit<StandInVault, 'asks'> = {
    decide: (token, outcome) => outcomes.set(token, outcome),
    has: (token) => typeof cards.get(token)?.customer === 'string',
    drop: (token) => cards.delete(token),
    charges: (id) => charged.filter((intentId) => intentId === id).length,
    customers: (reference) => [...customers].filter(([, of]) => of === reference).map(([id]) => id),
  };
  /** A card that paid on the Checkout page; it may be shown again if its owner has agreed to that. */
  const newCard = (customer: string, isKept: boolean): StandInCard => {
    const card: StandInCard = {
      id: `pm_${randomUUID()}`,
      customer,
      allow_redisplay: isKept ? 'always' : 'limited',
      card: { brand: 'visa', last4: '4242', exp_month: 8, exp_year: 2099 },
    };
    cards.set(card.id, card);
    return card;
  };
  /** Does what the shopper does on the bank's page. */
  const answerBank = (intent: SavedIntent, isConfirmed: boolean) => {
    intent.next_action = null;
    if (isConfirmed) {
      payIntent(intent, intent.amount, intent.currency);
      charged.push(intent.id);
      return;
    }
    intent.status = 'requires_payment_method';
    intent.last_payment_error = { code: 'payment_intent_authentication_failure', decline_code: null };
  };
  return { vault, customers, cards, intents, outcomes, newCard, answerBank };
}

/** The calls of customers and their cards. */
function customerCalls(http: FastifyInstance, { customers, cards }: VaultRecords): void {
  http.post<IdRoute>('/v1/customers', async ({ body }) => {
    const id = `cus_${randomUUID()}`;
    customers.set(id, String(body['metadata[reference]']));
    return { id };
  });
  http.delete<IdRoute>('/v1/customers/:id', async ({ params: { id } }, reply) => {
    if (!customers.delete(id)) return reply.code(404).send(refusal('resource_missing'));
    for (const card of cards.values()) if (card.customer === id) card.customer = null;
    return { id, deleted: true };
  });
  http.get<IdRoute & { Querystring: { allow_redisplay: string } }>(
    '/v1/customers/:id/payment_methods',
    async ({ params: { id }, query, url }, reply) => {
      if (!customers.has(id)) return reply.code(404).send(refusal('resource_missing'));
      const shown = [...cards.values()].filter(
        (card) => card.customer === id && card.allow_redisplay === query.allow_redisplay,
      );
      return { object: 'list', has_more: false, url, data: shown };
    },
  );
  http.get<{ Params: { id: string; card: string } }>(
    '/v1/customers/:id/payment_methods/:card',
    async ({ params }, reply) => {
      const card = cards.get(params.card);
      return card?.customer === params.id ? card : reply.code(404).send(refusal('resource_missing'));
    },
  );
  http.post<IdRoute>('/v1/payment_methods/:id/detach', async ({ params }, reply) => {
    const card = cards.get(params.id);
    if (!card?.customer) return reply.code(400).send(refusal('payment_method_unexpected_state'));
    card.customer = null;
    return card;
  });
}

function intentCalls(http: FastifyInstance, { customers, intents }: VaultRecords): void {
  http.post<IdRoute>('/v1/payment_intents', async ({ body }, reply) => {
    const { customer = '', currency = '', amount } = body;
    if (!customers.has(customer)) return reply.code(400).send(refusal('resource_missing'));
    const intent: SavedIntent = {
      id: `pi_${randomUUID()}`,
      status: 'requires_payment_method',
      amount: Number(amount),
      amount_received: 0,
      currency,
      customer,
      metadata: {
        reference: String(body['metadata[reference]']),
        opened_for: String(body['metadata[opened_for]']),
      },
      last_payment_error: null,
      latest_charge: null,
      next_action: null,
    };
    intents.set(intent.id, intent);
    return intent;
  });
  http.get<IdRoute>(
    '/v1/payment_intents/:id',
    async ({ params }, reply) => intents.get(params.id) ?? reply.code(404).send(refusal('resource_missing')),
  );
  http.post<IdRoute>('/v1/payment_intents/:id/cancel', async ({ params }, reply) => {
    const intent = intents.get(params.id);
    if (!intent || ['succeeded', 'canceled'].includes(intent.status))
      return reply.code(400).send(refusal('payment_intent_unexpected_state'));
    intent.status = 'canceled';
    return intent;
  });
}

/** The call that charges a saved card. */
function confirmCall(http: FastifyInstance, { intents, cards, outcomes, answerBank }: VaultRecords): void {
  http.post<IdRoute>('/v1/payment_intents/:id/confirm', async ({ params, body }, reply) => {
    const intent = intents.get(params.id);
    if (!intent) return reply.code(404).send(refusal('resource_missing'));
    const { payment_method: token = '', return_url: returnUrl = '' } = body;
    const outcome = outcomes.get(token) ?? 'succeeded';
    const isLost = outcome === 'no answer';
    if (intent.status !== 'requires_payment_method')
      return isLost
        ? reply.code(504).send('')
        : reply.code(400).send(refusal('payment_intent_unexpected_state'));
    const card = cards.get(token);
    // Payment methods that are attached to another customer cannot be used with this payment intent.
    if (card?.customer !== intent.customer) return reply.code(400).send(refusal('resource_missing'));
    intent.payment_method = card;
    if (outcome === 'failed') {
      intent.last_payment_error = { code: 'card_declined', decline_code: 'generic_decline' };
      return reply.code(402).send(refusal('card_declined', 'card_error'));
    }
    if (outcome === 'requires_challenge') {
      const url = `https://hooks.stripe.com/redirect/authenticate/${intent.id}`;
      intent.status = 'requires_action';
      intent.next_action = { type: 'redirect_to_url', redirect_to_url: { url, return_url: returnUrl } };
      return intent;
    }
    answerBank(intent, true);
    return isLost ? reply.code(504).send('') : intent;
  });
}
