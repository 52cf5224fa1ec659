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
  const fee =
    Math.round(
      (amount.total -
        amount.subTotal +
        amount.totalDiscount -
        amount.shipping -
        (amount.taxIncluded ? 0 : amount.totalTax)) *
        100,
    ) / 100;
  // Pieces that were cancelled before the delivery are not paid at the door; a cancelled order is not paid at all.
  const isCash = payment?.method === 'cod' && payment.status !== 'expired';
  const lowered = isCash ? Math.round((amount.total - payment.amount.value) * 100) / 100 : 0;
  const saving = {
    implicit: 'orders.bag-discount',
    gv: 'orders.voucher',
    lunette: 'orders.voucher',
    sc: 'orders.credit',
  } as const;
  return (
    <section className="rounded-control border border-line bg-surface p-6">
      <h2 className="mb-3 text-14 text-ink-soft">{t(headingOf(order))}</h2>
      <SummaryRows>
        <SummaryRow label={t(hasLenses ? 'orders.with-lenses' : 'orders.items', { count: pieces })}>
          <Price amount={money(amount.subTotal)} />
        </SummaryRow>
        {amount.discounts.map((discount) => (
          <SummaryRow
            key={discount.code ?? discount.type}
            label={discount.label ?? t(saving[discount.type])}
            saving
          >
            <Price amount={money(discount.amount)} sign="minus" />
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
