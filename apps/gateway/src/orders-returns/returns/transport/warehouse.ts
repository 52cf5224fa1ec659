import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { unlessRefused } from '../../../platform/outbound/outbound.ts';
import { sandboxCalls } from '../../../platform/outbound/sandboxCalls.ts';
import type { Settings } from '../../../platform/settings/settings.ts';

const Count = z.number().int().min(0).max(999);

/** What the warehouse has found of one item. */
const Found = z.object({
  itemId: z.uuid(),
  /** Pieces that are there. */
  counted: Count,
  /** Of these, those that are accepted; of these, those that can be sold again. */
  accepted: Count,
  resellable: Count,
});

/** Something that the warehouse, or a store, has done with a return. Each contains all that is known by then. */
export const WarehouseEvent = z
  .object({
    /** The same in each delivery of the webhook. */
    id: z.string().min(1).max(64),
    /** The return. */
    reference: z.string().min(1).max(20),
    status: z.enum(['counted', 'inspected', 'refused']),
    at: z.iso.datetime(),
    items: z.array(Found).max(50),
    /** Why something is refused; always there where something is. */
    reason: z.string().trim().min(3).max(300).nullable(),
  })
  .refine(
    ({ status, items, reason }) =>
      reason !== null ||
      status === 'counted' ||
      (status === 'inspected' && items.every(({ counted, accepted }) => accepted >= counted)),
    'A refusal without a reason',
  );
export type WarehouseEvent = z.infer<typeof WarehouseEvent>;

const Announced = z.object({ id: z.string().min(1).max(64), steps: z.array(WarehouseEvent) });
type Announced = z.infer<typeof Announced>;

interface Announcement {
  /** The return. */
  reference: string;
  orderId: string;
  /** How it comes: by the courier, handed in at a store, or not at all, where only photos are looked at. */
  kind: 'parcel' | 'store' | 'claim';
  labelCode: string;
  storeCode: string | null;
  items: { itemId: string; name: string; quantity: number; reason: string; isMadeToMeasure: boolean }[];
}

/** The port to the warehouse, which counts and inspects what comes back, and looks at claims. */
export interface Warehouse {
  /** Tells of a return that comes. Safe to repeat. */
  announce: (announcement: Announcement) => Promise<Announced>;
  find: (id: string) => Promise<Announced>;
  /** Tells that it does not come. */
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
          // Its address makes it safe to repeat; what was stopped before is announced anew.
          idempotencyKey: randomUUID(),
        }),
      ),
    find: async (id) => Announced.parse(await call({ method: 'GET', path: at(id) })),
    cancel: async (id) => {
      // The warehouse refuses to forget what it has.
      await unlessRefused(call({ method: 'POST', path: `${at(id)}/cancel`, idempotencyKey: `cancel-${id}` }));
    },
  };
}
