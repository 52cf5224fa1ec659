import { CountryCode, endpoint, Id, text, wholeNumber } from '@lunette/api-client/contract';
import { Captcha } from '@lunette/session/contract';
import { z } from 'zod';
import { SlotDay, Store } from './store.ts';

/** The person who comes or is visited, with the phone number and the e-mail address for messages. */
export const BookingContact = z.object({
  name: text(60, 1),
  phone: text(30, 1),
  email: text(120).default(''),
});
export type BookingContact = z.infer<typeof BookingContact>;

/** The address that an optician visits. */
export const VisitAddress = z.object({
  addressline1: text(120, 1),
  addressline2: text(120).default(''),
  /** The part of the city, where a postcode does not say it. */
  area: text(80).default(''),
  city: text(60).default(''),
  postcode: text(12).default(''),
  floor: z.number().int().min(0).max(200).default(0),
  liftAvailable: z.boolean().default(false),
});
export type VisitAddress = z.infer<typeof VisitAddress>;

/** The optician who comes to the home. */
export const Agent = z.object({
  name: z.string(),
  visits: z.number().int(),
  rating: z.number(),
});
export type Agent = z.infer<typeof Agent>;

/** An appointment of the caller: an eye test in a store, an optician at home, or a fitting of an order's item. */
export const Appointment = z.object({
  appointmentId: z.string(),
  kind: z.enum(['vision', 'home', 'order']),
  status: z.enum(['booked', 'cancelled']),
  /** In the time zone of the store or of the visited home. */
  date: z.string(),
  time: z.string(),
  endTime: z.string(),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  country: CountryCode,
  timeZone: z.string(),
  name: z.string(),
  phone: z.string(),
  store: Store.nullable(),
  address: VisitAddress.nullable(),
  agent: Agent.nullable(),
  orderId: z.string().nullable(),
  itemId: z.string().nullable(),
  /** Whether it is the eye test of an order that waits for its power; otherwise it is a fitting of ordered goods. */
  isEyeTest: z.boolean().default(false),
  /** Whether the appointment is in the past. */
  isOver: z.boolean(),
  /** Until when it can be moved or cancelled; null if it can no longer be changed. */
  changeableUntil: z.iso.datetime().nullable(),
  /** When a reminder will be sent; null if none will be. */
  reminderAt: z.iso.datetime().nullable().default(null),
});
export type Appointment = z.infer<typeof Appointment>;

/** The path parameters of a call about one appointment. */
export const AppointmentPath = z.object({ appointmentId: Id });
/**
 * The parameters of the signed link in an e-mail, both or none. They open a guest's appointment to every caller until its
 * end; `until` is that end in seconds.
 */
export const AppointmentLink = z.object({
  until: wholeNumber(0, 99_999_999_999).optional(),
  sign: z.string().max(64).optional(),
});
export type AppointmentLink = z.infer<typeof AppointmentLink>;
/** The start of an appointment (ISO 8601 with offset). */
export const StartsAt = z.iso.datetime({ offset: true });

/** The calls that read, book, move and cancel appointments. */
export const appointmentContract = {
  /** The appointments of the shopper, as customer or as guest of this session; upcoming ones are first. */
  getAppointments: endpoint({
    method: 'GET',
    path: '/v2/appointments',
    access: 'guest',
    result: z.object({ appointments: z.array(Appointment) }),
  }),
  getAppointment: endpoint({
    method: 'GET',
    path: '/v2/appointments/:appointmentId',
    access: 'guest',
    params: AppointmentPath,
    query: AppointmentLink,
    result: Appointment,
  }),
  /** The times to which an appointment can be moved: those of its place, from the day on which the goods arrive. */
  getMoveTimes: endpoint({
    method: 'GET',
    path: '/v2/appointments/:appointmentId/times',
    access: 'guest',
    params: AppointmentPath,
    query: AppointmentLink,
    result: z.object({ timeZone: z.string(), days: z.array(SlotDay) }),
  }),
  moveAppointment: endpoint({
    method: 'POST',
    path: '/v2/appointments/:appointmentId/reschedule',
    access: 'guest',
    params: AppointmentPath,
    query: AppointmentLink,
    body: z.object({ startsAt: StartsAt }),
    result: Appointment,
    idempotent: true,
  }),
  cancelAppointment: endpoint({
    method: 'POST',
    path: '/v2/appointments/:appointmentId/cancel',
    access: 'guest',
    params: AppointmentPath,
    query: AppointmentLink,
    body: z.object({ reason: text(120).default('') }),
    result: Appointment,
  }),
  /** Books an eye test in a store (APPT-08). */
  bookVision: endpoint({
    method: 'POST',
    path: '/v2/test-your-vision',
    access: 'guest',
    body: BookingContact.extend({ storeCode: Id, startsAt: StartsAt, captcha: Captcha }),
    result: Appointment,
    idempotent: true,
  }),
};
