import { reasonOf, useAttempt, type ApiError } from '@lunette/api-client';
import { fieldsOf } from '@lunette/session';
import type { SerializedError } from '@reduxjs/toolkit';
import { useState } from 'react';
import type { Kept } from '../contract.ts';
import { useText } from '../text.ts';

type Sent = Promise<{ data?: Kept; error?: ApiError | SerializedError }>;

/**
 * Sends a form, once however often it is pressed: what was kept of it, or why it was not, beside its field where the
 * gateway names one.
 */
export function useSend(show: (faults: Record<string, string>) => boolean) {
  const t = useText();
  const [kept, setKept] = useState<Kept | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const attempt = useAttempt();
  const send = async <Body>(body: Body, call: (args: { body: Body; idempotencyKey: string }) => Sent) => {
    setFault(null);
    const { data, error } = await call({ body, idempotencyKey: attempt.keyFor(body) });
    attempt.ended(error);
    if (data) setKept(data);
    else if (!show(fieldsOf(error))) setFault(reasonOf(error, t('marketing.offline')));
  };
  return { kept, fault, send, again: () => setKept(null) };
}
