import { z } from 'zod';
import { unlessRefused } from '../../../platform/outbound/outbound.ts';
import { sandboxCalls } from '../../../platform/outbound/sandboxCalls.ts';
import type { Settings } from '../../../platform/settings/settings.ts';

const Hour = z.string().regex(/^\d{2}:\d{2}$/);

/** A step of a parcel. */
export const CourierEvent = z.object({
  /** The same in each delivery of the webhook. */
  id: z.string().min(1).max(64),
  /** The id of the parcel in the gateway. */
  reference: z.uuid(),
  /** `delayed` is no step: the parcel arrives on another day. */
  status: z.enum([
    'shipped',
    'out_for_delivery',
    'delivered',
    'delivery_failed',
    'returned_to_sender',
    'lost',
    'delayed',
  ]),
  at: z.iso.datetime(),
  expectedDate: z.iso.date(),
  /** The hours of that day; null until they are known. */
  window: z.object({ from: Hour, to: Hour }).nullable(),
});
/** A step of a parcel. */
export type CourierEvent = z.infer<typeof CourierEvent>;

const CourierParcel = z.object({
  id: z.string().min(1).max(64),
  courier: z.string().max(60),
  trackingNumber: z.string().max(60),
  expectedDate: z.iso.date(),
  steps: z.array(CourierEvent),
});
type CourierParcel = z.infer<typeof CourierParcel>;

interface ParcelBooking {
  /** The id of the parcel in the gateway, which makes the call safe to repeat. */
  reference: string;
  orderId: string;
  expectedDate: string;
  to: { name: string; lines: string; city: string; postcode: string; country: string; phone: string };
}

/** The port to the courier. */
export interface Courier {
  /** Books the collection and delivery of a parcel. Safe to repeat. */
  book: (booking: ParcelBooking) => Promise<CourierParcel>;
  find: (id: string) => Promise<CourierParcel>;
  /** Stops a parcel that has not left; false if the courier refuses that. */
  cancel: (id: string) => Promise<boolean>;
}

/** The client of the courier's protocol, with a timeout, retries if these are safe, and a circuit breaker. */
export function connectCourier(settings: Settings, send?: typeof fetch): Courier {
  const call = sandboxCalls(
    settings,
    { service: 'courier', path: '/courier/v1', key: settings.secrets.courierKey },
    send,
  );
  const webhookUrl = `${settings.publicUrl}/v2/courier/webhook`;
  const at = (id: string) => `/parcels/${encodeURIComponent(id)}`;
  return {
    book: async (booking) =>
      CourierParcel.parse(
        await call({
          method: 'POST',
          path: '/parcels',
          body: { ...booking, webhookUrl },
          idempotencyKey: booking.reference,
        }),
      ),
    find: async (id) => CourierParcel.parse(await call({ method: 'GET', path: at(id) })),
    cancel: async (id) => {
      // The courier refuses to stop a parcel that has left.
      const stopped = call({ method: 'POST', path: `${at(id)}/cancel`, idempotencyKey: `cancel-${id}` });
      return (await unlessRefused(stopped)) !== null;
    },
  };
}
