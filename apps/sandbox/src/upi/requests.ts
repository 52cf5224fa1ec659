import type { Sandbox } from '../sandbox.ts';
import type { Intent } from '../payments/intent.ts';
import { DOWN, type Outage } from '../payments/outages.ts';
import { become, createIntent, findIntent, type NewIntent } from '../payments/intents.ts';
import { answerOf, isFlaky } from './addresses.ts';

/** A request to an address, a code to scan, or a link that opens an app. */
export type Flow = 'collect' | 'qr' | 'intent';

/** The UPI request of a payment. */
export interface UpiRequest {
  intentId: string;
  flow: Flow;
  vpa: string | null;
  /** The `upi://pay` link that apps open. */
  link: string;
  decision: 'approve' | 'refuse' | null;
  dueAt: number | null;
}

type NewRequest = Omit<NewIntent, 'firstSix' | 'method' | 'returnUrl'> & {
  flow: Flow;
  vpa: string | null;
  payee: string;
};

const SHOP = 'lunette@sandbox';

/** Creates a payment by UPI. A request to an address is sent at once. */
export function createRequest(
  sandbox: Sandbox,
  { flow, vpa, payee, ...wanted }: NewRequest,
): { intent: Intent; link: string } {
  const { database, settings, now } = sandbox;
  const intent = createIntent(
    sandbox,
    { ...wanted, firstSix: [], method: 'upi', returnUrl: '' },
    settings.upiLifeMs,
  );
  const link = linkFor(intent, payee);
  const { decision, afterMs, isLate } = answerOf(vpa ?? '');
  const dueAt = decision ? (isLate ? intent.expiresAt : now()) + afterMs : null;
  database
    .prepare('INSERT INTO upiRequest (intentId, flow, vpa, link, decision, dueAt) VALUES (?, ?, ?, ?, ?, ?)')
    .run(intent.id, flow, vpa, link, decision, dueAt);
  return { intent, link };
}

/** The link according to the specification of NPCI: payee, name, reference, note, amount in rupees. */
function linkFor({ id, amountMinor, currencyCode, description }: Intent, payee: string): string {
  const fields = {
    pa: SHOP,
    pn: payee,
    tr: id,
    tn: description,
    am: (amountMinor / 100).toFixed(2),
    cu: currencyCode,
  };
  const query = Object.entries(fields).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `upi://pay?${query.join('&')}`;
}

/** The latest requests with their payments, the newest first. */
export function requests(sandbox: Sandbox): { request: UpiRequest; intent: Intent }[] {
  const rows = sandbox.database
    .prepare('SELECT * FROM upiRequest ORDER BY rowid DESC LIMIT 50')
    .all() as unknown as UpiRequest[];
  return rows.flatMap((request) => {
    const intent = findIntent(sandbox, request.intentId);
    return intent ? [{ request, intent }] : [];
  });
}

/** A payment by UPI by its id; null for other payments. */
export function findUpi(sandbox: Sandbox, id: string): Intent | null {
  const intent = findIntent(sandbox, id);
  return intent?.method === 'upi' ? intent : null;
}

/**
 * Returns the function that gives the outage of a query of a payment: for a flaky address the first query and every second
 * one after it fail.
 */
export function readOutages({ database }: Sandbox): (intent: Intent) => Outage | null {
  const unanswered = new Set<string>();
  return ({ id, method }) => {
    if (method !== 'upi') return null;
    const row = database.prepare('SELECT vpa FROM upiRequest WHERE intentId = ?').get(id);
    if (!isFlaky(String(row?.vpa ?? '')) || unanswered.delete(id)) return null;
    unanswered.add(id);
    return DOWN;
  };
}

/** The decision of a person on the phone: approve (also after the expiry), decline, or expire. */
export function decide(
  sandbox: Sandbox,
  intent: Intent,
  decision: 'approve' | 'refuse' | 'expire',
): Intent | null {
  if (decision === 'approve') return become(sandbox, intent, 'succeeded');
  if (decision === 'expire') return become(sandbox, intent, 'expired');
  return become(sandbox, intent, 'failed', { failureCode: 'request_declined' });
}

/** Carries out the due automatic answers of apps. A late app approves whatever the status of its request. */
export function decideDue(sandbox: Sandbox): void {
  const due = sandbox.database
    .prepare('SELECT * FROM upiRequest WHERE dueAt <= ?')
    .all(sandbox.now()) as unknown as UpiRequest[];
  for (const { intentId, vpa, decision } of due) {
    sandbox.database.prepare('UPDATE upiRequest SET dueAt = NULL WHERE intentId = ?').run(intentId);
    const intent = findIntent(sandbox, intentId);
    if (!intent || !decision) continue;
    if (intent.status === 'created' || answerOf(vpa ?? '').isLate) decide(sandbox, intent, decision);
  }
}
