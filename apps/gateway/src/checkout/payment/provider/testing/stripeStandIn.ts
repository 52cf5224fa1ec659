import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll } from 'vitest';
import { violationsOf } from './publishedApi.ts';
import type { StandIn } from './standIn.ts';
import { STRIPE_API } from './stripeApi.ts';
import { stripeRecords, type Refund, type Session, type StripeRecords } from './stripeRecords.ts';
import { refusal } from './stripeVaultStandIn.ts';
import { stripeWebhook } from './stripeWebhook.ts';

const SECRET = 'whsec_stand_in';
const KEY = 'sk_test_stand_in';

/**
 * A server that implements the part of Stripe's interface that STRIPE_API describes, and refuses requests that differ from
 * it.
 */
export async function stripeStandIn(): Promise<StandIn> {
  const http = fastify();
  const records = stripeRecords(http);
  const stand = standOf(records);
  checkRequests(http, stand);
  repeatAnswers(http);
  loseAnswers(http, stand);
  sessionCalls(http, records);
  refundCalls(http, stand, records);
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

/** What a test does with the provider and asks it. */
function standOf(records: StripeRecords): StandIn {
  const { sessions, vault, refundsOf, openedFor } = records;
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
    act: records.act,
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
    webhook: stripeWebhook(SECRET, records),
  };
  return stand;
}

/** Answers as the mode of the stand-in says, and refuses requests that differ from the published interface. */
function checkRequests(http: FastifyInstance, stand: StandIn): void {
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
    return violations.length > 0 ? reply.code(400).send(refusal('parameter_unknown')) : undefined;
  });
}

/** Answers a request whose key is known as it was answered before. */
function repeatAnswers(http: FastifyInstance): void {
  const byKey = new Map<string, { request: string; status: number; answer: unknown }>();
  http.addHook('preHandler', async ({ method, url, headers, body }, reply) => {
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
}

function loseAnswers(http: FastifyInstance, stand: StandIn): void {
  http.addHook('onSend', async ({ method }, reply, payload) => {
    const isLost = stand.mode === 'answer lost' || (method === 'POST' && stand.refundMode === 'answer lost');
    if (!isLost) return payload;
    void reply.code(504);
    return '';
  });
}

function sessionCalls(http: FastifyInstance, { sessions, customers, find }: StripeRecords): void {
  http.post<{ Body: Record<string, string> }>('/v1/checkout/sessions', async ({ body }, reply) => {
    const { customer = null } = body;
    if (customer !== null && !customers.has(customer))
      return reply.code(400).send(refusal('resource_missing'));
    const id = `cs_test_${randomUUID()}`;
    const session: Session = {
      id,
      url: `${http.listeningOrigin}/c/pay/${id}`,
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
}

function refundCalls(
  http: FastifyInstance,
  stand: StandIn,
  { sessions, intents, refunds }: StripeRecords,
): void {
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
}
