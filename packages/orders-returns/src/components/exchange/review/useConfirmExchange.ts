import { closeExchange, codeOf, isRefusal, paths, reasonOf, useAttempt } from '@lunette/api-client';
import { useLocale } from '@lunette/ui-kit';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useConfirmExchangeMutation } from '../../../api/exchange.ts';
import { isPickupTaken } from '../../../api/isPickupTaken.ts';
import type { ExchangePreview, ExchangeRequest } from '../../../contract/exchange.ts';
import { useExchangeText } from '../../../exchangeText.ts';
import { forgetEntry } from '../../power/useEnteredPower.ts';
import type { z } from 'zod';

interface ConfirmExchangeOptions {
  params: { orderId: string; exchangeId: string };
  request: z.input<typeof ExchangeRequest>;
  preview: ExchangePreview | undefined;
  /** Called when the pickup slot was refused, so that another one is chosen. */
  onPickupTaken: () => void;
  /** Reads the preview again after a refusal, as the difference may have changed. */
  refetch: () => unknown;
}

/**
 * Confirms an exchange as it was previewed; repeated presses confirm it once. Then exchange mode ends, and the shopper goes to
 * the provider's page if something has to be paid, or to the order.
 */
export function useConfirmExchange(options: ConfirmExchangeOptions) {
  const { params, request, preview, onPickupTaken, refetch } = options;
  const t = useExchangeText();
  const { money } = useLocale();
  const navigate = useNavigate();
  const attempt = useAttempt();
  const [isAsked, setAsked] = useState(false);
  const [send, { isLoading, error }] = useConfirmExchangeMutation();
  const press = async (isComplete: boolean) => {
    setAsked(true);
    if (!isComplete || !preview || isLoading) return;
    const body = { ...request, preview: preview.token };
    const answer = await send({ params, body, idempotencyKey: attempt.keyFor(body) });
    attempt.ended(answer.error);
    if (isPickupTaken(answer.error)) onPickupTaken();
    if (!answer.data) return;
    const pageUrl = answer.data.due?.pageUrl;
    forgetEntry();
    closeExchange();
    if (pageUrl) window.location.assign(pageUrl);
    else await navigate(paths.orderSummary(params.orderId));
  };
  // In an effect, so that a page that was left meanwhile does not read its preview.
  useEffect(() => {
    if (error) refetch();
  }, [error, refetch]);
  return { press, isLoading, isAsked, fault: faultOf() };

  function faultOf(): string | null {
    if (!error) return null;
    if (codeOf(error) === 'difference_changed')
      return preview
        ? t('exchange.changed', {
            amount: money({ ...preview.difference, value: Math.abs(preview.difference.value) }),
          })
        : null;
    const reason = reasonOf(error, t('exchange.offline'));
    return t(isRefusal(error) ? 'exchange.failed' : 'exchange.unheard', { reason });
  }
}
