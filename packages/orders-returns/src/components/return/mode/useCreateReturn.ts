import { isRefusal, reasonOf, useAttempt } from '@lunette/api-client';
import { useEffect } from 'react';
import type { z } from 'zod';
import { isPickupTaken } from '../../../api/isPickupTaken.ts';
import { useCreateReturnMutation } from '../../../api/return.ts';
import type { Order } from '../../../contract/order.ts';
import type { Return, ReturnPreview, ReturnRequest } from '../../../contract/return/returnParts.ts';
import { useReturnText } from '../../../returnText.ts';

interface CreateReturnOptions {
  order: Order;
  request: z.input<typeof ReturnRequest>;
  onDone: (returns: Return[]) => void;
  /** Called when the pickup slot was refused, so that another one is chosen. */
  onPickupTaken: () => void;
  /** Reads the preview again after a refusal, as the refund may have changed. */
  refetch: () => unknown;
}

/** Creates the return as it was previewed. A second try after a lost answer does not create another one. */
export function useCreateReturn(options: CreateReturnOptions) {
  const { order, request, onDone, onPickupTaken, refetch } = options;
  const t = useReturnText();
  const [create, { isLoading, error }] = useCreateReturnMutation();
  const attempt = useAttempt();
  const send = async (preview: ReturnPreview) => {
    if (isLoading) return;
    const body = { ...request, preview: preview.token };
    const answer = await create({
      params: { orderId: order.id },
      body,
      idempotencyKey: attempt.keyFor(body),
    });
    attempt.ended(answer.error);
    if (answer.data) onDone(answer.data.returns);
    else if (isPickupTaken(answer.error)) onPickupTaken();
  };
  // In an effect, so that a step that was left meanwhile does not read its preview.
  useEffect(() => {
    if (error) refetch();
  }, [error, refetch]);
  // Without an answer of the gateway it is unknown whether the return was created.
  const text = isRefusal(error) ? 'returns.failed' : 'returns.unheard';
  const fault = error ? t(text, { reason: reasonOf(error, t('returns.offline')) }) : null;
  return { send, isLoading, fault };
}
