import { usePostStudioSlotMutation } from '../../api/appointments.ts';
import type { BookingOutcome } from '../booking/useBooking.ts';

/** Where and when an appointment of an order shall be. */
export interface RequestedSlot {
  storeCode: string;
  startsAt: string;
}

/**
 * Requests a time of a store for an order and, unless it is refused, books it or moves the appointment to it with `then`
 * (APPT-02).
 */
export function useStudioSlot(orderId: string) {
  const [post, { isLoading, error, reset }] = usePostStudioSlotMutation();
  const request = async (
    slot: RequestedSlot,
    then: () => PromiseLike<BookingOutcome>,
  ): Promise<BookingOutcome> => {
    const posted = await post({ params: { orderId }, body: slot });
    return posted.error ? { error: posted.error } : then();
  };
  return { request, isLoading, error, reset };
}
