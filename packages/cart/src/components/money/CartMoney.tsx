import { Message } from '@lunette/ui-kit';
import { useEffect, useEffectEvent } from 'react';
import type { Cart } from '../../contract/index.ts';
import { useCartMoney } from './useCartMoney.ts';
import { FirstFrameOffer } from './FirstFrameOffer.tsx';
import { PurseOffer } from './PurseOffer.tsx';
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
      <PurseOffer cart={cart} kind="credit" />
      <PurseOffer cart={cart} kind="wallet" />
      {removeFailure && <Message tone="bad">{removeFailure}</Message>}
    </div>
  );
}
