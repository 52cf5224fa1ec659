import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import fastify from 'fastify';
import { afterAll } from 'vitest';
import { violationsOf } from './publishedApi.ts';
import { RAZORPAY_API } from './razorpayApi.ts';
import { NotThere, razorpayRecords, type OpenedPayment, type Refund } from './razorpayRecords.ts';
import { razorpayWebhook } from './razorpayWebhook.ts';
import type { StandIn } from './standIn.ts';

type Body = Record<string, never> & { amount: number; notes: Record<string, string> };

const SECRET = 'hook_of_stand_in';
const KEY = { keyId: 'rzp_test_stand_in', keySecret: 'key_of_stand_in' };

/**
 * A server that implements the part of Razorpay's interface that RAZORPAY_API describes, and refuses requests that differ
 * from it.
 */
export async function razorpayStandIn(): Promise<StandIn> {
  const http = fastify();
  const records = razorpayRecords();
  const { all, find, open, payment, refunds, refundsOf } = records;
  const byKey = new Map<string, Refund>();
  const stand: StandIn = {
    name: 'razorpay',
    settings: {},
    secrets: [...Object.values(KEY), SECRET],
    vault: null,
    lacks: ['bank offers', 'a failed payment', 'a challenge', 'a time in the signature'],
    closedCode: 'refused',
    violations: [],
    mode: 'up',
    refundMode: 'done',
    opened: (reference) => records.openedFor(reference).length,
    intentOf: (reference) => {
      const [found] = records.openedFor(reference);
      if (!found) throw new Error(`Nothing was opened for ${reference}`);
      return found.id;
    },
    act: records.act,
    refunds: (id) => refundsOf(id).map(({ amount }) => amount),
    endRefunds: (id) => {
      for (const refund of refundsOf(id)) refund.status = 'processed';
    },
    strays: () => [
      stand.webhook('plink_gone'),
      stand.webhook('qr_gone'),
      stand.webhook('order_gone'),
      stand.webhook(open('order', 'of another shop', 9_900, 'INR').id),
    ],
    webhook: razorpayWebhook(SECRET, refundsOf),
  };

  // The SDK sends a request without a body as an empty form.
  http.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, body === '' ? undefined : body),
  );
  http.addHook('preHandler', async ({ method, url, headers, body }, reply) => {
    const { mode } = stand;
    if (mode === 'slow') await sleep(250);
    if (mode === 'hanging') await sleep(60_000, undefined, { ref: false });
    if (mode === 'down') return reply.code(503).send(refusal('SERVER_ERROR'));
    if (mode === 'limited') return reply.code(429).send(refusal('BAD_REQUEST_ERROR'));
    if (mode === 'malformed') return reply.type('application/json').send('{"id":');
    if (mode === 'key refused') return reply.code(401).send(refusal('BAD_REQUEST_ERROR'));
    if (mode === 'key too weak') return reply.code(403).send(refusal('BAD_REQUEST_ERROR'));
    const { pathname: path, searchParams } = new URL(url, 'http://razorpay');
    const query = Object.fromEntries(searchParams);
    const violations = violationsOf(RAZORPAY_API, { method, path, headers, query, body });
    stand.violations.push(...violations);
    return violations.length > 0 ? reply.code(400).send(refusal('BAD_REQUEST_ERROR')) : undefined;
  });
  http.setErrorHandler((fault, _request, reply) =>
    fault instanceof NotThere
      ? reply.code(400).send(refusal('BAD_REQUEST_ERROR', 'id_does_not_exist'))
      : reply.send(fault),
  );
  http.addHook('onSend', async ({ method }, reply, payload) => {
    const isLost = stand.mode === 'answer lost' || (method === 'POST' && stand.refundMode === 'answer lost');
    if (!isLost || method === 'GET') return payload;
    void reply.code(504);
    return '';
  });

  const linkAnswer = ({ reference, tried, ...link }: OpenedPayment) => ({
    ...link,
    reference_id: reference,
    short_url: `${url}/i/${link.id}`,
    payments: tried.map(({ id }) => ({ payment_id: id })),
  });
  http.post<{ Body: Body & { reference_id: string; currency: string } }>(
    '/v1/payment_links',
    async ({ body: { reference_id: reference, amount, currency } }, reply) =>
      all('plink').some((link) => link.reference === reference)
        ? reply.code(400).send(refusal('BAD_REQUEST_ERROR'))
        : linkAnswer(open('plink', reference, amount, currency)),
  );
  http.get<{ Querystring: { reference_id: string } }>('/v1/payment_links', async ({ query }) => ({
    payment_links: all('plink')
      .filter((link) => link.reference === query.reference_id)
      .map(linkAnswer),
  }));
  http.get<{ Params: { id: string } }>('/v1/payment_links/:id', async ({ params }) =>
    linkAnswer(find(params.id)),
  );
  http.post<{ Params: { id: string } }>('/v1/payment_links/:id/cancel', async ({ params }, reply) => {
    const link = find(params.id);
    if (link.status !== 'created') return reply.code(400).send(refusal('BAD_REQUEST_ERROR'));
    link.status = 'cancelled';
    return linkAnswer(link);
  });
  http.get<{ Params: { id: string } }>('/v1/payments/:id', async ({ params }) => {
    const { card, ...tried } = payment(params.id) ?? {};
    return { ...tried, method: card ? 'card' : 'upi' };
  });
  http.get<{ Params: { id: string } }>(
    '/v1/payments/:id/card',
    async ({ params }) => payment(params.id)?.card,
  );

  const orderAnswer = ({ id, reference: receipt, status, amount, currency }: OpenedPayment) => ({
    id,
    receipt,
    status,
    amount,
    currency,
    created_at: 1,
  });
  http.post<{ Body: Body & { receipt: string; currency: string } }>(
    '/v1/orders',
    async ({ body: { receipt, amount, currency } }) => orderAnswer(open('order', receipt, amount, currency)),
  );
  http.get<{ Querystring: { receipt: string } }>('/v1/orders', async ({ query }) => ({
    items: all('order')
      .filter((order) => order.reference === query.receipt)
      .map(orderAnswer),
  }));
  http.get<{ Params: { id: string } }>('/v1/orders/:id', async ({ params }) => orderAnswer(find(params.id)));
  http.get<{ Params: { id: string } }>('/v1/orders/:id/payments', async ({ params }) => ({
    items: find(params.id).tried,
  }));
  http.post<{ Body: Body & { order_id: string; upi: { flow: string; vpa?: string } } }>(
    '/v1/payments/create/upi',
    async ({ body: { amount, order_id: id, upi } }, reply) => {
      if (upi.vpa && !upi.vpa.endsWith('@nilgai'))
        return reply.code(400).send(refusal('BAD_REQUEST_ERROR', 'invalid_vpa'));
      const made = { id: `pay_${randomUUID().slice(0, 14)}`, status: 'created', amount, currency: 'INR' };
      find(id).tried.push({ ...made, amount_refunded: 0, error_code: null, error_reason: null, card: null });
      return {
        razorpay_payment_id: made.id,
        ...(upi.flow === 'intent' && { link: `upi://pay?pa=shop@bank&tr=${made.id}` }),
      };
    },
  );
  http.post<{ Body: { vpa: string } }>('/v1/payments/validate/vpa', async ({ body: { vpa } }, reply) =>
    vpa.endsWith('@nilgai')
      ? { vpa, success: true, customer_name: 'Ananya S. Rao' }
      : reply.code(400).send(refusal('BAD_REQUEST_ERROR', 'invalid_vpa')),
  );

  const codeAnswer = ({ id, reference, status, amount: payment_amount }: OpenedPayment) => ({
    id,
    status,
    payment_amount,
    notes: { reference },
    created_at: Math.floor(Date.now() / 1_000),
    image_content: `upi://pay?pa=shop@bank&tr=${id}`,
  });
  http.post<{ Body: Body & { payment_amount: number } }>('/v1/payments/qr_codes', async ({ body }) =>
    codeAnswer(open('qr', String(body.notes.reference), body.payment_amount, 'INR')),
  );
  http.get('/v1/payments/qr_codes', async () => ({ items: all('qr').map(codeAnswer) }));
  http.get<{ Params: { id: string } }>('/v1/payments/qr_codes/:id', async ({ params }) =>
    codeAnswer(find(params.id)),
  );
  http.get<{ Params: { id: string } }>('/v1/payments/qr_codes/:id/payments', async ({ params }) => ({
    items: find(params.id).tried,
  }));
  http.post<{ Params: { id: string } }>('/v1/payments/qr_codes/:id/close', async ({ params }, reply) => {
    const code = find(params.id);
    if (code.status !== 'active') return reply.code(400).send(refusal('BAD_REQUEST_ERROR'));
    code.status = 'closed';
    return codeAnswer(code);
  });

  http.get<{ Params: { id: string } }>('/v1/payments/:id/refunds', async ({ params }) => ({
    items: refunds.filter((refund) => refund.payment_id === params.id),
  }));
  http.post<{ Params: { id: string }; Body: Body }>(
    '/v1/payments/:id/refund',
    async ({ params, headers, body: { amount, notes } }, reply) => {
      const key = String(headers['x-refund-idempotency']);
      const known = byKey.get(key);
      if (known) return known;
      const paid = payment(params.id);
      if (!paid || paid.status !== 'captured' || amount > paid.amount - paid.amount_refunded)
        return reply.code(400).send(refusal('BAD_REQUEST_ERROR'));
      const isClosed = stand.refundMode === 'closed';
      const made: Refund = {
        id: `rfnd_${randomUUID().slice(0, 14)}`,
        payment_id: paid.id,
        amount,
        notes,
        status: isClosed ? 'failed' : stand.refundMode === 'pending' ? 'pending' : 'processed',
      };
      refunds.push(made);
      byKey.set(key, made);
      if (!isClosed) paid.amount_refunded += amount;
      return made;
    },
  );
  const url = await http.listen({ host: '127.0.0.1', port: 0 });
  stand.settings = {
    payments: {
      byCountry: { IN: 'razorpay' },
      stripe: null,
      razorpay: { apiUrl: url, ...KEY, webhookSecret: SECRET },
    },
  };
  afterAll(() => {
    http.server.closeAllConnections();
    return http.close();
  });
  return stand;
}

function refusal(code: string, reason = 'NA') {
  return { error: { code, description: code, source: 'NA', step: 'NA', reason, metadata: {} } };
}
