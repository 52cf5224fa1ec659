import type { Args, Endpoint, Problem, Result } from '@lunette/api-client/contract';
import type { CountryCode, Language } from '@lunette/country-config';
import { sessionContract } from '@lunette/session/contract';
import pino from 'pino';
import { afterAll } from 'vitest';
import { buildGateway } from '../../app.ts';
import { domainJobs, mountDomains, subscribers } from '../../domains.ts';
import { connectServices, type Services } from '../../services.ts';
import { openDatabase } from '../database/database.ts';
import type { Gateway } from '../gateway.ts';
import { runDueJobs, type Jobs } from '../jobs/jobs.ts';
import type { Mail, Sms } from '../messages/messages.ts';
import { readSettings, type Settings } from '../settings/settings.ts';
import { testDatabase } from './testDatabase.ts';

/** A gateway for one test file, with access to its messages, jobs and database. */
export interface TestGateway extends Gateway {
  /** Messages that the gateway has sent, in order; no outside service gets them. */
  sent: { mail: Mail[]; sms: Sms[]; whatsapp: Sms[] };
  databaseUrl: string;
  /** Runs every job that is due. */
  runJobs: () => Promise<void>;
  close: () => Promise<void>;
}

/** Settings, services, calls, jobs and database of `testGatewayApp`. */
export interface TestGatewayOptions {
  settings?: Partial<Settings>;
  services?: Partial<Services>;
  /** Calls and jobs of the test, instead of those of the domains. */
  mount?: (gateway: Gateway) => void;
  jobs?: Jobs;
  /** The database of another gateway, to start a second gateway on it. */
  databaseUrl?: string;
}

/** Starts a gateway on its own database that records messages instead of sending them; it is closed after the test file. */
export async function testGatewayApp(options: TestGatewayOptions = {}): Promise<TestGateway> {
  const { settings, services, mount = mountDomains, jobs = domainJobs } = options;
  const database = options.databaseUrl ? besideDatabase(options.databaseUrl) : await testDatabase();
  const sent: TestGateway['sent'] = { mail: [], sms: [], whatsapp: [] };
  const messages: Services['messages'] = {
    mail: async (mail) => void sent.mail.push(mail),
    sms: async (sms) => void sent.sms.push(sms),
    whatsapp: async (message) => void sent.whatsapp.push(message),
  };
  const used = { ...testSettings(), ...settings };
  const gateway = await buildGateway({
    settings: used,
    database,
    catalogDatabase: database,
    services: { ...connectServices(used), messages, ...services },
    queues: { all: jobs },
    subscribers,
    mount,
  });
  const following = gateway.catalogue.follow(database.pool);
  const close = async () => {
    await following.stop();
    await gateway.http.close();
    await database.close();
  };
  afterAll(close);
  return {
    ...gateway,
    sent,
    databaseUrl: database.url,
    close,
    runJobs: () => runDueJobs(gateway, database.pool, jobs),
  };
}

function besideDatabase(url: string) {
  return { url, ...openDatabase(url, { size: 4, log: pino({ level: 'error' }) }) };
}

function testSettings(): Settings {
  const settings = readSettings({
    NODE_ENV: 'test',
    // No server listens there: a test that needs the sandbox starts its own.
    SANDBOX_URL: 'http://127.0.0.1:9',
    PAYMENT_KEY: 'test-payment-key',
    PAYMENT_WEBHOOK_SECRET: 'test-webhook-secret',
    LAB_KEY: 'test-lab-key',
    LAB_WEBHOOK_SECRET: 'test-lab-webhook-secret',
    BANK_KEY: 'test-bank-key',
    BANK_WEBHOOK_SECRET: 'test-bank-webhook-secret',
    BANK_ACCOUNT_KEYS: 'test-bank-accounts',
    POS_KEY: 'test-pos-key',
    COURIER_KEY: 'test-courier-key',
    COURIER_WEBHOOK_SECRET: 'test-courier-webhook-secret',
    WAREHOUSE_KEY: 'test-warehouse-key',
    WAREHOUSE_WEBHOOK_SECRET: 'test-warehouse-webhook-secret',
    SOCIAL_CLIENT_SECRET: 'test-social-secret',
    CODE_SECRET: 'test-code-secret',
    CAPTCHA_SECRET: 'test-captcha-secret',
    SERVICE_TOKEN: 'test-service-token',
  });
  return { ...settings, limits: { calls: 1_000_000, newSessions: 1_000_000, unpaidOrders: 1_000_000 } };
}

/** The caller of a test call; by default a guest without a session in India, in English, on the desktop site. */
export interface CallAs {
  token?: string;
  country?: CountryCode;
  language?: Language;
  client?: 'desktop' | 'mobilesite';
  idempotencyKey?: string;
  headers?: Record<string, string>;
  /** The address of the caller; this machine by default. */
  remoteAddress?: string;
}

/** The answer of a test call. */
export interface TestAnswer<E> {
  status: number;
  /** The `result` of the answer; reading it from a refusal fails the test. */
  result: Result<E>;
  /** The problem of a refusal; reading it from a success fails the test. */
  problem: Problem;
  headers: Record<string, unknown>;
}

/** Makes one call of a contract without a network: `call(app, cartContract.addItem, { body }, { token })`. */
export async function call<E extends Endpoint>(
  { http }: Pick<Gateway, 'http'>,
  contract: E,
  args: Args<E>,
  {
    token,
    country = 'IN',
    language = 'en',
    client = 'desktop',
    idempotencyKey,
    headers,
    remoteAddress,
  }: CallAs = {},
): Promise<TestAnswer<E>> {
  const {
    params = {},
    query = {},
    body,
  } = (args ?? {}) as Record<'params' | 'query', Record<string, unknown>> & {
    body?: unknown;
  };
  const path = contract.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  const response = await http.inject({
    method: contract.method,
    url: path,
    query: Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)])),
    headers: {
      'x-country-code': country,
      'accept-language': language,
      'x-api-client': client,
      ...(token !== undefined && { 'x-session-token': token }),
      ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
      ...headers,
    },
    ...(body !== undefined && { payload: body as object }),
    ...(remoteAddress !== undefined && { remoteAddress }),
  });
  const answer: { result?: Result<E> } & Partial<Problem> = response.json();
  return {
    status: response.statusCode,
    headers: response.headers,
    get result() {
      if (!('result' in answer)) throw new Error(`${contract.path} refused: ${response.body}`);
      return answer.result as Result<E>;
    },
    get problem() {
      if ('result' in answer) throw new Error(`${contract.path} did not refuse: ${response.body}`);
      return answer as Problem;
    },
  };
}

/** The token of a new guest. */
export async function guest(
  app: Pick<Gateway, 'http'>,
  { country }: Pick<CallAs, 'country'> = {},
): Promise<string> {
  const answer = await call(app, sessionContract.createSession, undefined, { country });
  return answer.result.id;
}
