import { taxRows } from '@lunette/cart/rules';
import { Price, SummaryRow } from '@lunette/ui-kit';
import type { Order } from '../../contract/order.ts';
import { useText } from '../../text.ts';

/** The tax of an order, a row for each rate. */
export function OrderTaxRows({ order: { amount, currencyCode } }: { order: Order }) {
  const t = useText();
  const { salesTax, taxIncluded } = amount;
  const label = taxIncluded ? 'orders.tax' : 'orders.tax-added';
  if (salesTax)
    return (
      <SummaryRow
        label={t(label, { percent: salesTax.percent })}
        note={[salesTax.place, ...(salesTax.hasExempt ? [t('orders.tax-exempt')] : [])].join('. ')}
      >
        <Price amount={{ value: amount.totalTax, currencyCode }} />
      </SummaryRow>
    );
  return taxRows(amount).map(({ percent, amount: value, parts }) => (
    <SummaryRow
      key={percent}
      label={t(label, { percent })}
      note={parts.map((part) => t('orders.tax-part', part)).join(' + ')}
    >
      <Price amount={{ value, currencyCode }} />
    </SummaryRow>
  ));
}
