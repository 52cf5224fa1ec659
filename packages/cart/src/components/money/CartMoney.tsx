import { Message } from '@lunette/ui-kit';
import { useEffect, useEffectEvent } from 'react';
import type { Cart } from '../../contract/index.ts';
import { useCartMoney } from './useCartMoney.ts';
import { FirstFrameOffer } from './FirstFrameOffer.tsx';
import { BalanceOffer } from './BalanceOffer.tsx';
import { VoucherForm } from './VoucherForm.tsx';

/**
 * First-frame offer, voucher form, store credit and wallet, as far as the cart has them. A failed try of an earlier page
 * is not shown again, since the field of the code is empty.
 */
export function CartMoney({ cart }: { cart: Cart }) {
  const { removeFailure, clearFailures } = useCartMoney();
  const begin = useEffectEvent(clearFailures);
  useEffect(() => begin(), []);
  return (
    <div className="mt-5 grid gap-3">
      <FirstFrameOffer cart={cart} />
      <VoucherForm cart={cart} />
      <BalanceOffer cart={cart} kind="credit" />
      <BalanceOffer cart={cart} kind="wallet" />
      {removeFailure && <Message tone="bad">{removeFailure}</Message>}
    </div>
  );
}
