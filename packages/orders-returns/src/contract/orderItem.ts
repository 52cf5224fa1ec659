import { CurrencyCode, Money, NamedPrice } from '@lunette/api-client/contract';
import { CartOption } from '@lunette/cart/contract';
import { PowerType, Prescription } from '@lunette/prescription/contract';
import { z } from 'zod';

/** The status of an item. Answers carry it as a string, because a newer gateway can have others. */
export const ItemStatus = z.enum([
  'placed',
  'waiting_for_power',
  'confirmed',
  'lenses_cut',
  'quality_check',
  'packed',
  'shipped',
  'out_for_delivery',
  'delivered',
  'delivery_failed',
  'returned_to_sender',
  'lost',
  'cancelled',
]);
export type ItemStatus = z.infer<typeof ItemStatus>;

/** What a status means for the shopper. Every status belongs to one group, also those of a newer gateway. */
export const StatusGroup = z.enum(['waiting', 'in_work', 'on_its_way', 'arrived', 'ended']);
export type StatusGroup = z.infer<typeof StatusGroup>;

/** A status with its group, by which a client shows a status that it does not know; older gateways leave the group out. */
const Status = z.object({ status: z.string(), group: StatusGroup.optional() });

/** A step of an item that is still to come, and its day (`YYYY-MM-DD`). */
const ExpectedStatus = Status.extend({ date: z.string() });

/** An item of an order with its lenses, its history, its parcel, and what the visitor can do with it. */
export const OrderItem = z.object({
  id: z.string(),
  productId: z.string(),
  name: z.string(),
  /** The name of its model without the colour; empty if it has none. */
  modelName: z.string().default(''),
  sku: z.string(),
  brandName: z.string(),
  thumbnail: z.string(),
  productUrl: z.string(),
  quantity: z.number().int(),
  /** The number of cancelled pieces. */
  cancelled: z.number().int().default(0),
  /** The kinds of goods of the specification; any other kind counts as an accessory. */
  classification: z.enum(['eyeframe', 'sunglasses', 'contact_lens', 'loyalty_services', 'accessories']),
  subcategory: z.string(),
  frameSize: z.string().nullable(),
  frameType: z.string().nullable(),
  frameWidth: z.number().nullable(),
  /** The colour as a shopper calls it, such as Havana tortoise. */
  frameColour: z.string().optional(),
  powerRequired: z.enum(['POWER_REQUIRED', 'POWER_OPTIONAL', 'NO_POWER']),
  catalogPrices: z.array(NamedPrice),
  price: Money,
  amount: z.object({ total: z.number(), currencyCode: CurrencyCode }),
  /** Lens package and coatings; empty for a frame without lenses. */
  options: z.array(CartOption),
  /** Its lens package; null if no lenses are made, as for a frame without lenses. */
  package: z.object({ id: z.string(), name: z.string() }).nullable().default(null),
  /** The booked fitting that has not taken place yet; null if there is none. */
  appointment: z
    .object({ appointmentId: z.string(), startsAt: z.string(), storeCode: z.string().nullable() })
    .nullable()
    .default(null),
  prescription: Prescription.extend({ powerType: PowerType.nullable() }).nullable(),
  lensType: z.string().nullable(),
  tierMembershipDuration: z.number().int().nullable(),
  /** Its past steps, oldest first; a step can occur twice, such as a second delivery attempt. */
  statusHistory: z.array(Status.extend({ at: z.string() })),
  /** The next expected step and its day (`YYYY-MM-DD`), for the timeline. */
  nextStatus: ExpectedStatus.nullable(),
  /** All expected steps; empty if the item is delivered, cancelled or late. */
  expectedStatuses: z.array(ExpectedStatus).default([]),
  /** Its parcel; null until the courier has it. */
  parcel: z
    .object({
      courier: z.string(),
      trackingNumber: z.string(),
      /** The day on which it is expected (`YYYY-MM-DD`), and the hours of that day (`HH:MM`) once they are known. */
      expectedDate: z.string(),
      window: z.object({ from: z.string(), to: z.string() }).nullable(),
    })
    .nullable()
    .default(null),
  /** Its power type, which decides the values that its power has; null for goods that are not worn with lenses. */
  powerType: PowerType.nullable().default(null),
  /** Whether the visitor can enter or change its power: its lenses are not made yet. */
  powerOpen: z.boolean().default(false),
  /** Whether its power was sent as a picture that an optician has not read yet. */
  powerUnread: z.boolean().default(false),
  /** Why an optician could not read the last picture of its power; null once another power or picture is sent. */
  unreadable: z.string().nullable().default(null),
  /** Whether the visitor can change its lenses: the lab has not begun them. */
  lensesOpen: z.boolean().default(false),
  /**
   * Set if the visitor can cancel pieces of it although it is made or packed, because it was still not sent weeks after the
   * promised day; `endsOn` is the day on which the store cancels it itself (`YYYY-MM-DD`). Null if it is not that late.
   */
  lateCancel: z.object({ endsOn: z.string() }).nullable().default(null),
  /** Its latest return, an open one if it has one, with its status and number of pieces; null if there is none. */
  return: z
    .object({ returnId: z.string(), status: z.string(), quantity: z.number().int() })
    .nullable()
    .default(null),
  /** The number of pieces that the shopper has sent back and that are not on their way back to the shopper. */
  sentBack: z.number().int().default(0),
  /**
   * The number of pieces that can be returned and the last day (`YYYY-MM-DD`), or why none can. Null before the delivery,
   * and for callers who may not return it.
   */
  returnable: z
    .object({ quantity: z.number().int(), until: z.string().nullable(), message: z.string().nullable() })
    .nullable()
    .default(null),
  /** Whether the visitor can exchange pieces of it for other goods. */
  exchangeable: z.boolean().default(false),
  /**
   * Its latest confirmed exchange: its status, the new order, and the status of the return of the old goods. Null if there
   * is none.
   */
  exchange: z
    .object({
      exchangeId: z.string(),
      status: z.string(),
      newOrderId: z.string().nullable(),
      returnStatus: z.string().nullable().default(null),
    })
    .nullable()
    .default(null),
});
export type OrderItem = z.infer<typeof OrderItem>;
