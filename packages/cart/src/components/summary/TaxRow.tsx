import { Price, SummaryRow, useLocale } from '@lunette/ui-kit';
import type { ReactNode } from 'react';
import type { Cart } from '../../contract/index.ts';
import { taxRows } from '../../rules/index.ts';
import { useText } from '../../text.ts';

/** The tax of a total, a row for each rate. Added tax depends on the place; until that is known, the row says so. */
export function TaxRow({ cart: { totals, currencyCode } }: { cart: Pick<Cart, 'totals' | 'currencyCode'> }) {
  const t = useText();
  const { country } = useLocale();
  const { salesTax, totalTax } = totals;
  const name = t('cart.sum-tax-name', { country });
  if (salesTax === null)
    return (
      <SummaryRow label={name} note={t('cart.sum-tax-later-note')}>
        {t('cart.sum-tax-later')}
      </SummaryRow>
    );
  if (salesTax)
    return (
      <SummaryRow label={name} note={<SalesTaxNote salesTax={salesTax} currencyCode={currencyCode} />}>
        <Price amount={{ value: totalTax, currencyCode }} />
      </SummaryRow>
    );
  return taxRows(totals).map(({ percent, amount, parts }) => {
    const named = parts.length > 0 ? parts : [{ name, percent }];
    const rates = named.map((part) => t('cart.sum-tax-rate', part)).join(' + ');
    return (
      <SummaryRow key={percent} label={t('cart.sum-tax')} note={t('cart.sum-tax-included', { rates })}>
        <Price amount={{ value: amount, currencyCode }} />
      </SummaryRow>
    );
  });
}

interface SalesTaxNoteProps extends Pick<Cart, 'currencyCode'> {
  salesTax: NonNullable<Cart['totals']['salesTax']>;
}

function SalesTaxNote({ salesTax, currencyCode }: SalesTaxNoteProps): ReactNode {
  const t = useText();
  const { list } = useLocale();
  const { place, percent, taxed, names, hasExempt } = salesTax;
  if (percent === 0) return t('cart.sum-sales-tax-none', { place });
  return (
    <>
      {names.length > 0 &&
        t.rich('cart.sum-sales-tax', {
          place,
          percent,
          goods: list(names),
          price: <Price key="price" amount={{ value: taxed, currencyCode }} />,
        })}{' '}
      {hasExempt && t('cart.sum-sales-tax-exempt')}
    </>
  );
}
