import { Price, SummaryRow, useLocale } from '@lunette/ui-kit';
import type { ReactNode } from 'react';
import type { Cart } from '../../contract/index.ts';
import { useText } from '../../text.ts';

/** The tax in a total: inside the prices, or added by place, on which goods; before the place is known, when. */
export function TaxRow({ cart: { totals, currencyCode } }: { cart: Pick<Cart, 'totals' | 'currencyCode'> }) {
  const t = useText();
  const { country } = useLocale();
  const { salesTax, taxIncluded, taxPercent: percent, totalTax } = totals;
  if (salesTax === null)
    return (
      <SummaryRow label={t('cart.sum-tax-name', { country })} note={t('cart.sum-tax-later-note')}>
        {t('cart.sum-tax-later')}
      </SummaryRow>
    );
  if (!salesTax && percent === 0) return null;
  const note = taxIncluded
    ? t('cart.sum-tax-included', { name: t('cart.sum-tax-name', { country }), percent })
    : t('cart.sum-tax-added', { percent });
  return (
    <SummaryRow
      label={t(salesTax ? 'cart.sum-tax-name' : 'cart.sum-tax', { country })}
      note={salesTax ? <SalesTaxNote salesTax={salesTax} currencyCode={currencyCode} /> : note}
    >
      <Price amount={{ value: totalTax, currencyCode }} />
    </SummaryRow>
  );
}

interface SalesTaxNoteProps extends Pick<Cart, 'currencyCode'> {
  salesTax: NonNullable<Cart['totals']['salesTax']>;
}

function SalesTaxNote({ salesTax, currencyCode }: SalesTaxNoteProps): ReactNode {
  const t = useText();
  const { place, percent, taxed, names, hasExempt } = salesTax;
  if (percent === 0) return t('cart.sum-sales-tax-none', { place });
  return (
    <>
      {names.length > 0 &&
        t.rich('cart.sum-sales-tax', {
          place,
          percent,
          goods: names.join(', '),
          price: <Price key="price" amount={{ value: taxed, currencyCode }} />,
        })}{' '}
      {hasExempt && t('cart.sum-sales-tax-exempt')}
    </>
  );
}
