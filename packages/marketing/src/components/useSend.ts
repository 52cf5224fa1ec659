import { reasonOf, useAttempt, type ApiError } from '@lunette/api-client';
import { fieldsOf, useCaptcha } from '@lunette/session';
import type { SerializedError } from '@reduxjs/toolkit';
import { useState } from 'react';
import type { Kept } from '../contract/marketing.ts';
import { useText } from '../text.ts';

type Sent = Promise<{ data?: Kept; error?: ApiError | SerializedError }>;

/**
 * Sends a form, once however often it is pressed: what was kept of it, or why it was not, beside its field where the
 * gateway names one. `puzzle` is the box that the form shows once the gateway has asked for it.
 */
export function useSend(show: (faults: Record<string, string>) => boolean) {
  const t = useText();
  const [kept, setKept] = useState<Kept | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const captcha = useCaptcha();
  const attempt = useAttempt();
  const send = async <Body>(
    body: Body,
    call: (args: { body: Body & { captcha?: string }; idempotencyKey: string }) => Sent,
  ) => {
    setFault(null);
    const solution = captcha.take();
    if (solution === null) return;
    const { data, error } = await call({
      body: { ...body, ...(solution && { captcha: solution }) },
      idempotencyKey: attempt.keyFor(body),
    });
    attempt.ended(error);
    if (data) setKept(data);
    else if (captcha.wasMissing(error)) return;
    else if (!show(fieldsOf(error))) setFault(reasonOf(error, t('marketing.offline')));
  };
  return { kept, fault, send, puzzle: captcha.field, again: () => setKept(null) };
}
