import { join, resolve } from 'node:path';
import { CannotStart } from './cannotStart.ts';
import { readPayments, type PaymentSettings } from './paymentSettings.ts';
import { secret } from './secret.ts';
import { PACKAGE_FOLDER } from '../packageFolder.ts';

/** How the gateway runs; `development` if `NODE_ENV` is neither `test` nor `production`. */
export type Mode = 'development' | 'test' | 'production';

/** All settings from the environment, read once at start. */
export interface Settings {
  mode: Mode;
  host: string;
  port: number;
  dataDir: string;
  /** The URL of the operator's database; without one the gateway runs its own. */
  databaseUrl: string | null;
  /** The same database without a pooler, for what needs one connection: LISTEN and the lock of migrations. */
  directUrl: string | null;
  /** Whether a pooler in transaction mode is in front of the database and its replica. */
  pooler: boolean;
  /** A replica for reads of the catalogue; the database answers them while the replica is down. */
  replicaUrl: string | null;
  postgresPort: number;
  poolSize: number;
  sandboxUrl: string;
  /** The URL of the point of sale that gets the sales of stores; null if there is none. */
  posUrl: string | null;
  /** The URL at which providers send webhooks to this gateway. */
  publicUrl: string;
  smtp: { host: string; port: number };
  mailFrom: string;
  /** The allowed origins of storefronts, and the one to return to if a call does not name its own. */
  storefrontOrigins: string[];
  storefronts: { desktop: string; mobilesite: string };
  /** The trusted proxies: the storefronts' servers on this machine and at these addresses or networks. */
  proxies: string[];
  /**
   * Limits: calls per minute of one session or address, new sessions per minute of one address, and unpaid orders per
   * hour of one address before each further one needs a captcha (0 turns this off).
   */
  limits: { calls: number; newSessions: number; unpaidOrders: number };
  /** The mean delay of the event loop, in milliseconds, above which calls are refused as overload. */
  maxEventLoopDelayMs: number;
  /** The hours after the end of an unpaid order in which its money still restores it; later money is refunded. */
  lateMoneyHours: number;
  logLevel: string;
  payments: PaymentSettings;
  /** Identity providers by the name in the URL. */
  social: Record<string, { issuer: string; clientId: string; clientSecret: string }>;
  secrets: {
    paymentKey: string;
    paymentWebhook: string;
    labKey: string;
    labWebhook: string;
    courierKey: string;
    courierWebhook: string;
    warehouseKey: string;
    warehouseWebhook: string;
    bankKey: string;
    bankWebhook: string;
    posKey: string;
    /** The keys that encrypt bank accounts, the newest first; older keys only decrypt. */
    bankAccounts: string[];
    /** The key of the hashes of one-time codes. */
    codes: string;
    /** Signs the captchas. */
    captcha: string;
    /** The token with which our other services and our staff make calls; it is never sent to a browser. */
    serviceToken: string;
  };
}

/** The settings of a function that only needs secrets. */
export type SecretSettings = Pick<Settings, 'secrets'>;

const STOREFRONTS = [
  'http://localhost:3000',
  'http://127.0.0.1:3000',
  'http://localhost:3001',
  'http://127.0.0.1:3001',
];

