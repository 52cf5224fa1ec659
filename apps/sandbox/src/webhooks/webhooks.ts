import { createHmac } from 'node:crypto';
import type { Sandbox } from '../sandbox.ts';

const ATTEMPTS = 12;
const LONGEST_PAUSE_MS = 60_000;
const TIMEOUT_MS = 5_000;

/** The services that send webhooks, each with its own secret. */
export type Sender = 'payments' | 'lab' | 'courier' | 'warehouse' | 'bank';

interface Webhook {
  sender: Sender;
  /** The id of the payment, job or parcel. */
  subjectId: string;
  url: string;
  event: object;
  /** Whether it is held back in the mode `out_of_order`, so that later events overtake it. */
  mayBeHeld: boolean;
}

/** Queues an event for the shop; the mode of webhooks decides the order. */
export function sendWebhook(
  { database, failures, now }: Sandbox,
  { sender, subjectId, url, event, mayBeHeld }: Webhook,
): void {
  const { mode, delayMs } = failures.webhooks;
  const held = mode === 'late' || (mode === 'out_of_order' && mayBeHeld);
  const insert = database.prepare(
    'INSERT INTO webhook (sender, intentId, url, body, dueAt, state) VALUES (?, ?, ?, ?, ?, ?)',
  );
  for (let copy = 0; copy < (mode === 'doubled' ? 2 : 1); copy += 1)
    insert.run(
      ...[sender, subjectId, url, JSON.stringify(event), now() + (held ? delayMs : 0)],
      mode === 'off' ? 'lost' : 'waiting',
    );
}

interface PendingWebhook {
  id: number;
  sender: Sender;
  url: string;
  body: string;
  attempts: number;
}

/**
 * Sends every webhook that is due. A webhook that the shop does not answer with 2xx is sent again, with increasing pauses.
 */
export async function deliverDue(sandbox: Sandbox, send: typeof fetch = fetch): Promise<void> {
  const { database, now } = sandbox;
  const due = database
    .prepare(
      `SELECT id, sender, url, body, attempts FROM webhook WHERE state = 'waiting' AND dueAt <= ? ORDER BY dueAt, id`,
    )
    .all(now()) as unknown as PendingWebhook[];
  for (const webhook of due) {
    if (await taken(sandbox, webhook, send)) {
      database.prepare(`UPDATE webhook SET state = 'delivered' WHERE id = ?`).run(webhook.id);
      continue;
    }
    const attempts = webhook.attempts + 1;
    const pause = Math.min(1_000 * 2 ** webhook.attempts, LONGEST_PAUSE_MS);
    database
      .prepare('UPDATE webhook SET attempts = ?, dueAt = ?, state = ? WHERE id = ?')
      .run(attempts, now() + pause, attempts === ATTEMPTS ? 'given_up' : 'waiting', webhook.id);
  }
}

/** Delivers due webhooks at an interval; the returned function stops it. */
export function startDelivering(sandbox: Sandbox, everyMs = 200): () => void {
  let busy = false;
  const timer = setInterval(() => {
    if (busy) return;
    busy = true;
    void deliverDue(sandbox).finally(() => (busy = false));
  }, everyMs);
  return () => clearInterval(timer);
}

/** The signature of a webhook: `t=UNIX,v1=HEX`, over time and body. */
export function signatureOf(secret: string, body: string, atMs: number): string {
  const seconds = Math.floor(atMs / 1000);
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
}

async function taken(
  { settings, now }: Sandbox,
  { sender, url, body }: PendingWebhook,
  send: typeof fetch,
): Promise<boolean> {
  try {
    const response = await send(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-sandbox-signature': signatureOf(settings.webhookSecrets[sender], body, now()),
      },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return response.ok;
  } catch {
    return false;
  }
}
