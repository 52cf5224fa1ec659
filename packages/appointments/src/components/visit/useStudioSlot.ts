import type { ApiError } from '@lunette/api-client';
import type { SerializedError } from '@reduxjs/toolkit';
import { usePostStudioSlotMutation } from '../../api/appointments.ts';
import type { Appointment } from '../../contract/index.ts';

/** Where and when an appointment of an order shall be. */
export interface RequestedSlot {
  storeCode: string;
  startsAt: string;
}

/** The result of a booking: the appointment, or why there is none. */
export interface BookingOutcome {
  data?: Appointment | undefined;
  error?: ApiError | SerializedError | undefined;
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
