import { randomBytes } from 'node:crypto';
import type { Sandbox } from '../sandbox.ts';
import { sendWebhook, type Sender } from './webhooks.ts';

interface Subject {
  sender: Sender;
  id: string;
  reference: string;
  webhookUrl: string;
}

/** Keeps what has happened to a piece of work or a parcel, and tells the shop. */
export function addStep(
  sandbox: Sandbox,
  { sender, id, reference, webhookUrl }: Subject,
  step: object,
): void {
  const event = {
    id: `evt_${randomBytes(12).toString('hex')}`,
    reference,
    at: new Date(sandbox.now()).toISOString(),
    ...step,
  };
  const { database } = sandbox;
  database
    .prepare('INSERT INTO step (id, subjectId, step) VALUES (?, ?, ?)')
    .run(event.id, id, JSON.stringify(event));
  const count = stepsOf(sandbox, id).length;
  sendWebhook(sandbox, { sender, subjectId: id, url: webhookUrl, event, mayBeHeld: count % 2 === 1 });
}

/** All that has happened to it, oldest first. */
export function stepsOf({ database }: Pick<Sandbox, 'database'>, id: string): unknown[] {
  const rows = database.prepare('SELECT step FROM step WHERE subjectId = ? ORDER BY rowid').all(id);
  return rows.map(({ step }) => JSON.parse(String(step)) as unknown);
}

/** When something that takes so many days is done; null while the world stands still. */
export function afterDays({ settings, now }: Sandbox, days: number): number | null {
  return settings.dayMs === 0 ? null : now() + days * settings.dayMs;
}
