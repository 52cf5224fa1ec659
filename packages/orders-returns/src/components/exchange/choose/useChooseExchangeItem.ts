import { storeExchange, openExchange, paths, reasonOf, tabStorage, useAttempt } from '@lunette/api-client';
import type { NewCartItem } from '@lunette/cart/contract';
import { useToast } from '@lunette/ui-kit';
import { useNavigate } from 'react-router';
import { useAddExchangeItemMutation, useRepeatExchangeItemMutation } from '../../../api/exchange.ts';
import { useExchangeText } from '../../../exchangeText.ts';

/** What was entered on product pages of this tab. */
const typedPower = tabStorage<unknown>('power');

/**
 * Adds goods to the cart of the open exchange (CART-14); repeated calls add them once. An error is shown for five seconds
 * (CART-22). In the shop it navigates to the last step of the exchange (CART-23), and the power that was typed there
 * no longer stays in the tab.
 */
export function useChooseExchangeItem() {
  const t = useExchangeText();
  const toast = useToast();
  const navigate = useNavigate();
  const attempt = useAttempt();
  const [send, added] = useAddExchangeItemMutation();
  const [repeat, repeated] = useRepeatExchangeItemMutation();
  const isLoading = added.isLoading || repeated.isLoading;
  const choose = async (item: NewCartItem) => {
    const open = openExchange();
    if (isLoading || !open) return;
    const { error } = await send({ body: item, exchange: true, idempotencyKey: attempt.keyFor(item) });
    attempt.ended(error);
    if (error) return toast({ kind: 'error', text: reasonOf(error, t('exchange.system-error')) });
    if (open.finalStep !== '') return;
    typedPower.write(null);
    if (open.method === 'NEWPRODUCT') storeExchange({ ...open, returnStep: 'fourth' });
    await navigate(paths.exchange(open.orderId, open.itemId));
  };
  /** Chooses the exchanged goods again, unchanged. */
  const chooseAgain = async () => {
    const open = openExchange();
    if (isLoading || !open) return;
    const params = { orderId: open.orderId };
    const answer = await repeat({ params, exchange: true, idempotencyKey: attempt.keyFor(params) });
    attempt.ended(answer.error);
    const isMissing = answer.data !== undefined && answer.data.missing.length > 0;
    if (answer.error || isMissing) {
      const text = isMissing ? t('exchange.sold-out') : reasonOf(answer.error, t('exchange.system-error'));
      toast({ kind: 'error', text });
    }
  };
  return { choose, chooseAgain, isLoading };
}
