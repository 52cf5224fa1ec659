import { reasonOf, useAttempt, type ApiError } from '@lunette/api-client';
import { fieldsOf, useCaptcha } from '@lunette/session';
import type { SerializedError } from '@reduxjs/toolkit';
import { useState } from 'react';
import type { Receipt } from '../contract/marketing.ts';
import { useText } from '../text.ts';

type SendResult = Promise<{ data?: Receipt; error?: ApiError | SerializedError }>;

/**
 * Sends a form once, however often the button is pressed. Returns its receipt, or the reason of a refusal, beside its
 * field if the gateway names one; `send` resolves to whether it was sent. `captchaField` is the captcha that the form shows once the gateway requires it.
 */
export function useSend(show: (faults: Record<string, string>) => boolean) {
  const t = useText();
  const [receipt, setReceipt] = useState<Receipt | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const captcha = useCaptcha();
  const attempt = useAttempt();
  const send = async <Body>(
    body: Body,
    call: (args: { body: Body & { captcha?: string }; idempotencyKey: string }) => SendResult,
  ) => {
    setFault(null);
    const solution = captcha.take();
    if (solution === null) return false;
    const { data, error } = await call({
      body: { ...body, ...(solution && { captcha: solution }) },
      idempotencyKey: attempt.keyFor(body),
    });
    attempt.ended(error);
    if (data) setReceipt(data);
    else if (!captcha.wasMissing(error) && !show(fieldsOf(error)))
      setFault(reasonOf(error, t('marketing.offline')));
    return data !== undefined;
  };
  return { receipt, fault, send, captchaField: captcha.field, again: () => setReceipt(null) };
}
