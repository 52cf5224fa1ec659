import { codeOf, reasonOf, useAttempt, type ApiError } from '@lunette/api-client';
import { useCaptcha } from '@lunette/session';
import { useLocale } from '@lunette/ui-kit';
import type { SerializedError } from '@reduxjs/toolkit';
import { useState } from 'react';
import type { ContactFaults } from './ContactFields.tsx';
import type { Appointment, BookingContact } from '../../contract/index.ts';
import { readContact } from './readContact.ts';
import { useText } from '../../text.ts';

/** Codes of refusals after which the shopper has to choose another time. */
export const SLOT_GONE = ['slot_taken', 'slot_over'];

/** The result of a booking: the appointment, or why there is none. */
export interface BookingOutcome {
  data?: Appointment | undefined;
  error?: ApiError | SerializedError | undefined;
}

interface Booking<Body> {
  /** Makes the call's body from the form; if it finds further faults, the booking is not sent. */
  bodyOf: (contact: BookingContact, form: FormData) => { body: Body; faults?: ContactFaults };
  book: (args: { body: Body & { captcha?: string }; idempotencyKey: string }) => PromiseLike<BookingOutcome>;
  onBooked: (visit: Appointment) => void;
  /** Called when the chosen time is no longer free. */
  onGone: () => void;
}

/**
 * Sends a booking once, however often the button is pressed. It shows faults beside the fields, and other reasons above
 * the button.
 */
export function useBooking<Body>({ bodyOf, book, onBooked, onGone }: Booking<Body>) {
  const t = useText();
  const { country } = useLocale();
  const captcha = useCaptcha();
  const attempt = useAttempt();
  const [isBusy, setBusy] = useState(false);
  const [faults, setFaults] = useState<ContactFaults>({});
  const [problem, setProblem] = useState<string | null>(null);

  const submit = async (element: HTMLFormElement) => {
    if (isBusy) return;
    const form = new FormData(element);
    const { contact, faulty } = readContact(form, country);
    const { body, faults: others = {} } = bodyOf(contact, form);
    const found = {
      ...Object.fromEntries(faulty.map((field) => [field, t(`appointments.${field}-fault`)])),
      ...others,
    };
    setFaults(found);
    setProblem(null);
    const [first] = Object.keys(found);
    if (first) {
      element.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
      return;
    }
    const solution = captcha.take();
    if (solution === null) return;
    setBusy(true);
    const { data, error } = await book({
      body: { ...body, ...(solution && { captcha: solution }) },
      idempotencyKey: attempt.keyFor(body),
    });
    attempt.ended(error);
    setBusy(false);
    if (data) return onBooked(data);
    if (captcha.wasMissing(error)) return;
    setProblem(reasonOf(error, t('appointments.problem-lost')));
    if (SLOT_GONE.includes(codeOf(error) ?? '')) onGone();
  };
  return { submit, faults, problem, loading: isBusy, captchaField: captcha.field };
}
