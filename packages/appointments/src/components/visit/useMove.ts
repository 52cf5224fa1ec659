import { useLocale } from '@lunette/ui-kit';
import { useMoveAppointmentMutation, useRescheduleOrderVisitMutation } from '../../api/appointments.ts';
import type { Appointment, AppointmentLink } from '../../contract/index.ts';
import type { BookingOutcome } from '../booking/useBooking.ts';
import { useStudioSlot } from './useStudioSlot.ts';

/**
 * Moves an appointment to another time at its place: one of an order by the order's own call (APPT-02), unless it is in
 * another country, whose stores that call does not know.
 */
export function useMove({ appointmentId, orderId, store, country }: Appointment, link: AppointmentLink) {
  const locale = useLocale();
  const slots = useStudioSlot(orderId ?? '');
  const [move, moving] = useMoveAppointmentMutation();
  const [reschedule, rescheduling] = useRescheduleOrderVisitMutation();
  const go = (startsAt: string, idempotencyKey: string): PromiseLike<BookingOutcome> =>
    orderId !== null && store !== null && country === locale.country
      ? slots.request({ storeCode: store.code, startsAt }, () =>
          reschedule({ query: { orderId }, body: { appointmentId, startsAt }, idempotencyKey }),
        )
      : move({ params: { appointmentId }, query: link, body: { startsAt }, idempotencyKey });
  const calls = [slots, moving, rescheduling];
  return {
    move: go,
    isLoading: calls.some(({ isLoading }) => isLoading),
    error: slots.error ?? moving.error ?? rescheduling.error,
    reset: () => {
      for (const { reset } of calls) reset();
    },
  };
}
