import { randomBytes } from 'node:crypto';
import type { Sandbox } from '../sandbox.ts';
import { sendWebhook, type Sender } from './webhooks.ts';

interface Subject {
  sender: Sender;
  id: string;
  reference: string;
  webhookUrl: string;
}

/** Stores a step of a job or a parcel and sends its webhook. */
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

/** The steps of a job or a parcel, oldest first. */
export function stepsOf({ database }: Pick<Sandbox, 'database'>, id: string): unknown[] {
  const rows = database.prepare('SELECT step FROM step WHERE subjectId = ? ORDER BY rowid').all(id);
  return rows.map(({ step }) => JSON.parse(String(step)) as unknown);
}
