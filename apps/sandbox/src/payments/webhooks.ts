import { randomBytes } from 'node:crypto';
import type { Sandbox } from '../sandbox.ts';
import { shown, type Intent } from './intent.ts';
import { sendWebhook } from '../webhooks/webhooks.ts';
import type { Refund } from './refunds.ts';

type EventType = `payment.${'succeeded' | 'failed' | 'expired'}` | `refund.${Refund['status']}`;

/** Queues the webhook of a payment or of its refund; the mode of webhooks decides their order. */
export function announce(sandbox: Sandbox, type: EventType, intent: Intent, refund?: Refund): void {
  sendWebhook(sandbox, {
    sender: 'payments',
    subjectId: intent.id,
    url: intent.webhookUrl,
    event: {
      id: `evt_${randomBytes(12).toString('hex')}`,
      type,
      createdAt: new Date(sandbox.now()).toISOString(),
      data: { ...shown(intent), ...(refund && { refund }) },
    },
    // Only the event of the payment may be held back, so that later events overtake it.
    mayBeHeld: refund === undefined,
  });
}
