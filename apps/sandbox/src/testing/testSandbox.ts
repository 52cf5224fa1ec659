import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app.ts';
import type { Sandbox } from '../sandbox.ts';
import { readSettings, type Settings } from '../settings.ts';
import { openSandbox } from '../startSandbox.ts';

/** A sandbox of a test, with helpers that call it. */
export interface TestSandbox extends Sandbox {
  http: FastifyInstance;
  /** The delays of its answers, in milliseconds; tests do not wait for them. */
  slept: number[];
  /** Moves the sandbox's clock forward. */
  wait: (milliseconds: number) => void;
  api: (
    method: 'GET' | 'POST',
    path: string,
    body?: object,
    headers?: Record<string, string>,
  ) => Promise<ApiAnswer>;
  /** Creates a payment that waits for its card; returns its id. */
  intent: (change?: object) => Promise<string>;
  /** Pays by card as the page does. */
  pay: (id: string, number: string, change?: object) => Promise<ApiAnswer>;
}

/** The status and the body of an answer. */
export interface ApiAnswer {
  status: number;
  body: Record<string, unknown>;
}

const BEGIN = Date.UTC(2026, 10, 21, 9);

/** A sandbox in memory with a clock that the test moves. */
export async function testSandbox(change: Partial<Settings> = {}): Promise<TestSandbox> {
  let passed = 0;
  const env = {
    PAYMENT_KEY: 'test-key',
    PAYMENT_WEBHOOK_SECRET: 'test-secret',
    LAB_KEY: 'test-lab-key',
    LAB_WEBHOOK_SECRET: 'test-lab-secret',
    COURIER_KEY: 'test-courier-key',
    COURIER_WEBHOOK_SECRET: 'test-courier-secret',
    WAREHOUSE_KEY: 'test-warehouse-key',
    WAREHOUSE_WEBHOOK_SECRET: 'test-warehouse-secret',
    BANK_KEY: 'test-bank-key',
    BANK_WEBHOOK_SECRET: 'test-bank-secret',
    POS_KEY: 'test-pos-key',
    SOCIAL_CLIENT_SECRET: 'test',
  };
  const settings = { ...readSettings(env), databaseFile: ':memory:', ...change };
  const slept: number[] = [];
  const sandbox = {
    ...openSandbox(settings, () => BEGIN + passed),
    sleep: async (milliseconds: number) => slept.push(milliseconds),
  };
  const http = await buildApp(sandbox);
  const ask = async (
    method: 'GET' | 'POST',
    url: string,
    body?: object,
    headers = {},
  ): Promise<ApiAnswer> => {
    const answer = await http.inject({ method, url, headers, ...(body && { payload: body }) });
    return { status: answer.statusCode, body: answer.json() };
  };
  const api: TestSandbox['api'] = (method, path, body, headers) =>
    ask(method, `/payments/v1${path}`, body, { authorization: 'Bearer test-key', ...headers });
  return {
    ...sandbox,
    http,
    api,
    slept,
    wait: (milliseconds) => (passed += milliseconds),
    intent: async (part = {}) => String((await api('POST', '/intents', { ...NEW_INTENT, ...part })).body.id),
    pay: (id, number, part = {}) => ask('POST', `/pay/${id}/card`, { ...CARD, number, ...part }),
  };
}

/** The body of a request for a payment. */
export const NEW_INTENT = {
  reference: '1000000001',
  amountMinor: 616_000,
  currencyCode: 'INR',
  returnUrl: 'http://localhost:3000/checkout/payment/confirm?orderId=1000000001',
  webhookUrl: 'http://127.0.0.1:4000/v2/payments/webhook',
  description: 'Order 1000000001',
  language: 'en',
};

const CARD = { expires: '08 / 29', code: '123', name: 'Ananya Rao' };
