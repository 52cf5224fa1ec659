import { createHmac, randomUUID } from 'node:crypto';
import type { Refund } from './razorpayRecords.ts';
import type { StandIn } from './standIn.ts';

/** Makes the webhooks of a stand-in of Razorpay, signed with its secret unless another one is given. */
export function razorpayWebhook(
  standInSecret: string,
  refundsOf: (id: string) => Refund[],
): StandIn['webhook'] {
  return (id, about = 'payment', { id: eventId, secret = standInSecret, payload, type, at } = {}) => {
    const kind = id.startsWith('plink_') ? 'payment_link' : id.startsWith('qr_') ? 'qr_code' : 'payment';
    const entity = kind === 'payment' ? { id: 'pay_1', order_id: id, notes: [] } : { id, notes: [] };
    const content =
      about === 'refund' ? { refund: { entity: refundsOf(id).at(-1) } } : { [kind]: { entity } };
    const event = {
      entity: 'event',
      event: type ?? (about === 'refund' ? 'refund.processed' : `${kind}.paid`),
      created_at: Math.floor((at ?? Date.now()) / 1_000),
      payload: content,
    };
    const body = payload ?? JSON.stringify(event);
    return {
      method: 'POST',
      url: '/v2/payments/webhook/razorpay',
      payload: body,
      headers: {
        'content-type': 'application/json',
        'x-razorpay-event-id': eventId ?? randomUUID(),
        'x-razorpay-signature': createHmac('sha256', secret).update(body).digest('hex'),
      },
    };
  };
}
