import { codeOf, reasonOf, useAttempt, type ApiError } from '@lunette/api-client';
import { useCaptcha } from '@lunette/session';
import { useLocale } from '@lunette/ui-kit';
import type { SerializedError } from '@reduxjs/toolkit';
import { useState } from 'react';
import type { VisitorFaults } from './VisitorFields.tsx';
import type { Appointment } from '../../contract/index.ts';
import { readVisitor } from './readVisitor.ts';
import { useText } from '../../text.ts';

/** Codes of refusals after which another time has to be chosen. */
export const SLOT_GONE = ['slot_taken', 'slot_over'];

interface Outcome {
  data?: Appointment | undefined;
  error?: ApiError | SerializedError | undefined;
}

/** What is sent of everybody who books. */
export interface Visitor {
  name: string;
  phone: string;
  email: string;
}

interface Booking<Body> {
  /** Makes the call's body of the form; what it finds faulty besides stops it. */
  bodyOf: (visitor: Visitor, form: FormData) => { body: Body; faults?: VisitorFaults };
  book: (args: { body: Body & { captcha?: string }; idempotencyKey: string }) => PromiseLike<Outcome>;
  onBooked: (visit: Appointment) => void;
  /** The chosen time has gone. */
  onGone: () => void;
}

/** Books once, however often it is pressed, and says beside the fields and above the button what is in the way. */
export function useBooking<Body>({ bodyOf, book, onBooked, onGone }: Booking<Body>) {
  const t = useText();
  const { country } = useLocale();
  const captcha = useCaptcha();
  const attempt = useAttempt();
  const [isBusy, setBusy] = useState(false);
  const [faults, setFaults] = useState<VisitorFaults>({});
  const [problem, setProblem] = useState<string | null>(null);

  const submit = async (element: HTMLFormElement) => {
    if (isBusy) return;
    const form = new FormData(element);
    const { visitor, faulty } = readVisitor(form, country);
    const { body, faults: others = {} } = bodyOf(visitor, form);
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
  return { submit, faults, problem, isBusy, puzzle: captcha.field };
}
