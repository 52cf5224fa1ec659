import { paths } from '@lunette/api-client';
import { Button, Price, SummaryRow, SummaryRows, TotalRow } from '@lunette/ui-kit';
import { Link } from 'react-router';
import { useGetCartQuery } from '../../api/cart.ts';
import { DISCOUNT_TEXT } from '../summary/discountText.ts';
import { summaryParts } from '../summary/summaryParts.ts';
import { useText } from '../../text.ts';
import { TaxRow } from '../summary/TaxRow.tsx';
import { ShippingNote } from '../summary/ShippingNote.tsx';
import { CheckoutLink, type CartConfiguration } from '../summary/CheckoutLink.tsx';

interface PopupPartProps {
  configuration: CartConfiguration;
  /** Whether there is also a cart page. */
  hasPage: boolean;
  onLeave: () => void;
}

/** The footer of the popup: total, checkout button and a link to the cart page. */
export function PopupFooter({ configuration, hasPage, onLeave }: PopupPartProps) {
  const t = useText();
  const { data: cart } = useGetCartQuery();
  if (!cart) return null;
  const { totals, currencyCode } = cart;
  const amount = (value: number) => ({ value, currencyCode });
  return (
    <>
      <SummaryRows className="mb-4">
        <SummaryRow label={t('cart.sum-subtotal')}>
          <Price amount={amount(totals.subTotal)} />
        </SummaryRow>
        {summaryParts(cart).discounts.map(({ kind, label, amount: off }) => (
          <SummaryRow key={kind} label={label ?? t(DISCOUNT_TEXT[kind])} saving>
            <Price amount={amount(off)} sign="minus" />
          </SummaryRow>
        ))}
        {totals.shipping > 0 && (
          <SummaryRow label={t('cart.sum-shipping')} note={<ShippingNote cart={cart} />}>
            <Price amount={amount(totals.shipping)} />
          </SummaryRow>
        )}
        {!totals.taxIncluded && <TaxRow cart={cart} />}
        <TotalRow label={t('cart.sum-total')}>
          <Price amount={amount(totals.total)} />
        </TotalRow>
      </SummaryRows>
      <CheckoutLink
        cart={cart}
        configuration={configuration}
        besideWaiting={cart.waitingOrders.length > 0}
        onVisit={onLeave}
      />
      {hasPage && (
        <Button as={Link} to={paths.cart()} kind="quiet" full className="mt-1.5" onClick={onLeave}>
          {t('cart.see-bag')}
        </Button>
      )}
    </>
  );
}
