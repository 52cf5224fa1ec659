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
  /** Whether an optician has a room of their own in the store. */
  isStudio: z.boolean(),
  /** The distance from the place in the request; null without one. */
  distanceKm: z.number().nullable(),
});
export type Store = z.infer<typeof Store>;

/** A time that can be booked, or that is taken. */
export const Slot = z.object({
  time: z.string(),
  startsAt: z.iso.datetime(),
  /** The number of shoppers who can still book it; 0 if it is taken. */
  free: z.number().int(),
});
export type Slot = z.infer<typeof Slot>;

/** A day with its times. */
export const SlotDay = z.object({ date: z.string(), slots: z.array(Slot) });
export type SlotDay = z.infer<typeof SlotDay>;

const Coordinates = {
  latitude: z.coerce.number().min(-90).max(90),
  longitude: z.coerce.number().min(-180).max(180),
};

/** The calls about stores and their times. */
export const storeContract = {
  /** Stores sorted by distance from an area, a postcode or a point; without one, all stores of the country. */
  getNearbyStores: endpoint({
    method: 'GET',
    path: '/v2/stores/nearby',
    access: 'public',
    query: z.object({
      area: text(80).optional(),
      /** The product that the shopper wants to see there; no store has one that is sold out. */
      pid: Id.optional(),
      latitude: Coordinates.latitude.optional(),
      longitude: Coordinates.longitude.optional(),
      radius: z.coerce.number().int().min(1).max(500).default(20),
      pageSize: z.coerce.number().int().min(1).max(50).default(10),
      page: z.coerce.number().int().min(0).max(100).default(0),
    }),
    result: z.object({
      stores: z.array(Store),
      /** Whether the requested place is known; true if no place was given. */
      isPlaceKnown: z.boolean(),
      /** The price of an eye test in a store. */
      price: Money,
      /** The parts of a day that can be requested for a visit (APPT-03). */
      timeSlots: z.array(z.object({ id: z.string(), label: z.string() })),
    }),
  }),
  /** Stores in which eyes are tested; sorted by distance if a known area or postcode is given. */
  getStudioStores: endpoint({
    method: 'GET',
    path: '/v2/stores/studio',
    access: 'public',
    query: z.object({ area: text(80).optional() }),
    result: z.object({ stores: z.array(Store) }),
  }),
  /** Whether goods can be seen, or an order collected, near a postcode. */
  checkStoreProduct: endpoint({
    method: 'POST',
    path: '/v2/stores/pincode/:pincode/product',
    access: 'guest',
    params: z.object({ pincode: text(80, 2) }),
    body: z.object({ productId: Id }),
    result: z.object({ isAvailable: z.boolean(), stores: z.array(Store) }),
  }),
  /** The times of a store in the next days (APPT-01); the country is that of the caller's session. */
  getStoreSlots: endpoint({
    method: 'POST',
    path: '/v2/orders/store/appointment/slots',
    access: 'guest',
    body: z.object({
      storeCode: Id,
      classification: z.literal(1).default(1),
      /** The length of a slot in minutes. */
      duration: z.literal(30).default(30),
      skipCurrentDate: z.boolean().default(false),
      /** The first day to offer, such as the day on which the goods arrive. */
      from: Day.optional(),
    }),
    result: z.object({ store: Store, timeZone: z.string(), days: z.array(SlotDay) }),
  }),
};
