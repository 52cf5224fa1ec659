import { endpoint, Id, text } from '@lunette/api-client/contract';
import { z } from 'zod';
import { Appointment, AppointmentPath, StartsAt } from './appointment.ts';

const OfOrder = z.object({ orderId: Id });
const OfItem = OfOrder.extend({ itemId: Id });
const InStore = z.object({ storeCode: Id, startsAt: StartsAt });

/** Appointments in a store for ordered goods, such as a fitting. Only the order's owner can book them. */
export const orderVisitContract = {
  bookOrderVisit: endpoint({
    method: 'POST',
    path: '/v2/orders/store/appointment/book',
    access: 'guest',
    query: OfOrder,
    body: InStore.extend({ itemId: Id.optional() }),
    result: Appointment,
    idempotent: true,
  }),
  rescheduleOrderVisit: endpoint({
    method: 'POST',
    path: '/v2/orders/store/appointment/reschedule',
    access: 'guest',
    query: OfOrder,
    body: z.object({ appointmentId: Id, startsAt: StartsAt }),
    result: Appointment,
    idempotent: true,
  }),
  /** Checks a requested time of a studio before it is booked or an appointment is moved to it (APPT-02). */
  postStudioSlot: endpoint({
    method: 'POST',
    path: '/v2/orders/:orderId/studio/slot',
    access: 'guest',
    params: OfOrder,
    body: InStore,
    result: z.object({ isFree: z.boolean(), selectedDate: z.string(), selectedTime: z.string() }),
  }),
  bookItemVisit: endpoint({
    method: 'POST',
    path: '/v2/orders/appointment',
    access: 'guest',
    query: OfItem,
    body: InStore,
    result: Appointment,
    idempotent: true,
  }),
  getItemVisit: endpoint({
    method: 'GET',
    path: '/v2/orders/appointment/:appointmentId',
    access: 'guest',
    params: AppointmentPath,
    query: z.object({ source: text(20).optional() }),
    result: Appointment,
  }),
  cancelItemVisit: endpoint({
    method: 'POST',
    path: '/v2/orders/appointment/cancel',
    access: 'guest',
    query: OfItem,
    result: Appointment,
  }),
};
