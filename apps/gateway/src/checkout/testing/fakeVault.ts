import type { FastifyInstance } from 'fastify';
import type { VaultCard } from '../payment/provider/cardVault.ts';
import type { SandboxIntent as Intent } from '../payment/provider/sandbox/sandboxPayments.ts';

/** A card that the fake provider stores, and the outcome of a payment with it. */
export interface FakeCard extends VaultCard {
  customer: string;
  /** With `no answer` the card is charged and the answer is lost. */
  outcome: 'succeeded' | 'failed' | 'requires_challenge' | 'no answer';
}

/** The vault of the fake provider, with cards that a test adds. */
export interface FakeVault {
  cards: Map<string, FakeCard>;
  /** The number of charge requests, including retries, and the intents that were charged. */
  asked: number;
  charged: string[];
}

/** Adds the vault to the fake provider. */
export function fakeVault(http: FastifyInstance, find: (id: string) => Intent): FakeVault {
  const vault: FakeVault = { cards: new Map(), asked: 0, charged: [] };

  http.get<{ Params: { customer: string } }>('/payments/v1/customers/:customer/cards', async ({ params }) =>
    [...vault.cards.values()].filter(({ customer }) => customer === params.customer),
  );
  http.delete<{ Params: { customer: string; token: string } }>(
    '/payments/v1/customers/:customer/cards/:token',
    async ({ params: { customer, token } }, reply) => {
      if (vault.cards.get(token)?.customer !== customer) return reply.code(404).send();
      vault.cards.delete(token);
      return reply.code(204).send();
    },
  );
  http.post<{ Params: { id: string }; Body: { customer: string; token: string } }>(
    '/payments/v1/intents/:id/charge',
    async ({ params, body }, reply) => {
      vault.asked += 1;
      const intent = find(params.id);
      const card = vault.cards.get(body.token);
      const isKnown = card?.customer === body.customer;
      if (intent.status === 'created') {
        intent.status = !isKnown ? 'failed' : card.outcome === 'no answer' ? 'succeeded' : card.outcome;
        if (intent.status === 'failed') intent.failureCode = isKnown ? 'card_declined' : 'card_removed';
        if (intent.status === 'succeeded') vault.charged.push(intent.id);
        if (card) intent.card = { brand: card.brand, first6: card.first6, last4: card.last4 };
      }
      return isKnown && card.outcome === 'no answer' ? reply.code(504).send({ error: 'lost' }) : intent;
    },
  );
  return vault;
}
