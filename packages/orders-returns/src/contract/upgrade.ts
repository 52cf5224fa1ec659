import { endpoint, Id, Money } from '@lunette/api-client/contract';
import { PowerType, Prescription } from '@lunette/prescription/contract';
import { z } from 'zod';
import { Order } from './order.ts';

/** A lens package that an item could have, and what it would change. */
export const UpgradeOption = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  /** The refractive index. */
  index: z.number(),
  labDays: z.number().int(),
  /**
   * The day on which the item is expected with these lenses (`YYYY-MM-DD`); null if it is late. Older gateways leave it out.
   */
  deliveryDate: z.string().nullable().default(null),
  recommended: z.boolean(),
  /** The coatings that it includes, and the previous ones that it can keep. */
  coatings: z.array(z.string()),
  /** The change of the order's total with tax; below zero if it would cost less. */
  difference: Money,
  /** The strongest possible power in dioptres; null if every power can be made. */
  strongest: z.number().nullable(),
});
export type UpgradeOption = z.infer<typeof UpgradeOption>;

/** A change of lenses: one that waits for its payment, or the last one with its result. */
export const Amendment = z.object({
  id: z.string(),
  kind: z.enum(['power_type', 'package']),
  /** The name of the requested lenses. */
  title: z.string(),
  difference: Money,
  status: z.enum(['open', 'done', 'expired', 'refused']),
  /** The payment page of the difference; null if nothing has to be paid any more. */
  pageUrl: z.string().nullable(),
  /** The time until which it can be paid. */
  expiresAt: z.string().nullable(),
  /** Its result as text; null while it is open. */
  message: z.string().nullable(),
});
export type Amendment = z.infer<typeof Amendment>;

/** The lenses of an ordered item, and those that it could have. */
export const UpgradePackage = z.object({
  orderId: z.string(),
  itemId: z.string(),
  /** Whether they can still be changed: the lab has not begun them. */
  open: z.boolean(),
  powerType: PowerType.nullable(),
  packageId: z.string().nullable(),
  /** The total of the order; of an order that is paid at the door, the amount that is due there. */
  total: Money,
  /** Whether a difference is paid or refunded by card, or changes the amount that is paid at the door. */
  settledBy: z.enum(['card', 'door']),
  powerTypes: z.array(z.object({ id: PowerType, title: z.string(), packages: z.array(UpgradeOption) })),
  /** The last change; null if there was none. */
  amendment: Amendment.nullable(),
});
export type UpgradePackage = z.infer<typeof UpgradePackage>;

const ItemPath = z.object({ orderId: Id, itemId: Id });

/** The body of a change; the query has the names of the old and the new lenses. */
const LensRequest = z.object({
  /** The lens package of the new power type; if omitted, the recommended one. */
  packageId: Id.optional(),
  /** A power that is entered together with the change. */
  prescription: Prescription.optional(),
  /**
   * The difference that the shopper saw (decimal); a change at another price is refused. If omitted, the price must stay the
   * same.
   */
  expectedDifference: z.number().min(-1_000_000).max(1_000_000).default(0),
});

/** The current order, and the change, which may wait for its payment. */
const Amended = z.object({ orders: z.array(Order), amendment: Amendment });

/** The calls that change the lenses of an ordered item. */
export const upgradeContract = {
  /** The lenses that an ordered item has and could have, each with its price difference (LPU-01). */
  getUpgradePackage: endpoint({
    method: 'GET',
    path: '/v2/orders/:orderId/items/:itemId/upgradepackage',
    access: 'guest',
    params: ItemPath,
    result: UpgradePackage,
  }),
  /**
   * Changes the power type of an item until the lab begins its lenses (LPU-01). A difference is paid before the change is
   * made.
   */
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
  /** Changes the lens package of an item under the same conditions (LPU-01). */
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
