import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const TABLES = `
  CREATE TABLE IF NOT EXISTS intent (
    id TEXT PRIMARY KEY, reference TEXT NOT NULL, status TEXT NOT NULL, amountMinor INTEGER NOT NULL,
    currencyCode TEXT NOT NULL, refundedMinor INTEGER NOT NULL DEFAULT 0, failureCode TEXT, brand TEXT, last4 TEXT,
    challengeTries INTEGER NOT NULL DEFAULT 0, description TEXT NOT NULL, language TEXT NOT NULL,
    returnUrl TEXT NOT NULL, webhookUrl TEXT NOT NULL, createdAt INTEGER NOT NULL, expiresAt INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS refund (
    id TEXT PRIMARY KEY, intentId TEXT NOT NULL, reference TEXT NOT NULL, amountMinor INTEGER NOT NULL,
    status TEXT NOT NULL, failureCode TEXT
  ) STRICT;
  CREATE INDEX IF NOT EXISTS refund_intent ON refund (intentId);
  CREATE TABLE IF NOT EXISTS webhook (
    id INTEGER PRIMARY KEY, intentId TEXT NOT NULL, url TEXT NOT NULL, body TEXT NOT NULL, dueAt INTEGER NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0, state TEXT NOT NULL DEFAULT 'waiting'
  ) STRICT;
  CREATE INDEX IF NOT EXISTS webhook_due ON webhook (dueAt) WHERE state = 'waiting';
  CREATE TABLE IF NOT EXISTS answer (
    key TEXT NOT NULL, call TEXT NOT NULL, request TEXT NOT NULL, body TEXT NOT NULL, PRIMARY KEY (key, call)
  ) STRICT;
  CREATE TABLE IF NOT EXISTS vaultCard (
    token TEXT PRIMARY KEY, customer TEXT NOT NULL, brand TEXT NOT NULL, first6 TEXT NOT NULL, last4 TEXT NOT NULL,
    expiry TEXT NOT NULL, fingerprint TEXT NOT NULL, UNIQUE (customer, fingerprint)
  ) STRICT;
  CREATE TABLE IF NOT EXISTS upiRequest (
    intentId TEXT PRIMARY KEY, flow TEXT NOT NULL, vpa TEXT, link TEXT NOT NULL, decision TEXT, dueAt INTEGER
  ) STRICT;
  CREATE INDEX IF NOT EXISTS upiRequest_due ON upiRequest (dueAt) WHERE dueAt IS NOT NULL;
  CREATE TABLE IF NOT EXISTS labJob (
    id TEXT PRIMARY KEY, reference TEXT NOT NULL UNIQUE, orderId TEXT NOT NULL, hasLenses INTEGER NOT NULL,
    prescription TEXT NOT NULL, status TEXT NOT NULL DEFAULT 'accepted', webhookUrl TEXT NOT NULL, dueAt INTEGER
  ) STRICT;
  CREATE TABLE IF NOT EXISTS parcel (
    id TEXT PRIMARY KEY, reference TEXT NOT NULL UNIQUE, orderId TEXT NOT NULL, trackingNumber TEXT NOT NULL,
    status TEXT NOT NULL DEFAULT 'booked', expectedDate TEXT NOT NULL, city TEXT NOT NULL, webhookUrl TEXT NOT NULL,
    dueAt INTEGER
  ) STRICT;
  CREATE TABLE IF NOT EXISTS collection (
    id TEXT PRIMARY KEY, reference TEXT NOT NULL UNIQUE, orderId TEXT NOT NULL, labelCode TEXT NOT NULL,
    trackingNumber TEXT NOT NULL, status TEXT NOT NULL DEFAULT 'booked', pickupDate TEXT NOT NULL,
    pickupHours TEXT NOT NULL, city TEXT NOT NULL, webhookUrl TEXT NOT NULL, dueAt INTEGER
  ) STRICT;
  CREATE TABLE IF NOT EXISTS warehouseReturn (
    id TEXT PRIMARY KEY, reference TEXT NOT NULL UNIQUE, orderId TEXT NOT NULL, labelCode TEXT NOT NULL,
    kind TEXT NOT NULL, storeCode TEXT NOT NULL, items TEXT NOT NULL, counted TEXT NOT NULL DEFAULT '{}',
    status TEXT NOT NULL DEFAULT 'announced', webhookUrl TEXT NOT NULL, dueAt INTEGER
  ) STRICT;
  CREATE TABLE IF NOT EXISTS payout (
    id TEXT PRIMARY KEY, reference TEXT NOT NULL UNIQUE, amountMinor INTEGER NOT NULL, currencyCode TEXT NOT NULL,
    last4 TEXT NOT NULL, request TEXT NOT NULL, status TEXT NOT NULL DEFAULT 'pending', failureCode TEXT,
    webhookUrl TEXT NOT NULL, dueAt INTEGER
  ) STRICT;
  CREATE TABLE IF NOT EXISTS posSale (
    id INTEGER PRIMARY KEY, reference TEXT NOT NULL UNIQUE, country TEXT NOT NULL, receipt TEXT NOT NULL,
    salesmanId TEXT NOT NULL, soldOn TEXT NOT NULL, amountMinor INTEGER NOT NULL, currencyCode TEXT NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS step (
    id TEXT PRIMARY KEY, subjectId TEXT NOT NULL, step TEXT NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS step_subject ON step (subjectId);
  CREATE TABLE IF NOT EXISTS message (
    id INTEGER PRIMARY KEY, kind TEXT NOT NULL, recipient TEXT NOT NULL, sender TEXT NOT NULL, subject TEXT NOT NULL,
    text TEXT NOT NULL, html TEXT NOT NULL, receivedAt INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS message_recipient ON message (recipient);
`;

/** The columns that were added to tables later; older files get them when they are opened. */
const ADDED = [
  ['intent', 'first6', 'TEXT'],
  ['intent', 'firstSix', "TEXT NOT NULL DEFAULT ''"],
  ['intent', 'method', "TEXT NOT NULL DEFAULT 'card'"],
  ['intent', 'customer', 'TEXT'],
  ['intent', 'isToBeSaved', 'INTEGER NOT NULL DEFAULT 0'],
  ['intent', 'expiry', 'TEXT'],
  ['intent', 'fingerprint', 'TEXT'],
  ['intent', 'token', 'TEXT'],
  ['webhook', 'sender', "TEXT NOT NULL DEFAULT 'payments'"],
  ['labJob', 'lenses', 'TEXT'],
  ['labJob', 'heldUntil', 'INTEGER'],
] as const;

/** Opens the sandbox's database file and creates its tables. */
export function openDatabase(file: string): DatabaseSync {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true });
  const database = new DatabaseSync(file);
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA busy_timeout = 3000;');
  database.exec(TABLES);
  addMissing(database);
  return database;
}

function addMissing(database: DatabaseSync): void {
  for (const [table, name, type] of ADDED) {
    const known = database.prepare('SELECT name FROM pragma_table_info(?)').all(table);
    if (!known.some((column) => column.name === name))
      database.exec(`ALTER TABLE ${table} ADD COLUMN ${name} ${type}`);
  }
}
