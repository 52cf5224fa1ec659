import { z } from 'zod';
import { outbound, OutboundRefusal } from '../../../platform/outbound/outbound.ts';
import type { Settings } from '../../../platform/settings/settings.ts';

/** Something that has happened to a parcel with a shopper as its sender. */
export const CollectionEvent = z.object({
  /** The same in each delivery of the webhook. */
  id: z.string().min(1).max(64),
  /** The return. */
  reference: z.string().min(1).max(20),
  /** `delivered` is at the warehouse. */
  status: z.enum(['picked_up', 'delivered']),
  at: z.iso.datetime(),
});
export type CollectionEvent = z.infer<typeof CollectionEvent>;

const Collection = z.object({ id: z.string().min(1).max(64), steps: z.array(CollectionEvent) });
type Collection = z.infer<typeof Collection>;

interface Booking {
  /** The return. */
  reference: string;
  orderId: string;
  /** What its label says. */
  labelCode: string;
  /** When it is fetched; null where its sender hands it in at a parcel point. */
  pickup: { date: string; from: string; to: string } | null;
  from: { name: string; lines: string; city: string; postcode: string; country: string; phone: string };
}

/** The port to the courier, for parcels that shoppers send. */
export interface Collections {
  /** Has a parcel fetched or accepted, or fetched at another time. Safe to repeat. */
  book: (booking: Booking) => Promise<Collection>;
  find: (id: string) => Promise<Collection>;
  /** Stops it; what the courier has already comes all the same, as its events say. */
  cancel: (id: string) => Promise<void>;
}

/** The client of the courier's protocol, with a timeout, retries and a circuit breaker. */
export function connectCollections(settings: Settings, send?: typeof fetch): Collections {
  const call = outbound({
    service: 'courier (returns)',
    baseUrl: `${settings.sandboxUrl}/courier/v1`,
    headers: { authorization: `Bearer ${settings.secrets.courierKey}` },
    timeoutMs: 3_000,
    ...(send && { fetch: send }),
  });
  const webhookUrl = `${settings.publicUrl}/v2/courier/return-webhook`;
  const at = (id: string) => `/collections/${encodeURIComponent(id)}`;
  return {
    book: async ({ reference, ...body }) =>
      Collection.parse(
        await call({
          method: 'PUT',
          path: `/collections/by-reference/${reference}`,
          body: { ...body, webhookUrl },
          idempotencyKey: `collect-${reference}-${body.pickup ? `${body.pickup.date} ${body.pickup.from}` : ''}`,
        }),
      ),
    find: async (id) => Collection.parse(await call({ method: 'GET', path: at(id) })),
    cancel: async (id) => {
      try {
        await call({ method: 'POST', path: `${at(id)}/cancel`, idempotencyKey: `cancel-${id}` });
      } catch (fault) {
        // The courier refuses to stop what it has.
        if (!(fault instanceof OutboundRefusal)) throw fault;
      }
    },
  };
}
