import { Price } from '@lunette/ui-kit';
import type { Cart } from '../../contract/index.ts';
import { useText } from '../../text.ts';

/** Why shipping is charged: how much is missing for free shipping, or that express delivery was chosen. */
export function ShippingNote({ cart }: { cart: Pick<Cart, 'totals' | 'toFreeShipping' | 'currencyCode'> }) {
  const t = useText();
  const { totals, toFreeShipping, currencyCode } = cart;
  if (toFreeShipping !== null)
    return t.rich('cart.sum-shipping-lacking', {
      price: <Price amount={{ value: toFreeShipping, currencyCode }} />,
    });
  return totals.shipping > 0 && t('cart.sum-shipping-express');
}
