import { join, resolve } from 'node:path';
import { secret } from './secret.ts';
import type { Sender } from './webhooks/webhooks.ts';

/** The settings from the environment, read once at start. */
export interface Settings {
  host: string;
  port: number;
  smtpPort: number;
  /** The sandbox's database file; `:memory:` in tests. */
  databaseFile: string;
  /** The URL at which browsers reach the pages. */
  publicUrl: string;
  paymentKey: string;
  /** The secret with which each service signs its webhooks. */
  webhookSecrets: Record<Sender, string>;
  labKey: string;
  courierKey: string;
  warehouseKey: string;
  bankKey: string;
  posKey: string;
  /** How long a day of lab, courier, warehouse and bank takes; 0 if their work is only moved by hand. */
  dayMs: number;
  /** The secret of the shop's gateway at the identity provider. */
  socialClientSecret: string;
  /** Storefronts that may frame the card fields, and to which shoppers return. */
  storefrontOrigins: string[];
  /** How long an intent can be paid. */
  intentLifeMs: number;
  /** How long a UPI request or code can be paid. */
  upiLifeMs: number;
}

const STOREFRONTS = [
  'http://localhost:3000',
  'http://127.0.0.1:3000',
  'http://localhost:3001',
  'http://127.0.0.1:3001',
];

/** Reads the settings from environment variables; README.md lists them. */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const dataDir = resolve(env.DATA_DIR ?? join(import.meta.dirname, '../../../.data'));
  const port = Number(env.SANDBOX_PORT ?? 4010);
  return {
    host: env.HOST ?? '127.0.0.1',
    port,
    smtpPort: Number(env.SMTP_PORT ?? port + 1),
    databaseFile: join(dataDir, 'sandbox.sqlite'),
    publicUrl: env.SANDBOX_URL ?? `http://127.0.0.1:${port}`,
    paymentKey: env.PAYMENT_KEY ?? secret(dataDir, 'payment-key'),
    webhookSecrets: {
      payments: env.PAYMENT_WEBHOOK_SECRET ?? secret(dataDir, 'payment-webhook'),
      lab: env.LAB_WEBHOOK_SECRET ?? secret(dataDir, 'lab-webhook'),
      courier: env.COURIER_WEBHOOK_SECRET ?? secret(dataDir, 'courier-webhook'),
      warehouse: env.WAREHOUSE_WEBHOOK_SECRET ?? secret(dataDir, 'warehouse-webhook'),
      bank: env.BANK_WEBHOOK_SECRET ?? secret(dataDir, 'bank-webhook'),
    },
    labKey: env.LAB_KEY ?? secret(dataDir, 'lab-key'),
    courierKey: env.COURIER_KEY ?? secret(dataDir, 'courier-key'),
    warehouseKey: env.WAREHOUSE_KEY ?? secret(dataDir, 'warehouse-key'),
    bankKey: env.BANK_KEY ?? secret(dataDir, 'bank-key'),
    posKey: env.POS_KEY ?? secret(dataDir, 'pos-key'),
    dayMs: Number(env.FULFILMENT_DAY_SECONDS ?? 60) * 1_000,
    socialClientSecret: env.SOCIAL_CLIENT_SECRET ?? secret(dataDir, 'social-client'),
    storefrontOrigins: env.STOREFRONT_ORIGINS?.split(',').map((origin) => origin.trim()) ?? STOREFRONTS,
    intentLifeMs: Number(env.INTENT_MINUTES ?? 30) * 60_000,
    upiLifeMs: Number(env.UPI_MINUTES ?? 5) * 60_000,
  };
}
