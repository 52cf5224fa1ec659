import { testGateway } from '@lunette/api-client/testing';
import {
  appointmentContract,
  homeVisitContract,
  orderVisitContract,
  storeContract,
  type Appointment,
} from '../contract/index.ts';
import {
  aHomeVisit,
  aHomeVisitConfig,
  anAppointment,
  aSecondStore,
  aSecondStudio,
  aStore,
  slotDays,
} from './fixtures.ts';
import { DAY_PARTS } from '../rules/index.ts';

const PLACE = { name: 'Camp, Pune', city: 'Pune', postcode: '411001' };

/** A gateway for tests and stories on which everything can be booked; it stores one appointment. */
export function appointmentsGateway(known: Appointment = anAppointment()) {
  let visit = known;
  const keep = (next: Appointment) => (visit = next);
  return testGateway()
    .on(storeContract.getNearbyStores, ({ query }) => ({
      stores: query.area ? [aStore({ distanceKm: 1.2 })] : [aStore(), aSecondStore()],
      isPlaceKnown: true,
      price: { value: 250, currencyCode: 'INR' as const },
      timeSlots: DAY_PARTS.map(({ id, label }) => ({ id, label })),
    }))
    .on(storeContract.getStudioStores, () => ({ stores: [aStore(), aSecondStudio()] }))
    .on(storeContract.getStoreSlots, () => ({ store: aStore(), timeZone: 'Asia/Kolkata', days: slotDays() }))
    .on(homeVisitContract.getHomeVisitConfig, () => aHomeVisitConfig())
    .on(homeVisitContract.validateLocation, () => ({ isServiceable: true, place: PLACE }))
    .on(homeVisitContract.getHomeSlots, () => ({
      isServiceable: true,
      place: PLACE,
      timeZone: 'Asia/Kolkata',
      days: slotDays(),
    }))
    .on(homeVisitContract.getCancelReasons, () => ({
      reasons: [
        { id: 'time', label: 'The time no longer suits me' },
        { id: 'other', label: 'Something else' },
      ],
    }))
    .on(appointmentContract.getAppointments, () => ({ appointments: [visit] }))
    .on(appointmentContract.getAppointment, () => visit)
    .on(appointmentContract.getMoveTimes, () => ({ timeZone: visit.timeZone, days: slotDays() }))
    .on(appointmentContract.bookVision, ({ body }) => keep(anAppointment({ name: body.name })))
    .on(homeVisitContract.bookHome, ({ body }) => keep(aHomeVisit({ name: body.name })))
    .on(orderVisitContract.bookItemVisit, ({ query }) => keep(anAppointment({ kind: 'order', ...query })))
    .on(orderVisitContract.bookOrderVisit, ({ query, body }) =>
      keep(anAppointment({ kind: 'order', ...query, startsAt: body.startsAt, isEyeTest: true })),
    )
    .on(orderVisitContract.postStudioSlot, ({ body: { startsAt } }) => ({
      isFree: true,
      selectedDate: startsAt.slice(0, 10),
      selectedTime: startsAt.slice(11, 16),
    }))
    .on(orderVisitContract.rescheduleOrderVisit, ({ body: { startsAt } }) =>
      keep({ ...visit, startsAt, date: startsAt.slice(0, 10) }),
    )
    .on(appointmentContract.moveAppointment, ({ body }) =>
      keep({ ...visit, startsAt: body.startsAt, date: body.startsAt.slice(0, 10) }),
    )
    .on(appointmentContract.cancelAppointment, () =>
      keep({ ...visit, status: 'cancelled', changeableUntil: null }),
    );
}
