import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import fastify from 'fastify';
import Stripe from 'stripe';
import { afterAll } from 'vitest';
import { violationsOf } from './publishedApi.ts';
import type { StandIn } from './standIn.ts';
import { STRIPE_API } from './stripeApi.ts';
import { payIntent, refusal, stripeVaultStandIn, type StandInPaying } from './stripeVaultStandIn.ts';

interface Session {
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

interface Refund {
  id: string;
  object: 'refund';
  payment_intent: string;
  amount: number;
  status: string;
  failure_reason?: string;
  metadata: Record<string, string>;
}

const SECRET = 'whsec_stand_in';
const KEY = 'sk_test_stand_in';

/**
 * A server that implements the part of Stripe's interface that STRIPE_API describes, and refuses requests that differ from
 * it.
 */
export async function stripeStandIn(): Promise<StandIn> {
  const http = fastify();
  const sessions = new Map<string, Session>();
  const refunds: Refund[] = [];
  const byKey = new Map<string, { request: string; status: number; answer: unknown }>();
  const { vault, customers, intents, newCard, answerBank } = stripeVaultStandIn(http);
  const find = (id: string) => {
    const found = sessions.get(id);
    if (!found) throw new Error(`There is no session ${id}`);
    return found;
  };
  /** The payment intent of a session, or one that was opened for a saved card. */
  const payingOf = (id: string): StandInPaying | null => intents.get(id) ?? find(id).payment_intent;
  const refundsOf = (id: string) => refunds.filter((refund) => refund.payment_intent === payingOf(id)?.id);
  const openedFor = (reference: string) =>
    [...sessions.values(), ...intents.values()].filter((record) => record.metadata.reference === reference);
  const stand: StandIn = {
    name: 'stripe',
    settings: {},
    secrets: [KEY, SECRET],
    lacks: ['upi', 'bank offers', 'a failed payment'],
    closedCode: 'card_closed',
    violations: [],
    vault: { ...vault, asks: (id) => sessions.get(id)?.customer != null },
    mode: 'up',
    refundMode: 'done',
    opened: (reference) => openedFor(reference).length,
    intentOf: (reference) => {
      const [found] = openedFor(reference);
      if (!found) throw new Error(`Nothing was opened for ${reference}`);
      return found.id;
    },
    act: (id, act) => {
      const saved = intents.get(id);
      if (saved) return answerBank(saved, act === 'pay');
      const session = find(id);
      const { amount_total: amount, currency } = session;
      const paying: StandInPaying = session.payment_intent ?? {
        id: `pi_${randomUUID()}`,
        status: 'requires_payment_method',
        amount_received: 0,
        currency,
        last_payment_error: null,
        latest_charge: null,
      };
      if (act === 'expire') return void Object.assign(session, { status: 'expired' });
      session.payment_intent = paying;
      if (act === 'decline')
        paying.last_payment_error = { code: 'card_declined', decline_code: 'generic_decline' };
      else if (act === 'challenge') paying.status = 'requires_action';
      else if (act === 'process')
        Object.assign(
          session,
          { status: 'complete' },
          { payment_intent: { ...paying, status: 'processing' } },
        );
      else if (act === 'unknown') Object.assign(session, { status: 'resting' });
      else {
        payIntent(
          paying,
          act === 'other amount' ? amount - 100 : amount,
          act === 'other currency' ? 'usd' : currency,
        );
        if (session.customer) paying.payment_method = newCard(session.customer, act === 'pay and keep');
        if (session.status === 'open') session.status = 'complete';
        if (act === 'other order') session.metadata = { reference: randomUUID() };
      }
      return undefined;
    },
    refunds: (id) => refundsOf(id).map(({ amount }) => amount),
    endRefunds: (id) => {
      for (const refund of refundsOf(id)) refund.status = 'succeeded';
    },
    strays: (reference) => {
      const told = (object: object) => {
        const event = { id: `evt_${randomUUID()}`, object: 'event', type: 'checkout.session.completed' };
        return stand.webhook('', 'payment', { payload: JSON.stringify({ ...event, data: { object } }) });
      };
      // A subscription of the same account has no total and no payment intent.
      const subscription = { id: `cs_test_${randomUUID()}`, amount_total: null, metadata: {} };
      sessions.set(subscription.id, subscription as unknown as Session);
      const gone = { id: 'cs_test_gone', metadata: { reference } };
      return [told(subscription), told({ ...gone, metadata: null }), told(gone)];
    },
    webhook: (id, about = 'payment', { id: eventId, secret = SECRET, payload, type, at } = {}) => {
      const session = sessions.get(id);
      const saved = intents.get(id);
      const opened = saved
        ? { object: 'payment_intent', ...saved }
        : { object: 'checkout.session', ...session };
      const object = about === 'refund' ? refundsOf(id).at(-1) : opened;
      const paid = saved ? 'payment_intent.succeeded' : 'checkout.session.completed';
      const kind = about === 'refund' ? 'refund.updated' : paid;
      const event = {
        id: eventId ?? `evt_${randomUUID()}`,
        object: 'event',
        type: type ?? kind,
        data: { object },
      };
      const body = payload ?? JSON.stringify(event);
      const signature = Stripe.webhooks.generateTestHeaderString({
        payload: body,
        secret,
        ...(at && { timestamp: Math.floor(at / 1_000) }),
      });
      return {
        method: 'POST',
        url: '/v2/payments/webhook/stripe',
        payload: body,
        headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      };
    },
  };

  http.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  http.addHook('preHandler', async ({ method, url, headers, body }, reply) => {
    const { mode } = stand;
    if (mode === 'slow') await sleep(250);
    if (mode === 'hanging') await sleep(60_000, undefined, { ref: false });
    if (mode === 'down') return reply.code(503).send({ error: { type: 'api_error' } });
    if (mode === 'limited') return reply.code(429).send({ error: { type: 'rate_limit_error' } });
    if (mode === 'malformed') return reply.type('application/json').send('{"id":');
    if (mode === 'key refused' || mode === 'key too weak')
      return reply
        .code(mode === 'key refused' ? 401 : 403)
        .send({ error: { type: 'invalid_request_error' } });
    const { pathname: path, searchParams } = new URL(url, 'http://stripe');
    const query = Object.fromEntries(searchParams);
    const violations = violationsOf(STRIPE_API, { method, path, headers, query, body });
    stand.violations.push(...violations);
    if (violations.length > 0) return reply.code(400).send(refusal('parameter_unknown'));
    const key = headers['idempotency-key'];
    const known = method === 'POST' ? byKey.get(`${url} ${String(key)}`) : undefined;
    if (!known) return undefined;
    if (known.request !== JSON.stringify(body))
      return reply.code(400).send({ error: { type: 'idempotency_error', message: 'other parameters' } });
    return reply.code(known.status).send(known.answer);
  });
  http.addHook('preSerialization', async ({ method, url, headers, body }, reply, answer: unknown) => {
    // A valid request is stored by its key, also if the bank has declined it.
    if (method === 'POST' && [200, 402].includes(reply.statusCode))
      byKey.set(`${url} ${String(headers['idempotency-key'])}`, {
        request: JSON.stringify(body),
        status: reply.statusCode,
        answer: structuredClone(answer),
      });
    return answer;
  });
  http.addHook('onSend', async ({ method }, reply, payload) => {
    const isLost = stand.mode === 'answer lost' || (method === 'POST' && stand.refundMode === 'answer lost');
    if (!isLost) return payload;
    void reply.code(504);
    return '';
  });

  http.post<{ Body: Record<string, string> }>('/v1/checkout/sessions', async ({ body }, reply) => {
    const { customer = null } = body;
    if (customer !== null && !customers.has(customer))
      return reply.code(400).send(refusal('resource_missing'));
    const id = `cs_test_${randomUUID()}`;
    const session: Session = {
      id,
      url: `${url}/c/pay/${id}`,
      status: 'open',
      customer,
      payment_intent: null,
      amount_total: Number(body['line_items[0][price_data][unit_amount]']),
      currency: String(body['line_items[0][price_data][currency]']),
      metadata: { reference: String(body['metadata[reference]']) },
    };
    sessions.set(id, session);
    return session;
  });
  http.get<{ Params: { id: string } }>(
    '/v1/checkout/sessions/:id',
    async ({ params }, reply) => sessions.get(params.id) ?? reply.code(404).send(refusal('resource_missing')),
  );
  http.post<{ Params: { id: string } }>('/v1/checkout/sessions/:id/expire', async ({ params }, reply) => {
    const session = find(params.id);
    if (session.status !== 'open') return reply.code(400).send(refusal('not_open'));
    session.status = 'expired';
    return session;
  });
  http.get<{ Querystring: { payment_intent: string } }>('/v1/refunds', async ({ query }) => ({
    object: 'list',
    has_more: false,
    url: '/v1/refunds',
    data: refunds.filter((refund) => refund.payment_intent === query.payment_intent),
  }));
  http.post<{ Body: Record<string, string> }>('/v1/refunds', async ({ body }, reply) => {
    const all = [...[...sessions.values()].map((session) => session.payment_intent), ...intents.values()];
    const paying = all.find((candidate) => candidate?.id === body.payment_intent);
    const amount = Number(body.amount);
    const left = (paying?.amount_received ?? 0) - (paying?.latest_charge?.amount_refunded ?? 0);
    if (!paying?.latest_charge || amount > left)
      return reply.code(400).send(refusal('charge_already_refunded'));
    const isClosed = stand.refundMode === 'closed';
    const refund: Refund = {
      id: `re_${randomUUID()}`,
      object: 'refund',
      payment_intent: paying.id,
      amount,
      status: isClosed ? 'failed' : stand.refundMode === 'pending' ? 'pending' : 'succeeded',
      ...(isClosed && { failure_reason: 'expired_or_canceled_card' }),
      metadata: Object.fromEntries(
        ['reference', 'session', 'reason'].map((name) => [name, String(body[`metadata[${name}]`])]),
      ),
    };
    refunds.push(refund);
    if (!isClosed) paying.latest_charge.amount_refunded += amount;
    return refund;
  });
  const url = await http.listen({ host: '127.0.0.1', port: 0 });
  stand.settings = {
    payments: {
      byCountry: { IN: 'stripe' },
      razorpay: null,
      stripe: { apiUrl: url, secretKey: KEY, webhookSecret: SECRET },
    },
  };
  afterAll(() => {
    http.server.closeAllConnections();
    return http.close();
  });
  return stand;
}
