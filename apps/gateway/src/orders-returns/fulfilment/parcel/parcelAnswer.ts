import type { OrderItem } from '@lunette/orders-returns/contract';
import { asc, inArray } from 'drizzle-orm';
import type { Queries } from '../../../platform/database/database.ts';
import { parcel, type Parcel } from '../schema.ts';

/** The parcels of orders, oldest first. */
export async function parcelsByOrder(db: Queries, orderIds: string[]): Promise<Parcel[]> {
  return db.select().from(parcel).where(inArray(parcel.orderId, orderIds)).orderBy(asc(parcel.id));
}

/** A parcel in the form of the contract; null until the courier has accepted the booking. */
export function parcelAnswer(found: Parcel | undefined): OrderItem['parcel'] {
  if (!found?.courier || !found.trackingNumber) return null;
  const { courier, trackingNumber, expectedOn, windowFrom: from, windowTo: to } = found;
  return { courier, trackingNumber, expectedDate: expectedOn, window: from && to ? { from, to } : null };
}
