import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { StandIn } from './standIn.ts';
import { payIntent, stripeVaultStandIn, type StandInPaying } from './stripeVaultStandIn.ts';

/** A checkout session as Stripe's interface returns it. */
export interface Session {
  id: string;
  url: string;
  status: string;
  amount_total: number;
  currency: string;
  metadata: { reference: string };
  /** The customer who is asked to save the card; null if none is asked. */
  customer: string | null;
  payment_intent: StandInPaying | null;
}

/** A refund as Stripe's interface returns it. */
export interface Refund {
  id: string;
  object: 'refund';
  payment_intent: string;
  amount: number;
  status: string;
  failure_reason?: string;
  metadata: Record<string, string>;
}

/** The records of a stand-in of Stripe. */
export type StripeRecords = ReturnType<typeof stripeRecords>;

/** The records of a stand-in of Stripe: sessions, refunds, and customers with their cards and payment intents. */
export function stripeRecords(http: FastifyInstance) {
  const sessions = new Map<string, Session>();
  const refunds: Refund[] = [];
  const { vault, customers, intents, newCard, answerBank } = stripeVaultStandIn(http);
  const find = (id: string) => {
    const found = sessions.get(id);
    if (!found) throw new Error(`There is no session ${id}`);
    return found;
  };
  /** The payment intent of a session, or one that was opened for a saved card. */
  const payingOf = (id: string): StandInPaying | null => intents.get(id) ?? find(id).payment_intent;
  return {
    sessions,
    refunds,
    vault,
    customers,
    intents,
    find,
    refundsOf: (id: string) => refunds.filter((refund) => refund.payment_intent === payingOf(id)?.id),
    openedFor: (reference: string) =>
      [...sessions.values(), ...intents.values()].filter((record) => record.metadata.reference === reference),
    /** Does what the shopper or the bank does with a session or a saved card's payment intent. */
    act: (...[id, act]: Parameters<StandIn['act']>): void => {
      const saved = intents.get(id);
      if (saved) return answerBank(saved, act === 'pay');
      const session = find(id);
      if (act === 'expire') return void (session.status = 'expired');
      session.payment_intent ??= newPaying(session.currency);
      if (act === 'process') {
        session.status = 'complete';
        session.payment_intent = { ...session.payment_intent, status: 'processing' };
      } else if (act === 'unknown') session.status = 'resting';
      else if (act === 'decline' || act === 'challenge') refusePaying(session.payment_intent, act);
      else paySession(session, session.payment_intent, act, newCard);
      return undefined;
    },
  };
}

function newPaying(currency: string): StandInPaying {
  return {
    id: `pi_${randomUUID()}`,
    status: 'requires_payment_method',
    amount_received: 0,
    currency,
    last_payment_error: null,
    latest_charge: null,
  };
}

function refusePaying(paying: StandInPaying, act: 'decline' | 'challenge'): void {
  if (act === 'challenge') paying.status = 'requires_action';
  else paying.last_payment_error = { code: 'card_declined', decline_code: 'generic_decline' };
}

function paySession(
  session: Session,
  paying: StandInPaying,
  act: Parameters<StandIn['act']>[1],
  newCard: ReturnType<typeof stripeVaultStandIn>['newCard'],
): void {
  const { amount_total: amount, currency } = session;
  payIntent(
    paying,
    act === 'other amount' ? amount - 100 : amount,
    act === 'other currency' ? 'usd' : currency,
  );
  if (session.customer) paying.payment_method = newCard(session.customer, act === 'pay and keep');
  if (session.status === 'open') session.status = 'complete';
  if (act === 'other order') session.metadata = { reference: randomUUID() };
}
