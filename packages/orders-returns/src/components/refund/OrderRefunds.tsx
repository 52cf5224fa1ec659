import { reasonOf } from '@lunette/api-client';
import { ErrorState, Price, Skeleton, SummaryRow, SummaryRows, TotalRow } from '@lunette/ui-kit';
import { useGetRefundDetailsQuery } from '../../api/refund.ts';
import { usePolling } from '../../api/usePolling.ts';
import { refundCanChange } from '../../rules/canChange.ts';
import { useText } from '../../text.ts';
import { RefundBankAccount } from './RefundBankAccount.tsx';
import type { RefundedOrder } from './useBankAccount.ts';

interface OrderRefundsProps {
  order: RefundedOrder;
  /** The e-mail address that opened the order, for a visitor who is not its owner. */
  email?: string | undefined;
}

/** The refunds of an order: destination, amount, status, and the day by which the bank shows it (ORD-03, MONEY-01). */
export function OrderRefunds({ order, email }: OrderRefundsProps) {
  const t = useText();
  const { pollingInterval, pollWhile } = usePolling();
  const { data, error, isFetching, refetch } = useGetRefundDetailsQuery(
    { params: { orderId: order.id }, query: email === undefined ? {} : { email } },
    { pollingInterval },
  );
  pollWhile(data?.refunds.some(refundCanChange) ?? false);
  if (!data && error)
    return (
      <ErrorState
        title={t('orders.refunds-error')}
        text={reasonOf(error, t('orders.offline'))}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  return (
    <section className="rounded-control border border-line bg-surface p-6">
      <h2 className="mb-3 text-14 text-ink-soft">{t('orders.refunds')}</h2>
      {data ? (
        <SummaryRows>
          {data.refunds.map(({ id, title, text, amount }) => (
            <SummaryRow key={id} label={title} note={text}>
              <Price amount={amount} />
            </SummaryRow>
          ))}
          <TotalRow label={t('orders.refunds-total')}>
            <Price amount={data.total} />
          </TotalRow>
        </SummaryRows>
      ) : (
        <div role="status" aria-label={t('orders.refunds-loading')}>
          <Skeleton className="h-16 w-full" />
        </div>
      )}
      {email === undefined && <RefundBankAccount order={order} />}
    </section>
  );
}
