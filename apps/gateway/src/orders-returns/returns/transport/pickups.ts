import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { unlessRefused } from '../../../platform/outbound/outbound.ts';
import { sandboxCalls } from '../../../platform/outbound/sandboxCalls.ts';
import type { Settings } from '../../../platform/settings/settings.ts';

/** A step of a parcel that a shopper sends. */
export const PickupEvent = z.object({
  /** The same in each delivery of the webhook. */
  id: z.string().min(1).max(64),
  /** The return. */
  reference: z.string().min(1).max(20),
  /** `missed`: not fetched in its round; `delivered`: at the warehouse; `lost`: never arrives there. */
  status: z.enum(['missed', 'picked_up', 'delivered', 'lost']),
  /** The booking that was missed. */
  pickup: z.object({ date: z.iso.date(), from: z.string().regex(/^\d\d:00$/) }).optional(),
  at: z.iso.datetime(),
});
/** A step of a parcel that a shopper sends. */
export type PickupEvent = z.infer<typeof PickupEvent>;

const Pickup = z.object({ id: z.string().min(1).max(64), steps: z.array(PickupEvent) });
type Pickup = z.infer<typeof Pickup>;

interface PickupBooking {
  /** The return. */
  reference: string;
  orderId: string;
  /** The text in the code of its label. */
  labelCode: string;
  /** The round in which it is fetched; null if its sender hands it in at a parcel point. */
  pickup: { date: string; from: string; to: string } | null;
  from: { name: string; lines: string; city: string; postcode: string; country: string; phone: string };
}

/** The port to the courier, for parcels that shoppers send. */
export interface Pickups {
  /** Books a pickup or the hand-over at a parcel point, or moves it to another time. Safe to repeat. */
  book: (booking: PickupBooking) => Promise<Pickup>;
  find: (id: string) => Promise<Pickup>;
  /** Stops the pickup; a parcel that the courier already has is still delivered and reported by its events. */
  cancel: (id: string) => Promise<void>;
}

/** The client of the courier's protocol, with a timeout, retries and a circuit breaker. */
export function connectPickups(settings: Settings, send?: typeof fetch): Pickups {
  const call = sandboxCalls(
    settings,
    { service: 'courier (returns)', path: '/courier/v1', key: settings.secrets.courierKey },
    send,
  );
  const webhookUrl = `${settings.publicUrl}/v2/courier/return-webhook`;
  const at = (id: string) => `/collections/${encodeURIComponent(id)}`;
  return {
    book: async ({ reference, ...body }) =>
      Pickup.parse(
        await call({
          method: 'PUT',
          path: `/collections/by-reference/${reference}`,
          body: { ...body, webhookUrl },
          // The reference in the path makes the call safe to repeat; with a fixed key, a day that was booked before could
          // not be booked again.
          idempotencyKey: randomUUID(),
        }),
      ),
    find: async (id) => Pickup.parse(await call({ method: 'GET', path: at(id) })),
    cancel: async (id) => {
      // The courier refuses to stop a parcel that it already has.
      await unlessRefused(call({ method: 'POST', path: `${at(id)}/cancel`, idempotencyKey: `cancel-${id}` }));
    },
  };
}
