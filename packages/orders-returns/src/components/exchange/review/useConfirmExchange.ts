import { closeExchange, codeOf, isRefusal, paths, reasonOf, useAttempt } from '@lunette/api-client';
import { useLocale } from '@lunette/ui-kit';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useConfirmExchangeMutation } from '../../../api/exchange.ts';
import type { ExchangePreview, ExchangeRequest } from '../../../contract/exchange.ts';
import { useExchangeText } from '../../../exchangeText.ts';
import type { z } from 'zod';

interface Confirming {
  params: { orderId: string; exchangeId: string };
  request: z.input<typeof ExchangeRequest>;
  preview: ExchangePreview | undefined;
  /** The difference may have changed. */
  refetch: () => unknown;
}

/**
 * Exchanges as it was previewed, once however often it is pressed. What is to be paid leads to the provider's page, and
 * everything else to the order and its state; exchange mode is over then.
 */
export function useConfirmExchange({ params, request, preview, refetch }: Confirming) {
  const t = useExchangeText();
  const { money } = useLocale();
  const navigate = useNavigate();
  const attempt = useAttempt();
  const [isAsked, setAsked] = useState(false);
  const [send, { isLoading, error }] = useConfirmExchangeMutation();
  const press = async (isWhole: boolean) => {
    setAsked(true);
    if (!isWhole || !preview || isLoading) return;
    const body = { ...request, preview: preview.token };
    const answer = await send({ params, body, idempotencyKey: attempt.keyFor(body) });
    attempt.ended(answer.error);
    if (!answer.data) return;
    const pageUrl = answer.data.due?.pageUrl;
    closeExchange();
    if (pageUrl) window.location.assign(pageUrl);
    else await navigate(paths.orderSummary(params.orderId));
  };
  // A page that was left meanwhile has nothing to preview any more.
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