/** Reads the settings from environment variables; README.md lists them. */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const mode = modeOf(env.NODE_ENV);
  const dataDir = resolve(env.DATA_DIR ?? join(PACKAGE_FOLDER, '../../.data'));
  const port = numberOf(env.GATEWAY_PORT, 4000);
  const sandboxPort = numberOf(env.SANDBOX_PORT, 4010);
  const sandboxUrl = env.SANDBOX_URL ?? `http://127.0.0.1:${sandboxPort}`;
  return {
    mode,
    host: env.HOST ?? '127.0.0.1',
    port,
    dataDir,
    databaseUrl: env.DATABASE_URL ?? null,
    directUrl: env.DATABASE_DIRECT_URL ?? null,
    pooler: isPooler(env),
    replicaUrl: env.DATABASE_REPLICA_URL ?? null,
    postgresPort: numberOf(env.POSTGRES_PORT, 4002),
    poolSize: numberOf(env.DATABASE_POOL, 10),
    sandboxUrl,
    posUrl: (env.POS_URL ?? `${sandboxUrl}/pos/v1`) || null,
    publicUrl: env.GATEWAY_URL ?? `http://127.0.0.1:${port}`,
    smtp: { host: env.SMTP_HOST ?? '127.0.0.1', port: numberOf(env.SMTP_PORT, sandboxPort + 1) },
    mailFrom: env.MAIL_FROM ?? 'Lunette <hello@lunette.example>',
    storefrontOrigins: namesIn(env.STOREFRONT_ORIGINS) ?? STOREFRONTS,
    storefronts: {
      desktop: env.DESKTOP_URL ?? `http://localhost:${numberOf(env.DESKTOP_PORT, 3000)}`,
      mobilesite: env.MOBILE_URL ?? `http://localhost:${numberOf(env.MOBILE_PORT, 3001)}`,
    },
    proxies: ['loopback', ...(namesIn(env.TRUST_PROXY) ?? [])],
    limits: {
      calls: numberOf(env.LIMIT_CALLS, 600),
      newSessions: numberOf(env.LIMIT_NEW_SESSIONS, 120),
      unpaidOrders: numberOf(env.LIMIT_UNPAID_ORDERS, 20),
    },
    maxEventLoopDelayMs: numberOf(env.MAX_EVENT_LOOP_DELAY_MS, 1_500),
    lateMoneyHours: numberOf(env.LATE_MONEY_HOURS, 24),
    logLevel: env.LOG_LEVEL ?? 'info',
    payments: readPayments(env),
    social: {
      sandbox: {
        issuer: env.SOCIAL_ISSUER ?? `${sandboxUrl}/openid`,
        clientId: env.SOCIAL_CLIENT_ID ?? 'lunette',
        clientSecret: env.SOCIAL_CLIENT_SECRET ?? secret(dataDir, 'social-client'),
      },
    },
    secrets: {
      paymentKey: env.PAYMENT_KEY ?? secret(dataDir, 'payment-key'),
      paymentWebhook: env.PAYMENT_WEBHOOK_SECRET ?? secret(dataDir, 'payment-webhook'),
      labKey: env.LAB_KEY ?? secret(dataDir, 'lab-key'),
      labWebhook: env.LAB_WEBHOOK_SECRET ?? secret(dataDir, 'lab-webhook'),
      courierKey: env.COURIER_KEY ?? secret(dataDir, 'courier-key'),
      courierWebhook: env.COURIER_WEBHOOK_SECRET ?? secret(dataDir, 'courier-webhook'),
      warehouseKey: env.WAREHOUSE_KEY ?? secret(dataDir, 'warehouse-key'),
      warehouseWebhook: env.WAREHOUSE_WEBHOOK_SECRET ?? secret(dataDir, 'warehouse-webhook'),
      bankKey: env.BANK_KEY ?? secret(dataDir, 'bank-key'),
      bankWebhook: env.BANK_WEBHOOK_SECRET ?? secret(dataDir, 'bank-webhook'),
      posKey: env.POS_KEY ?? secret(dataDir, 'pos-key'),
      bankAccounts: namesIn(env.BANK_ACCOUNT_KEYS) ?? [secret(dataDir, 'bank-accounts')],
      codes: env.CODE_SECRET ?? secret(dataDir, 'codes'),
      captcha: env.CAPTCHA_SECRET ?? secret(dataDir, 'captcha'),
      serviceToken: env.SERVICE_TOKEN ?? secret(dataDir, 'service-token'),
    },
  };
}

function modeOf(text: string | undefined): Mode {
  return text === 'production' || text === 'test' ? text : 'development';
}

function isPooler({
  DATABASE_POOLER: pooler,
  DATABASE_URL,
  DATABASE_DIRECT_URL,
}: NodeJS.ProcessEnv): boolean {
  if (!pooler) return false;
  if (pooler !== 'transaction')
    throw new CannotStart(`DATABASE_POOLER is ${pooler}; the only mode that it names is "transaction".`);
  if (!DATABASE_URL || !DATABASE_DIRECT_URL)
    throw new CannotStart(
      'With DATABASE_POOLER the pooler stands in DATABASE_URL and the database itself in DATABASE_DIRECT_URL.',
    );
  return true;
}

function namesIn(text: string | undefined): string[] | undefined {
  return text ? text.split(',').map((name) => name.trim()) : undefined;
}

function numberOf(text: string | undefined, fallback: number): number {
  if (text === undefined || text === '') return fallback;
  const number = Number(text);
  if (!Number.isInteger(number) || number < 0)
    throw new CannotStart(`${text} is no whole number (see apps/gateway/README.md)`);
  return number;
}
