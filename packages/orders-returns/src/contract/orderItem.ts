import { CurrencyCode, Money, NamedPrice } from '@lunette/api-client/contract';
import { CartOption } from '@lunette/cart/contract';
import { PrescriptionType } from '@lunette/catalog/contract';
import { Prescription } from '@lunette/prescription/contract';
import { z } from 'zod';

/** Where an item can stand. Answers carry it as a string, since a later gateway may know more of them. */
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

/** What a status means for its shopper. Every status, also one of a later gateway, belongs to one of these. */
export const StatusGroup = z.enum(['waiting', 'in_work', 'on_its_way', 'arrived', 'ended']);
export type StatusGroup = z.infer<typeof StatusGroup>;

/** A status with its group, by which a reader shows a status that it does not know; older gateways leave it out. */
const Status = z.object({ status: z.string(), group: StatusGroup.optional() });

/** A step of an item that is still to come, and its day (`YYYY-MM-DD`). */
const ExpectedStatus = Status.extend({ date: z.string() });

export const OrderItem = z.object({
  id: z.string(),
  productId: z.string(),
  name: z.string(),
  /** The name of its model alone, without a colour; empty where it has none. */
  modelName: z.string().default(''),
  sku: z.string(),
  brandName: z.string(),
  thumbnail: z.string(),
  productUrl: z.string(),
  quantity: z.number().int(),
  /** How many of them were cancelled. */
  cancelled: z.number().int().default(0),
  /** The specification's kinds; any other is an accessory. */
  classification: z.enum(['eyeframe', 'sunglasses', 'contact_lens', 'loyalty_services', 'accessories']),
  subcategory: z.string(),
  frameSize: z.string().nullable(),
  frameType: z.string().nullable(),
  frameWidth: z.number().nullable(),
  /** As a shopper calls it, such as Havana tortoise. */
  frameColour: z.string().optional(),
  powerRequired: z.enum(['POWER_REQUIRED', 'POWER_OPTIONAL', 'NO_POWER']),
  catalogPrices: z.array(NamedPrice),
  price: Money,
  amount: z.object({ total: z.number(), currencyCode: CurrencyCode }),
  /** Lens package and coatings; a frame alone has none. */
  options: z.array(CartOption),
  /** The lens package that is made for it; null where no lenses are made, as for a frame alone. */
  package: z.object({ id: z.string(), name: z.string() }).nullable().default(null),
  /** The fitting that is booked for it and still to come; null where there is none. */
  appointment: z
    .object({ appointmentId: z.string(), startsAt: z.string(), storeCode: z.string().nullable() })
    .nullable()
    .default(null),
  prescription: Prescription.extend({ powerType: PrescriptionType.shape.id.nullable() }).nullable(),
  lensType: z.string().nullable(),
  tierMembershipDuration: z.number().int().nullable(),
  /** The steps of its way so far, oldest first; one can come twice, such as a second try to deliver. */
  statusHistory: z.array(Status.extend({ at: z.string() })),
  /** The next thing that will happen and when, for the timeline; dates `YYYY-MM-DD`. */
  nextStatus: ExpectedStatus.nullable(),
  /** Every step that is still to come; empty when the item is delivered, cancelled or late. */
  expectedStatuses: z.array(ExpectedStatus).default([]),
  /** The parcel that it comes in; null until the courier has it. */
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
  /** How it is worn, which decides what a power of it has; null for goods that are not worn with lenses. */
  powerType: PrescriptionType.shape.id.nullable().default(null),
  /** Whether the visitor can enter its power, or another one: its lenses are not made yet. */
  powerOpen: z.boolean().default(false),
  /** Whether the visitor can change its lenses: the lab has not begun with them. */
  lensesOpen: z.boolean().default(false),
  /**
   * That the visitor can cancel pieces of it although it is made or packed, because it was not sent for weeks after the day that was
   * promised, and the day on which the store does so by itself (`YYYY-MM-DD`). Null where it is not that late.
   */
  lateCancel: z.object({ endsOn: z.string() }).nullable().default(null),
  /** Its latest return: where it stands, and how many pieces it holds. Null where none was sent back. */
  return: z
    .object({ returnId: z.string(), status: z.string(), quantity: z.number().int() })
    .nullable()
    .default(null),
  /** How many pieces of it have left its shopper again, and are not on their way back there. */
  sentBack: z.number().int().default(0),
  /**
   * How many pieces of it can come back, until which day (`YYYY-MM-DD`), or why none can. Null before it is delivered, and
   * for who may not send it back.
   */
  returnable: z
    .object({ quantity: z.number().int(), until: z.string().nullable(), message: z.string().nullable() })
    .nullable()
    .default(null),
  /** Whether the visitor can exchange pieces of it for others. */
  exchangeable: z.boolean().default(false),
  /**
   * Its latest exchange that was confirmed: where it stands, the order that came of it, and where the return of the old goods
   * stands. Null where there was none.
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
