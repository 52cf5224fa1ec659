import { createHmac, randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll } from 'vitest';
import type { ProviderRefund } from '../payment/provider/paymentProvider.ts';
import type { SandboxIntent as Intent } from '../payment/provider/sandbox/sandboxPayments.ts';
import type { StandIn } from '../payment/provider/testing/standIn.ts';
import { fakeVault, type FakeVault } from './fakeVault.ts';

/** A payment provider that implements the sandbox's protocol over HTTP; a test decides its behaviour. */
export interface FakeProvider {
  url: string;
  mode: StandIn['mode'];
  /** The number of requests for a new intent, retries included. */
  asked: number;
  intents: Map<
    string,
    Intent & { returnUrl: string; webhookUrl: string; firstSix?: string[]; customer?: string | null }
  >;
  /** The refunds that it has made, each once. */
  refunds: (ProviderRefund & { id: string; key: string })[];
  /**
   * How it answers a refund: at once, later by webhook, with a closed card, or with a lost answer after the refund was
   * made.
   */
  refundMode: 'done' | 'pending' | 'closed' | 'answer lost';
  /** Sets the status of an intent, as an action of the shopper or the bank would. */
  decide: (id: string, status: Intent['status'], failureCode?: string, first6?: string) => Intent;
  /** The cards that it stores. */
  vault: FakeVault;
  /** The intent of a payment. */
  intentOf: (paymentId: string) => Intent & { returnUrl: string; firstSix?: string[] };
}

type UpiAsked = Omit<Intent, 'id' | 'status'> & { webhookUrl: string; flow: string; vpa: string | null };

/** The statuses in which an intent cannot be cancelled. */
const ENDED = ['succeeded', 'failed', 'expired', 'cancelled', 'processing'];

/** Starts the provider on a free port; it stops at the end of the test file. */
export async function fakeProvider(): Promise<FakeProvider> {
  const http = fastify();
  const fake: FakeProvider = {
    url: '',
    vault: fakeVault(http, (id) => findIntent(fake, id)),
    mode: 'up',
    asked: 0,
    intents: new Map(),
    refunds: [],
    refundMode: 'done',
    decide: (id, status, failureCode, first6 = '424242') => {
      const intent = findIntent(fake, id);
      intent.status = status;
      intent.failureCode = failureCode ?? null;
      intent.card = status === 'succeeded' ? { brand: 'visa', first6, last4: '4242' } : null;
      return { ...intent };
    },
    intentOf: (paymentId) => {
      const intent = [...fake.intents.values()].find(({ reference }) => reference === paymentId);
      if (!intent) throw new Error(`The provider has no intent of ${paymentId}`);
      return intent;
    },
  };
  guardCalls(http, fake);
  intentCalls(http, fake);
  refundCalls(http, fake);
  fake.url = await http.listen({ host: '127.0.0.1', port: 0 });
  afterAll(() => {
    http.server.closeAllConnections();
    return http.close();
  });
  return fake;
}

function findIntent({ intents }: FakeProvider, id: string) {
  const intent = intents.get(id);
  if (!intent) throw new Error(`The provider has no intent ${id}`);
  return intent;
}

/** Answers as the mode of the provider says, and refuses calls with another key. */
function guardCalls(http: FastifyInstance, fake: FakeProvider): void {
  http.addHook('onRequest', async (request, reply) => {
    if (fake.mode === 'slow') await sleep(250);
    if (fake.mode === 'hanging') await sleep(60_000, undefined, { ref: false });
    if (fake.mode === 'down') return reply.code(503).send({ error: 'down' });
    if (fake.mode === 'limited') return reply.code(429).send({ error: 'limited' });
    if (fake.mode === 'malformed') return reply.type('application/json').send('{"id":');
    if (fake.mode === 'key refused' || request.headers.authorization !== 'Bearer test-payment-key')
      return reply.code(401).send({ error: 'key' });
    if (fake.mode === 'key too weak') return reply.code(403).send({ error: 'key' });
    return undefined;
  });
  http.addHook('onSend', async (_request, reply, payload) => {
    if (fake.mode !== 'answer lost') return payload;
    void reply.code(504);
    return '';
  });
}

