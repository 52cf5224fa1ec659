import { formatMoment, type CountryCode } from '@lunette/country-config';
import { className, Price, SummaryRow, SummaryRows, SummaryRule, TotalRow, useLocale } from '@lunette/ui-kit';
import { Check } from 'lucide-react';
import type { Order } from '../../contract/order.ts';
import type { Return } from '../../contract/return/returnParts.ts';
import { useReturnText } from '../../returnText.ts';
import { RefundBankAccount } from '../refund/RefundBankAccount.tsx';
import { shortDay } from '../return/days.ts';

type Payment = Return['payments'][number];

interface ReturnMoneyProps {
  order: Order;
  payments: Payment[];
}

/** The refunds of a return with their days; completed ones are ticked. */
export function ReturnMoney({ order, payments }: ReturnMoneyProps) {
  const t = useReturnText();
  const currencyCode = payments[0]?.amount.currencyCode;
  const refunds = payments.filter(({ method }) => method !== 'exchange');
  const sumOf = (isPaid: boolean) => {
    const minor = refunds
      .filter((payment) => isDone(payment) === isPaid && payment.status !== 'failed')
      .reduce((sum, { amount }) => sum + Math.round(amount.value * 100), 0);
    return { value: minor / 100, currencyCode };
  };
  const [paid, open] = [sumOf(true), sumOf(false)];
  return (
    <section className="rounded-control border border-line bg-surface p-4 tablet:p-6">
      <h2 className="display text-22">{t('returns.money-title')}</h2>
      <ul className="mt-2 mb-1">
        {payments.map((payment, at) => (
          <li
            key={`${payment.title} ${payment.note ?? ''} ${at}`}
            className="grid min-h-16 grid-cols-[24px_minmax(0,1fr)_auto] items-center gap-x-3.5 gap-y-0.5 border-t border-line py-2.5 first:border-0 tablet:grid-cols-[24px_minmax(0,1fr)_220px_110px]"
          >
            <span
              aria-hidden
              className={className(
                'grid size-6 place-items-center rounded-full border-2',
                isDone(payment) ? 'border-good-soft bg-good-soft text-good' : 'border-line-strong',
              )}
            >
              {isDone(payment) && <Check size={14} />}
            </span>
            <span className="min-w-0">
              <b className="block">{payment.title}</b>
              {payment.note && <span className="text-14 text-ink-soft">{payment.note}</span>}
            </span>
            <span className="col-start-2 row-start-2 text-14 text-ink-soft tablet:col-start-3 tablet:row-start-1">
              <When payment={payment} zoneOf={order.shippingAddress.country} />
            </span>
            <Price
              amount={payment.amount}
              className="col-start-3 row-start-1 justify-self-end font-semibold tablet:col-start-4"
            />
          </li>
        ))}
      </ul>
      {payments.some(({ method, status }) => method === 'neft' && status !== 'done') && (
        <RefundBankAccount order={order} />
      )}
      {refunds.length > 1 && (
        <SummaryRows>
          <SummaryRule />
          {paid.value > 0 && open.value > 0 && (
            <SummaryRow label={t('returns.paid-so-far')}>
              <Price amount={paid} />
            </SummaryRow>
          )}
          <TotalRow label={t(open.value > 0 ? 'returns.still-to-come' : 'returns.paid-back')}>
            <Price amount={open.value > 0 ? open : paid} />
          </TotalRow>
        </SummaryRows>
      )}
    </section>
  );
}

/** Whether the bank has confirmed the payment. */
function isDone({ status }: Payment): boolean {
  return status === 'done';
}

interface WhenProps {
  payment: Payment;
  /** The country of the order, in whose time zone the time is. */
  zoneOf: CountryCode;
}

function When({ payment: { method, status, at, by }, zoneOf }: WhenProps) {
  const t = useReturnText();
  const { language, country } = useLocale();
  const day = shortDay(by, language, country);
  if (method === 'exchange') return t('returns.money.exchange', { status });
  if (status === 'done' && at)
    return t('returns.money.done', {
      moment: formatMoment(at, language, country, { withHour: true, zoneOf }),
    });
  if (status === 'due' || status === 'sent') return t(`returns.money.${status}`, { day });
  return status === 'failed' ? t('returns.money.failed') : t('returns.money.planned', { day });
}
