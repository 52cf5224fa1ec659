import { callState, callValue, type RootState } from '@lunette/api-client';
import { appointmentApi } from './appointments.ts';

const {
  bookHome,
  getAppointment,
  getHomeSlots,
  getHomeVisitConfig,
  getVisitCancelReasons,
  validateLocation,
} = appointmentApi.endpoints;

const booking = callState(bookHome, (visit) => visit);
const validated = callState(validateLocation, ({ isServiceable, place }) => ({ isServiceable, place }));
const placeOfSlots = callState(getHomeSlots, ({ isServiceable, place }) => ({ isServiceable, place }));

/** Selectors of the home eye check-up under the names of the specification (APPT-07). */
export const homeVisitState = {
  htoConfig: callState(getHomeVisitConfig, (config) => config),
  /** Whether opticians visit a place: the position of the device, or else the place that was typed. */
  locationServiceableDetails: (state: RootState, params?: Record<string, string>) => {
    const position = validated(state, params);
    return position.loading || position.success || position.error ? position : placeOfSlots(state, params);
  },
  slotDetails: callState(getHomeSlots, ({ days }) => days),
  appointmentCancelReasons: callState(getVisitCancelReasons, ({ reasons }) => reasons),
  /** Whether a booking is being sent. */
  processing: callValue(booking, ({ loading }) => loading),
  /** Why the last booking was refused. */
  bookError: callValue(booking, ({ error }) => error),
  agentInfo: callState(getAppointment, ({ agent }) => agent),
  /** The booked visit; null once it is cancelled. */
  appointmentInfo: callState(getAppointment, (visit) => (visit.status === 'booked' ? visit : null)),
  cancelledOrder: callState(getAppointment, (visit) => (visit.status === 'cancelled' ? visit : null)),
};
