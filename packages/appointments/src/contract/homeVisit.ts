import { endpoint, Id, Money, text, wholeNumber } from '@lunette/api-client/contract';
import { Captcha } from '@lunette/session/contract';
import { z } from 'zod';
import {
  Agent,
  Appointment,
  AppointmentPath,
  StartsAt,
  VisitAddress,
  BookingContact,
} from './appointment.ts';
import { SlotDay } from './store.ts';

/** The home eye check-up in a country. */
export const HomeVisitConfig = z.object({
  minutes: z.number().int(),
  frames: z.number().int(),
  price: Money,
  /** Cities that our opticians visit. */
  cities: z.array(z.string()),
});
export type HomeVisitConfig = z.infer<typeof HomeVisitConfig>;

const CancelReason = z.object({ id: z.string(), label: z.string() });

/** Whether opticians visit a place, and the name of the place. */
const Serviceable = z.object({
  isServiceable: z.boolean(),
  place: z.object({ name: z.string(), city: z.string(), postcode: z.string() }).nullable(),
});

const OfOrder = z.object({ orderId: Id });
const Reason = z.object({ reason: text(120).optional() });

/** The calls of the home eye check-up. */
export const homeVisitContract = {
  getHomeVisitConfig: endpoint({
    method: 'GET',
    path: '/static/hto.json',
    access: 'public',
    query: z.object({ v: wholeNumber(0, 9_999_999_999_999).optional() }),
    result: HomeVisitConfig,
  }),
  validateLocation: endpoint({
    method: 'GET',
    path: '/v2/hec/location',
    access: 'public',
    fresh: true,
    query: z.object({ location: z.string().regex(/^-?\d{1,2}(\.\d+)?,-?\d{1,3}(\.\d+)?$/) }),
    result: Serviceable,
  }),
  /** The times of the next days at a postcode, or in a city or area if the country has no postcodes (O-03). */
  getHomeSlots: endpoint({
    method: 'GET',
    path: '/v2/hec/slot/',
    access: 'public',
    fresh: true,
    query: z.object({ pinCode: text(12).optional(), city: text(80).optional() }),
    result: Serviceable.extend({ timeZone: z.string(), days: z.array(SlotDay) }),
  }),
  bookHome: endpoint({
    method: 'POST',
    path: '/v2/hec/order',
    access: 'guest',
    body: BookingContact.extend({ startsAt: StartsAt, address: VisitAddress, captcha: Captcha }),
    result: Appointment,
    idempotent: true,
  }),
  getCancelReasons: endpoint({
    method: 'GET',
    path: '/v2/hec/order/cancel',
    access: 'public',
    result: z.object({ reasons: z.array(CancelReason) }),
  }),
  cancelHomeOrder: endpoint({
    method: 'POST',
    path: '/v2/hec/order/:appointmentId/cancel',
    access: 'guest',
    params: AppointmentPath,
    query: Reason,
    body: Reason,
    result: Appointment,
  }),
  cancelHome: endpoint({
    method: 'POST',
    path: '/v2/hec/cancel',
    access: 'guest',
    query: OfOrder.extend({ reasonCancellation: text(120).optional() }),
    result: Appointment,
  }),
  /**
   * The caller's own last visit under a telephone number; null if the caller only has the number and does not own the
   * visit.
   */
  getLastHomeOrder: endpoint({
    method: 'GET',
    path: '/v2/hec/lastorder',
    access: 'guest',
    query: z.object({ telephone: text(30, 6) }),
    result: z.object({
      lastOrder: z
        .object({
          appointmentId: z.string().nullable(),
          name: z.string(),
          city: z.string(),
          date: z.string(),
        })
        .nullable(),
    }),
  }),
  getHomeAgent: endpoint({
    method: 'GET',
    path: '/v2/hec/agent',
    access: 'guest',
    query: OfOrder,
    result: z.object({ agentInfo: Agent.nullable() }),
  }),
  getHome: endpoint({
    method: 'GET',
    path: '/v2/hec/:appointmentId',
    access: 'guest',
    params: AppointmentPath,
    result: Appointment,
  }),
  /** A visit with the times to which it can be moved. */
  getHomeUpdate: endpoint({
    method: 'GET',
    path: '/v2/hec/update/:appointmentId',
    access: 'guest',
    params: AppointmentPath,
    query: z.object({ source: z.literal('HEC').default('HEC') }),
    result: z.object({ appointment: Appointment, days: z.array(SlotDay) }),
  }),
};
