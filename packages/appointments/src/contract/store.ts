import { endpoint, Id, Money, text } from '@lunette/api-client/contract';
import { z } from 'zod';

/** A day of the store's calendar: `2026-11-26`. */
export const Day = z.iso.date();

/** A store of the caller's country, in the caller's language. */
export const Store = z.object({
  code: z.string(),
  name: z.string(),
  address: z.string(),
  city: z.string(),
  postcode: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  opens: z.string(),
  closes: z.string(),
  /** Whether an optician has a room of their own there. */
  isStudio: z.boolean(),
  /** From where the caller asked about; null where they named no place. */
  distanceKm: z.number().nullable(),
});
export type Store = z.infer<typeof Store>;

/** A time that can be booked, or could have been. */
export const Slot = z.object({
  time: z.string(),
  startsAt: z.iso.datetime(),
  /** How many can still come then; 0 when it is taken. */
  free: z.number().int(),
});
export type Slot = z.infer<typeof Slot>;

export const SlotDay = z.object({ date: z.string(), slots: z.array(Slot) });
export type SlotDay = z.infer<typeof SlotDay>;

const Point = {
  latitude: z.coerce.number().min(-90).max(90),
  longitude: z.coerce.number().min(-180).max(180),
};

export const storeContract = {
  /** Stores by nearness to an area, a postcode or a point; all of the country where none is named. */
  getNearbyStores: endpoint({
    method: 'GET',
    path: '/v2/stores/nearby',
    access: 'public',
    query: z.object({
      area: text(80).optional(),
      /** Goods that somebody wants to see there; our stores keep all of them. */
      pid: Id.optional(),
      latitude: Point.latitude.optional(),
      longitude: Point.longitude.optional(),
      radius: z.coerce.number().int().min(1).max(500).default(20),
      pageSize: z.coerce.number().int().min(1).max(50).default(10),
      page: z.coerce.number().int().min(0).max(100).default(0),
    }),
    result: z.object({
      stores: z.array(Store),
      /** Whether the place that was named is known; without one it is true. */
      isPlaceKnown: z.boolean(),
      /** What an eye test costs in a store. */
      price: Money,
      /** The parts of a day in which a visit can be wished for (APPT-03). */
      timeSlots: z.array(z.object({ id: z.string(), label: z.string() })),
    }),
  }),
  /** Stores in which eyes are tested; by nearness to an area or a postcode where one is named that is known. */
  getStudioStores: endpoint({
    method: 'GET',
    path: '/v2/stores/studio',
    access: 'public',
    query: z.object({ area: text(80).optional() }),
    result: z.object({ stores: z.array(Store) }),
  }),
  /** Whether goods can be seen, or an order of them fetched, near a postcode. */
  checkStoreProduct: endpoint({
    method: 'POST',
    path: '/v2/stores/pincode/:pincode/product',
    access: 'guest',
    params: z.object({ pincode: text(80, 2) }),
    body: z.object({ productId: Id }),
    result: z.object({ isAvailable: z.boolean(), stores: z.array(Store) }),
  }),
  /** The times of a store in the days to come (APPT-01); the country is that of the caller's session. */
  getStoreSlots: endpoint({
    method: 'POST',
    path: '/v2/orders/store/appointment/slots',
    access: 'guest',
    body: z.object({
      storeCode: Id,
      classification: z.literal(1).default(1),
      /** Minutes. */
      duration: z.literal(30).default(30),
      skipCurrentDate: z.boolean().default(false),
      /** The first day that is of use, such as that on which the goods arrive. */
      from: Day.optional(),
    }),
    result: z.object({ store: Store, timeZone: z.string(), days: z.array(SlotDay) }),
  }),
};
