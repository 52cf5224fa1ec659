import { randomBytes } from 'node:crypto';
import type { Sandbox } from '../sandbox.ts';
import { shown, type Intent } from './intent.ts';
import { sendWebhook } from '../webhooks/webhooks.ts';
import type { Refund } from './refunds.ts';

type EventType = `payment.${'succeeded' | 'failed' | 'expired'}` | `refund.${Refund['status']}`;

/**
 * Puts the news of a payment, or of a refund of it, on the way to the shop, in the way that the webhooks' mode asks for.
 */
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
    // The news of the payment, so that what happens to it afterwards overtakes it.
    mayBeHeld: refund === undefined,
  });
}
