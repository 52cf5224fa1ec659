import { Message } from '@lunette/ui-kit';
import type { Cart } from '../contract/index.ts';
import { useCartMoney } from '../useCartMoney.ts';
import { PurseOffer } from './PurseOffer.tsx';
import { VoucherForm } from './VoucherForm.tsx';

/** What a shopper can take off the total: a gift voucher, and store credit and wallet where there are any. */
export function CartMoney({ cart }: { cart: Cart }) {
  const { removeFailure } = useCartMoney();
  return (
    <div className="mt-5 grid gap-3">
      <VoucherForm cart={cart} />
      <PurseOffer cart={cart} kind="credit" />
      <PurseOffer cart={cart} kind="wallet" />
      {removeFailure && <Message tone="bad">{removeFailure}</Message>}
    </div>
  );
}
