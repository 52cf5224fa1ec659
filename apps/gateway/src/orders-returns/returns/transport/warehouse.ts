import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { unlessRefused } from '../../../platform/outbound/outbound.ts';
import { sandboxCalls } from '../../../platform/outbound/sandboxCalls.ts';
import type { Settings } from '../../../platform/settings/settings.ts';

const Count = z.number().int().min(0).max(999);

/** The findings of the warehouse about one item. */
const Found = z.object({
  itemId: z.uuid(),
  /** Pieces that have arrived. */
  counted: Count,
  /** The number of accepted pieces, and the number of those that can be sold again. */
  accepted: Count,
  resellable: Count,
});

/** An event of the warehouse, or of a store, about a return. Each contains all findings until then. */
export const WarehouseEvent = z
  .object({
    /** The same in each delivery of the webhook. */
    id: z.string().min(1).max(64),
    /** The return. */
    reference: z.string().min(1).max(20),
    status: z.enum(['counted', 'inspected', 'refused']),
    at: z.iso.datetime(),
    items: z.array(Found).max(50),
    /** The reason why pieces are refused; must be set if some are. */
    reason: z.string().trim().min(3).max(300).nullable(),
  })
  .refine(
    ({ status, items, reason }) =>
      reason !== null ||
      status === 'counted' ||
      (status === 'inspected' && items.every(({ counted, accepted }) => accepted >= counted)),
    'A refusal without a reason',
  );
/** An event of the warehouse, or of a store, about a return. */
export type WarehouseEvent = z.infer<typeof WarehouseEvent>;

const Announced = z.object({ id: z.string().min(1).max(64), steps: z.array(WarehouseEvent) });
type Announced = z.infer<typeof Announced>;

interface Announcement {
  /** The return. */
  reference: string;
  orderId: string;
  /** How it arrives: by the courier, handed in at a store, or not at all for a claim with photos. */
  kind: 'parcel' | 'store' | 'claim';
  labelCode: string;
  storeCode: string | null;
  items: { itemId: string; name: string; quantity: number; reason: string; isMadeToMeasure: boolean }[];
}

/** The port to the warehouse, which counts and inspects returned goods and decides on claims. */
export interface Warehouse {
  /** Announces a return. Safe to repeat. */
  announce: (announcement: Announcement) => Promise<Announced>;
  find: (id: string) => Promise<Announced>;
  /** Cancels the announcement. */
  cancel: (id: string) => Promise<void>;
}

/** The client of the warehouse's protocol, with a timeout, retries and a circuit breaker. */
export function connectWarehouse(settings: Settings, send?: typeof fetch): Warehouse {
  const call = sandboxCalls(
    settings,
    { service: 'warehouse', path: '/warehouse/v1', key: settings.secrets.warehouseKey },
    send,
  );
  const webhookUrl = `${settings.publicUrl}/v2/warehouse/webhook`;
  const at = (id: string) => `/returns/${encodeURIComponent(id)}`;
  return {
    announce: async ({ reference, ...body }) =>
      Announced.parse(
        await call({
          method: 'PUT',
          path: `/returns/by-reference/${reference}`,
          body: { ...body, webhookUrl },
          // The reference in the path makes the call safe to repeat; with a fixed key, a return that was stopped before
          // could not be announced again.
          idempotencyKey: randomUUID(),
        }),
      ),
    find: async (id) => Announced.parse(await call({ method: 'GET', path: at(id) })),
    cancel: async (id) => {
      // The warehouse refuses to cancel a return that it already has.
      await unlessRefused(call({ method: 'POST', path: `${at(id)}/cancel`, idempotencyKey: `cancel-${id}` }));
    },
  };
}
