import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { OpenedPayment, RazorpayRecords, Refund } from './razorpayRecords.ts';
import type { StandIn } from './standIn.ts';

type Body = Record<string, never> & { amount: number; notes: Record<string, string> };

/** An answer with which Razorpay refuses a call. */
export function refusal(code: string, reason = 'NA') {
  return { error: { code, description: code, source: 'NA', step: 'NA', reason, metadata: {} } };
}

/** The calls of payment links. */
export function linkCalls(http: FastifyInstance, { all, open, find }: RazorpayRecords): void {
  const linkAnswer = ({ reference, tried, ...link }: OpenedPayment) => ({
    ...link,
    reference_id: reference,
    short_url: `${http.listeningOrigin}/i/${link.id}`,
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
}

/** The calls that read a payment. */
export function paymentCalls(http: FastifyInstance, { payment }: RazorpayRecords): void {
  http.get<{ Params: { id: string } }>('/v1/payments/:id', async ({ params }) => {
    const { card, ...tried } = payment(params.id) ?? {};
    return { ...tried, method: card ? 'card' : 'upi' };
  });
  http.get<{ Params: { id: string } }>(
    '/v1/payments/:id/card',
    async ({ params }) => payment(params.id)?.card,
  );
}

/** The calls of orders, on which UPI payments are made. */
export function orderCalls(http: FastifyInstance, { all, open, find }: RazorpayRecords): void {
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
}

/** The calls of UPI payments and addresses. */
export function upiCalls(http: FastifyInstance, { find }: RazorpayRecords): void {
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
}

/** The calls of QR codes. */
export function codeCalls(http: FastifyInstance, { all, open, find }: RazorpayRecords): void {
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
}

/** The calls of refunds. */
export function refundCalls(
  http: FastifyInstance,
  stand: StandIn,
  { payment, refunds }: RazorpayRecords,
): void {
  const byKey = new Map<string, Refund>();
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
}
