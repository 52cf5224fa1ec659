import { Price, SummaryRow, SummaryRows, SummaryRule, TotalRow } from '@lunette/ui-kit';
import { Fragment } from 'react';
import type { Cart } from '../../contract/index.ts';
import { summaryParts, type SummaryParts } from './summaryParts.ts';
import { DISCOUNT_TEXT } from './discountText.ts';
import { DiscountNote } from '../money/DiscountNote.tsx';
import { ShippingNote } from './ShippingNote.tsx';
import { TaxRow } from './TaxRow.tsx';
import { useText } from '../../text.ts';

interface TotalRowsProps {
  cart: Cart;
  /** Whether voucher, store credit and wallet can be removed here. */
  mayChange?: boolean;
}

/** The rows of a cart's total, each with its explanation. */
export function TotalRows({ cart, mayChange = false }: TotalRowsProps) {
  const t = useText();
  const { totals, currencyCode } = cart;
  const amount = (value: number) => ({ value, currencyCode });
  const parts = summaryParts(cart);
  return (
    <SummaryRows>
      <SummaryRow
        label={t(parts.onlyFrames ? 'cart.sum-frames' : 'cart.sum-items', { count: parts.pieces })}
        note={
          parts.market > parts.goods &&
          t.rich('cart.sum-market', { price: <Price amount={amount(parts.market)} /> })
        }
      >
        <Price amount={amount(parts.goods)} />
      </SummaryRow>
      {parts.lenses.total > 0 && (
        <SummaryRow
          label={t('cart.sum-lenses')}
          note={<LensNote parts={parts.lenses.parts} currencyCode={currencyCode} />}
        >
          <Price amount={amount(parts.lenses.total)} />
        </SummaryRow>
      )}
      <SummaryRule />
      {parts.discounts.map((discount) => (
        <SummaryRow
          key={discount.kind}
          label={discount.label ?? t(DISCOUNT_TEXT[discount.kind])}
          note={<DiscountNote cart={cart} discount={discount} mayChange={mayChange} />}
          saving
        >
          <Price amount={amount(discount.amount)} sign="minus" />
        </SummaryRow>
      ))}
      <SummaryRow label={t('cart.sum-shipping')} note={<ShippingNote cart={cart} />}>
        {totals.shipping > 0 ? <Price amount={amount(totals.shipping)} /> : t('cart.sum-free')}
      </SummaryRow>
      <TaxRow cart={cart} />
      <SummaryRule />
      <TotalRow label={t('cart.sum-to-pay')}>
        <Price amount={amount(totals.total)} />
      </TotalRow>
    </SummaryRows>
  );
}

interface LensNoteProps {
  parts: SummaryParts['lenses']['parts'];
  currencyCode: Cart['currencyCode'];
}

function LensNote({ parts, currencyCode }: LensNoteProps) {
  return parts.map(({ name, amount }, index) => (
    <Fragment key={name}>
      {index > 0 && ' · '}
      <bdi>
        {name} <Price amount={{ value: amount, currencyCode }} />
      </bdi>
    </Fragment>
  ));
}