/** The calls of intents, with those that a UPI payment opens. */
function intentCalls(http: FastifyInstance, fake: FakeProvider): void {
  const byKey = new Map<string, string>();
  const idOf = (headers: IncomingHttpHeaders) => {
    const key = String(headers['idempotency-key']);
    const id = byKey.get(key) ?? `pi_${randomUUID().replaceAll('-', '')}`;
    byKey.set(key, id);
    return id;
  };
  http.post<{ Body: Omit<Intent, 'id' | 'status'> & { returnUrl: string; webhookUrl: string } }>(
    '/payments/v1/intents',
    async ({ body, headers }) => {
      fake.asked += 1;
      const id = idOf(headers);
      if (!fake.intents.has(id))
        fake.intents.set(id, {
          ...body,
          id,
          status: 'created',
          refundedMinor: 0,
          failureCode: null,
          card: null,
        });
      return {
        ...findIntent(fake, id),
        pageUrl: `${fake.url}/pay/${id}`,
        frameUrl: `${fake.url}/frame/${id}`,
      };
    },
  );
  http.get<{ Params: { id: string } }>('/payments/v1/intents/:id', async ({ params }) =>
    findIntent(fake, params.id),
  );
  http.post<{ Params: { id: string } }>('/payments/v1/intents/:id/cancel', async ({ params }, reply) => {
    const intent = findIntent(fake, params.id);
    if (ENDED.includes(intent.status)) return reply.code(409).send({ error: intent.status });
    intent.status = 'expired';
    return intent;
  });
  upiCalls(http, fake, idOf);
}

function upiCalls(
  http: FastifyInstance,
  fake: FakeProvider,
  idOf: (headers: IncomingHttpHeaders) => string,
): void {
  http.post<{ Body: { vpa: string } }>('/payments/v1/upi/addresses', async ({ body }) =>
    body.vpa.endsWith('@nilgai')
      ? { exists: true, name: 'Ananya S. Rao', bank: 'Nilgai Bank' }
      : { exists: false, name: null, bank: null },
  );
  http.post<{ Body: UpiAsked }>('/payments/v1/upi/intents', async ({ body, headers }, reply) => {
    fake.asked += 1;
    if (body.vpa && !body.vpa.endsWith('@nilgai'))
      return reply.code(422).send({ error: { code: 'address_unknown' } });
    const id = idOf(headers);
    const fresh = {
      status: 'created' as const,
      refundedMinor: 0,
      failureCode: null,
      card: null,
      returnUrl: '',
    };
    if (!fake.intents.has(id)) fake.intents.set(id, { ...body, id, ...fresh });
    return {
      id,
      link: `upi://pay?tr=${id}`,
      bank: body.vpa ? 'Nilgai Bank' : null,
      sentAt: new Date().toISOString(),
      expiresAt: new Date(Date.now() + 300_000).toISOString(),
    };
  });
}

function refundCalls(http: FastifyInstance, fake: FakeProvider): void {
  http.get<{ Params: { id: string } }>('/payments/v1/intents/:id/refunds', async ({ params }) =>
    fake.refunds.filter(({ id }) => id === params.id),
  );
  http.post<{ Params: { id: string }; Body: { amountMinor: number; reference: string } }>(
    '/payments/v1/intents/:id/refunds',
    async ({ params, body, headers }, reply) => {
      const intent = findIntent(fake, params.id);
      const key = String(headers['idempotency-key']);
      const known = fake.refunds.find((refund) => refund.key === key);
      const isLost = fake.refundMode === 'answer lost';
      if (known) return isLost ? reply.code(504).send({ error: 'lost' }) : known;
      const { amountMinor, reference } = body;
      if (intent.status !== 'succeeded' || intent.refundedMinor + amountMinor > intent.amountMinor)
        return reply.code(409).send({ error: 'not_refundable' });
      const isClosed = fake.refundMode === 'closed';
      const status = isClosed ? 'failed' : fake.refundMode === 'pending' ? 'pending' : 'succeeded';
      const failureCode = isClosed ? 'card_closed' : null;
      const made = { id: intent.id, reference, amountMinor, key, status, failureCode } as const;
      fake.refunds.push(made);
      if (!isClosed) intent.refundedMinor += amountMinor;
      if (isLost) return reply.code(504).send({ error: 'lost' });
      return made;
    },
  );
}

/** A webhook as the provider sends it, signed. */
export function webhook(
  type: string,
  data: Intent & { refund?: ProviderRefund },
  { id = `evt_${randomUUID()}`, secret = 'test-webhook-secret', at = Date.now() } = {},
) {
  const payload = JSON.stringify({ id, type, createdAt: new Date(at).toISOString(), data });
  const time = Math.floor(at / 1000);
  const hex = createHmac('sha256', secret).update(`${time}.${payload}`).digest('hex');
  return {
    method: 'POST' as const,
    url: '/v2/payments/webhook',
    payload,
    headers: { 'content-type': 'application/json', 'x-sandbox-signature': `t=${time},v1=${hex}` },
  };
}
