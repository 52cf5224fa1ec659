import { setTimeout as sleep } from 'node:timers/promises';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll } from 'vitest';
import { violationsOf } from './publishedApi.ts';
import { RAZORPAY_API } from './razorpayApi.ts';
import {
  codeCalls,
  linkCalls,
  orderCalls,
  paymentCalls,
  refundCalls,
  refusal,
  upiCalls,
} from './razorpayCalls.ts';
import { NotThere, razorpayRecords, type RazorpayRecords } from './razorpayRecords.ts';
import { razorpayWebhook } from './razorpayWebhook.ts';
import type { StandIn } from './standIn.ts';

const SECRET = 'hook_of_stand_in';
const KEY = { keyId: 'rzp_test_stand_in', keySecret: 'key_of_stand_in' };

/**
 * A server that implements the part of Razorpay's interface that RAZORPAY_API describes, and refuses requests that differ
 * from it.
 */
export async function razorpayStandIn(): Promise<StandIn> {
  const http = fastify();
  const records = razorpayRecords();
  const stand = standOf(records);
  checkRequests(http, stand);
  loseAnswers(http, stand);
  linkCalls(http, records);
  paymentCalls(http, records);
  orderCalls(http, records);
  upiCalls(http, records);
  codeCalls(http, records);
  refundCalls(http, stand, records);
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

/** What a test does with the provider and asks it. */
function standOf(records: RazorpayRecords): StandIn {
  const { open, refundsOf } = records;
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
  return stand;
}

/** Answers as the mode of the stand-in says, and refuses requests that differ from the published interface. */
function checkRequests(http: FastifyInstance, stand: StandIn): void {
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
  http.setErrorHandler((error, _request, reply) =>
    error instanceof NotThere
      ? reply.code(400).send(refusal('BAD_REQUEST_ERROR', 'id_does_not_exist'))
      : reply.send(error),
  );
}

function loseAnswers(http: FastifyInstance, stand: StandIn): void {
  http.addHook('onSend', async ({ method }, reply, payload) => {
    const isLost = stand.mode === 'answer lost' || (method === 'POST' && stand.refundMode === 'answer lost');
    if (!isLost || method === 'GET') return payload;
    void reply.code(504);
    return '';
  });
}
