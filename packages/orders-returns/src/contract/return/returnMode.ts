import { z } from 'zod';
import { ReturnMode } from './returnParts.ts';

/** A store at which goods can be handed in. */
export const ReturnStore = z.object({
  code: z.string(),
  name: z.string(),
  address: z.string(),
  opens: z.string(),
  closes: z.string(),
  distanceKm: z.number().nullable(),
});

const Slots = z.array(
  z.object({
    date: z.string(),
    slots: z.array(z.object({ from: z.string(), to: z.string(), free: z.number().int() })),
  }),
);

/** A way in which goods come back from a place. */
export const ReturnModeOffer = z.object({
  id: ReturnMode,
  available: z.boolean(),
  /** Why it is not offered. */
  message: z.string().nullable(),
  /** The day (`YYYY-MM-DD`) by which the money is there. */
  moneyBy: z.string(),
  days: Slots,
  stores: z.array(ReturnStore),
});
export type ReturnModeOffer = z.infer<typeof ReturnModeOffer>;

/** The label of a parcel: the code that the courier reads, its QR code as a path of a drawing, and where it goes. */
export const ReturnLabel = z.object({
  groupId: z.string(),
  status: z.enum(['pending', 'ready', 'used']),
  code: z.string(),
  qr: z.object({ size: z.number().int(), path: z.string() }),
  address: z.string(),
});
