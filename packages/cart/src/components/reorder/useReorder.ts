import { paths, reasonOf, useAttempt } from '@lunette/api-client';
import { useLocale, useToast } from '@lunette/ui-kit';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { useReorderMutation, useReorderOwnMutation } from '../../api/reorder.ts';
import { useText } from '../../text.ts';

/** What to buy again: an item of the customer's own order, or all goods of an order whose e-mail address is known. */
export type ReorderRequest = { orderId: string; itemId: string } | { orderId: string; emailId: string };

/** Adds goods of an order to the bag again and opens the bag. Repeated calls add them once; sold-out goods are named. */
export function useReorder() {
  const t = useText();
  const { list } = useLocale();
  const toast = useToast();
  const navigate = useNavigate();
  const attempt = useAttempt();
  const [sendOwn, own] = useReorderOwnMutation();
  const [sendByEmail, byEmail] = useReorderMutation();
  const isLoading = own.isLoading || byEmail.isLoading;
  const error = own.error ?? byEmail.error;
  // True from the first click until the page is left or shows why nothing was added.
  const busy = useRef(false);

  async function reorder(request: ReorderRequest) {
    if (busy.current) return;
    busy.current = true;
    const idempotencyKey = attempt.keyFor(request);
    const answer = await ('emailId' in request
      ? sendByEmail({ body: request, idempotencyKey })
      : sendOwn({ params: { orderId: request.orderId }, query: { itemId: request.itemId }, idempotencyKey }));
    attempt.ended(answer.error);
    busy.current = Boolean(answer.data);
    if (!answer.data) return;
    const { missing } = answer.data;
    if (missing.length > 0)
      toast({ kind: 'error', text: t('cart.reorder-missing', { names: list(missing) }) });
    void navigate(paths.cart());
  }

  return {
    reorder: (request: ReorderRequest) => void reorder(request),
    isLoading,
    fault: error ? reasonOf(error, t('cart.offline')) : null,
  };
}
