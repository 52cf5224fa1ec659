import type { PaymentStatus } from '@lunette/checkout/contract';
import { Price, SummaryRow, SummaryRows, TotalRow } from '@lunette/ui-kit';
import type { ReactNode } from 'react';
import type { Order } from '../../contract/order.ts';
import { useText } from '../../text.ts';
import { OrderTaxRows } from './OrderTaxRows.tsx';

interface OrderPaidProps {
  order: Order;
  /** Asks to confirm an order that is paid at the door. */
  confirmation?: ReactNode;
}

/** The total of an order row by row, and how it was or will be paid. */
export function OrderPaid({ order, confirmation }: OrderPaidProps) {
  const t = useText();
  const { amount, currencyCode, items, payments } = order;
  const pieces = items.reduce((sum, { quantity }) => sum + quantity, 0);
  const hasLenses = items.some((item) => item.package !== null);
  const [payment, ...further] = payments.paymentList;
  const changes = further.filter(({ purpose, status }) => purpose === 'amendment' && status !== 'refunded');
  const money = (value: number) => ({ value, currencyCode });
  const fee = feeOf(order);
  const lowered = cancelledCash(order);
  return (
    <section className="rounded-control border border-line bg-surface p-6">
      <h2 className="mb-3 text-14 text-ink-soft">{t(headingOf(order))}</h2>
      <SummaryRows>
        <SummaryRow label={t(hasLenses ? 'orders.with-lenses' : 'orders.items', { count: pieces })}>
          <Price amount={money(amount.subTotal)} />
        </SummaryRow>
        {amount.discounts.map(({ code, type, label, amount: discount }) => (
          <SummaryRow key={code ?? type} label={label ?? t(DISCOUNTS[type])} saving>
            <Price amount={money(discount)} sign="minus" />
          </SummaryRow>
        ))}
        <SummaryRow label={t('orders.shipping')}>
          {amount.shipping > 0 ? <Price amount={money(amount.shipping)} /> : t('orders.free')}
        </SummaryRow>
        {fee > 0 && payment?.feeTitle && (
          <SummaryRow label={payment.feeTitle}>
            <Price amount={money(fee)} />
          </SummaryRow>
        )}
        <OrderTaxRows order={order} />
        {lowered > 0 && (
          <SummaryRow label={t('orders.status.cancelled')} saving>
            <Price amount={money(lowered)} sign="minus" />
          </SummaryRow>
        )}
        <TotalRow label={(changes.length === 0 && payment?.title) || t('orders.total')}>
          <Price amount={money(amount.total - lowered)} />
        </TotalRow>
        {payment && changes.length > 0 && (
          <SummaryRow label={payment.title}>
            <Price amount={payment.amount} />
          </SummaryRow>
        )}
        {changes.map(({ title, amount: paid }, index) => (
          <SummaryRow key={index} label={t('orders.paid-lenses', { title })}>
            <Price amount={paid} />
          </SummaryRow>
        ))}
      </SummaryRows>
      {confirmation}
    </section>
  );
}

/** The labels of discounts that have no label of their own. */
const DISCOUNTS = {
  implicit: 'orders.bag-discount',
  gv: 'orders.voucher',
  lunette: 'orders.voucher',
  sc: 'orders.credit',
} as const satisfies Record<Order['amount']['discounts'][number]['type'], string>;

const inCents = (value: number) => Math.round(value * 100) / 100;

/** The fee of the payment method: what the total contains besides goods, discounts, shipping and added tax. */
function feeOf({ amount }: Order): number {
  const { total, subTotal, totalDiscount, shipping, taxIncluded, totalTax } = amount;
  return inCents(total - subTotal + totalDiscount - shipping - (taxIncluded ? 0 : totalTax));
}

/** What cancelled pieces lower the amount at the door; an order that was cancelled as a whole is not paid at all. */
function cancelledCash({ amount, payments }: Order): number {
  const [payment] = payments.paymentList;
  const isCash = payment?.method === 'cod' && payment.status !== 'expired';
  return isCash ? inCents(amount.total - payment.amount.value) : 0;
}

const HEADINGS = {
  created: 'orders.not-paid',
  pending: 'orders.not-paid',
  authorised: 'orders.paid',
  paid: 'orders.paid',
  cash_due: 'orders.to-pay',
  failed: 'orders.not-paid',
  expired: 'orders.not-paid',
  partly_refunded: 'orders.paid',
  refunded: 'orders.paid',
} as const satisfies Record<PaymentStatus | 'partly_refunded' | 'refunded', string>;

const isPaymentStatus = (status: string): status is keyof typeof HEADINGS => Object.hasOwn(HEADINGS, status);

function headingOf({ status, payments: { paymentList } }: Order) {
  if (status === 'cancelled') return 'orders.cost';
  const paid = paymentList[0]?.status ?? 'created';
  return isPaymentStatus(paid) ? HEADINGS[paid] : 'orders.cost';
}
