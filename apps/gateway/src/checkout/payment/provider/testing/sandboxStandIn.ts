import { createHmac, randomUUID } from 'node:crypto';
import { fakeProvider, webhook } from '../../../testing/fakeProvider.ts';
import type { StandIn } from './standIn.ts';

/** The provider of the gateway's other tests, which implements the sandbox's protocol. */
export async function sandboxStandIn(): Promise<StandIn> {
  const fake = await fakeProvider();
  const stand: StandIn = {
    name: 'sandbox',
    settings: { sandboxUrl: fake.url },
    secrets: ['test-payment-key', 'test-webhook-secret'],
    lacks: [],
    closedCode: 'card_closed',
    violations: [],
    vault: {
      decide: (token, outcome) => {
        const card = fake.vault.cards.get(token);
        if (card) card.outcome = outcome;
      },
      has: (token) => fake.vault.cards.has(token),
      drop: (token) => fake.vault.cards.delete(token),
      charges: (id) => fake.vault.charged.filter((intentId) => intentId === id).length,
      asks: (id) => typeof fake.intents.get(id)?.customer === 'string',
      // It stores cards under the id of the store.
      customers: (reference) => [reference],
    },
    get mode() {
      return fake.mode;
    },
    set mode(mode) {
      fake.mode = mode;
    },
    get refundMode() {
      return fake.refundMode;
    },
    set refundMode(mode) {
      fake.refundMode = mode;
    },
    opened: (paymentId) =>
      [...fake.intents.values()].filter((intent) => intent.reference === paymentId).length,
    intentOf: (paymentId) => fake.intentOf(paymentId).id,
    act: (id, act) => {
      const intent = fake.intents.get(id);
      if (!intent) throw new Error(`There is no intent ${id}`);
      if (act === 'decline') fake.decide(id, 'failed', 'card_declined');
      else if (act === 'challenge') fake.decide(id, 'requires_challenge');
      else if (act === 'process') fake.decide(id, 'processing');
      else if (act === 'expire') fake.decide(id, 'expired');
      else if (act === 'unknown') Object.assign(intent, { status: 'resting' });
      else fake.decide(id, 'succeeded');
      if (act === 'pay and keep' && intent.customer) {
        const card = { brand: 'Visa', first6: '424242', last4: '4242', expiry: '2099-08' };
        const token = `card_${randomUUID()}`;
        intent.savedCard = { ...card, token, customer: intent.customer };
        fake.vault.cards.set(token, { ...intent.savedCard, ...card, outcome: 'succeeded' });
      }
      if (act === 'other amount') intent.amountMinor -= 100;
      if (act === 'other currency') intent.currencyCode = 'USD';
      if (act === 'other order') intent.reference = randomUUID();
    },
    refunds: (id) => fake.refunds.filter((refund) => refund.id === id).map(({ amountMinor }) => amountMinor),
    endRefunds: (id) => {
      for (const refund of fake.refunds) if (refund.id === id) refund.status = 'succeeded';
    },
    strays: (reference) => {
      const paid = { ...fake.intentOf(reference), status: 'succeeded' as const };
      return [
        webhook('payment.succeeded', { ...paid, id: 'pi_of_another', reference: 'of another shop' }),
        webhook('payment.succeeded', { ...paid, id: 'pi_of_another' }),
      ];
    },
    webhook: (id, about = 'payment', { id: eventId, secret, payload, type, at } = {}) => {
      const intent = fake.intents.get(id);
      if (!intent) throw new Error(`There is no intent ${id}`);
      const refund = fake.refunds.findLast((candidate) => candidate.id === id);
      const event = webhook(
        type ?? `${about}.changed`,
        about === 'refund' && refund ? { ...intent, refund } : intent,
        {
          ...(eventId && { id: eventId }),
          ...(secret && { secret }),
          ...(at && { at }),
        },
      );
      return payload === undefined ? event : { ...event, payload, headers: signed(payload) };
    },
  };
  return stand;
}

function signed(payload: string) {
  const time = Math.floor(Date.now() / 1000);
  const hex = createHmac('sha256', 'test-webhook-secret').update(`${time}.${payload}`).digest('hex');
  return { 'content-type': 'application/json', 'x-sandbox-signature': `t=${time},v1=${hex}` };
}
