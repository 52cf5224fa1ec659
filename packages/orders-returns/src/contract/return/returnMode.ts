import { z } from 'zod';
import { ReturnMode } from './returnParts.ts';

/** A store that accepts returned goods. */
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

/** A return mode at a place, with its time slots or stores. */
export const ReturnModeOffer = z.object({
  id: ReturnMode,
  available: z.boolean(),
  /** Why it is not available. */
  message: z.string().nullable(),
  /** The day (`YYYY-MM-DD`) by which the money has arrived. */
  moneyBy: z.string(),
  days: Slots,
  stores: z.array(ReturnStore),
});
export type ReturnModeOffer = z.infer<typeof ReturnModeOffer>;

/** The label of a parcel: the code that the courier scans, its QR code as an SVG path, and the address. */
export const ReturnLabel = z.object({
  groupId: z.string(),
  status: z.enum(['pending', 'ready', 'used']),
  code: z.string(),
  qr: z.object({ size: z.number().int(), path: z.string() }),
  address: z.string(),
});
