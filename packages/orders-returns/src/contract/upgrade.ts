import { endpoint, Id, Money } from '@lunette/api-client/contract';
import { PowerType, Prescription } from '@lunette/prescription/contract';
import { z } from 'zod';
import { Order } from './order.ts';

/** Lenses that an item could have, and what they would change. */
export const UpgradeOption = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  /** Index of refraction. */
  index: z.number(),
  labDays: z.number().int(),
  /** The day on which the item is expected with them (`YYYY-MM-DD`); null where it is late. Older gateways leave it out. */
  deliveryDate: z.string().nullable().default(null),
  recommended: z.boolean(),
  /** The coatings that are in it, and those of before that it can keep. */
  coatings: z.array(z.string()),
  /** What the whole order would cost more, or less where it is below zero, with its tax. */
  difference: Money,
  /** The strongest power in dioptres that it can hold; null where any can be made in it. */
  strongest: z.number().nullable(),
});
export type UpgradeOption = z.infer<typeof UpgradeOption>;

/** A change of lenses that waits for its payment, or how the last one ended. */
export const Amendment = z.object({
  id: z.string(),
  kind: z.enum(['power_type', 'package']),
  /** The lenses that were asked for. */
  title: z.string(),
  difference: Money,
  status: z.enum(['open', 'done', 'expired', 'refused']),
  /** Where the difference is paid; null where nothing is to be paid any more. */
  pageUrl: z.string().nullable(),
  /** Until when it can be paid. */
  expiresAt: z.string().nullable(),
  /** What became of it, in words; null while it is open. */
  message: z.string().nullable(),
});
export type Amendment = z.infer<typeof Amendment>;

/** What the lenses of an ordered item are and could be. */
export const UpgradePackage = z.object({
  orderId: z.string(),
  itemId: z.string(),
  /** Whether they can still be changed: the lab has not begun. */
  open: z.boolean(),
  powerType: PowerType.nullable(),
  packageId: z.string().nullable(),
  total: Money,
  /** Whether a difference is paid or given back by card, or only changes what is paid at the door. */
  settledBy: z.enum(['card', 'door']),
  powerTypes: z.array(z.object({ id: PowerType, title: z.string(), packages: z.array(UpgradeOption) })),
  /** The last change; null where there was none. */
  amendment: Amendment.nullable(),
});
export type UpgradePackage = z.infer<typeof UpgradePackage>;

const ItemPath = z.object({ orderId: Id, itemId: Id });

/** What stands beside the names of the old and the new lenses. */
const LensRequest = z.object({
  /** The lenses of another way of wearing; left out, those that are advised. */
  packageId: Id.optional(),
  /** The power that is entered with the change. */
  prescription: Prescription.optional(),
  /** The difference that the shopper saw (decimal); a change at another price is refused. Left out, it must cost the same. */
  expectedDifference: z.number().min(-1_000_000).max(1_000_000).default(0),
});

/** The order as it stands now, and the change, which may wait for its payment. */
const Amended = z.object({ orders: z.array(Order), amendment: Amendment });

export const upgradeContract = {
  /** The lenses that an ordered item has and could have, with what each would change in its price (LPU-01). */
  getUpgradePackage: endpoint({
    method: 'GET',
    path: '/v2/orders/:orderId/items/:itemId/upgradepackage',
    access: 'guest',
    params: ItemPath,
    result: UpgradePackage,
  }),
  /** Changes how an item is worn, until its lenses are begun (LPU-01). A difference is paid before anything changes. */
  updatePowerType: endpoint({
    method: 'PUT',
    path: '/v2/orders/:orderId/items/:itemId/powertype',
    access: 'guest',
    params: ItemPath,
    query: z.object({ from: PowerType, to: PowerType }),
    body: LensRequest.default({ expectedDifference: 0 }),
    timeout: 15_000,
    result: Amended,
  }),
  /** Changes the lens package of an item, in the same way (LPU-01). */
  updatePackage: endpoint({
    method: 'PUT',
    path: '/v2/orders/:orderId/items/:itemId/package',
    access: 'guest',
    params: ItemPath,
    query: z.object({ updateFrom: Id, updateTo: Id }),
    body: LensRequest.omit({ packageId: true }).default({ expectedDifference: 0 }),
    timeout: 15_000,
    result: Amended,
  }),
};
