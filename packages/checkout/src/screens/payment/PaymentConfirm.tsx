import { isMissing, paths, reasonOf } from '@lunette/api-client';
import { Button, ErrorState, Num } from '@lunette/ui-kit';
import { useEffect, useState, type ReactNode } from 'react';
import { Link, Navigate } from 'react-router';
import { useGetPaymentQuery } from '../../api/checkout.ts';
import { UnknownOrder } from '../../components/waiting/UnknownOrder.tsx';
import { upiPath } from '../../components/upi/upiPath.ts';
import { Waiting } from '../../components/waiting/Waiting.tsx';
import type { OrderPayment } from '../../contract/index.ts';
import { isUnderWay } from '../../rules/index.ts';
import { useText } from '../../text.ts';
import type { OrderProps } from './PaymentConfirmScreen.tsx';

/** Milliseconds between two polls: at first, and once the wait is long. */
const INTERVAL = { soon: 1500, later: 5000 };
/** Milliseconds after which the wait counts as long. */
const LONG_WAIT_MS = 25_000;

/** What PaymentConfirmScreen shows once its chunk is loaded. */
export function PaymentConfirm({ orderId }: OrderProps) {
  const t = useText();
  const [waiting, setWaiting] = useState<'money' | 'late money' | null>('money');
  const long = useLate(LONG_WAIT_MS);
  const [since] = useState(Date.now);
  const {
    data: known,
    fulfilledTimeStamp = 0,
    error,
    isFetching,
    refetch,
  } = useGetPaymentQuery(
    { params: { orderId } },
    { pollingInterval: intervalOf(waiting, long), refetchOnMountOrArgChange: true },
  );
  // A cached answer may belong to an earlier try or be older than the payment, so no result is shown from it.
  const isLasting = known && (known.orderPlaced || isUnderWay(known));
  // An answer from before the customer signed out is not shown either.
  const data = !isMissing(error) && (isLasting || fulfilledTimeStamp >= since) ? known : undefined;
  const next = data === undefined ? (error === undefined ? 'money' : null) : awaits(data);
  if (next !== waiting) setWaiting(next);

  const toUpi = data && upiPath(data);
  if (toUpi) return <Navigate to={toUpi} replace />;
  if (data?.orderPlaced) return <Navigate to={paths.success(orderId)} replace />;
  if (!data && error) {
    if (isMissing(error))
      return (
        <>
          <title>{`${t('checkout.confirm-unknown')} · Lunette`}</title>
          <UnknownOrder />
        </>
      );
    const reason = reasonOf(error, t('checkout.offline'));
    return (
      <>
        <title>{`${t('checkout.confirm-error')} · Lunette`}</title>
        <ErrorState
          className="mx-auto max-w-text"
          title={t('checkout.confirm-error')}
          text={t('checkout.confirm-error-text', { reason })}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      </>
    );
  }
  const number = (
    <p className="text-14 text-ink-soft">
      {t.rich('checkout.order-number', { order: <Num>{orderId}</Num> })}
    </p>
  );
  if (!data || isUnderWay(data)) return <Waiting long={long}>{number}</Waiting>;
  if (data.orderCancelled)
    return (
      <Verdict
        title={t('checkout.confirm-cancelled')}
        text={data.message ?? t('checkout.confirm-cancelled-text')}
        action={
          <>
            {data.message && (
              <Button as={Link} to={paths.cart()}>
                {t('checkout.to-bag')}
              </Button>
            )}
            <Button as={Link} to={paths.orderSummary(orderId)} kind={data.message ? 'second' : 'primary'}>
              {t('checkout.to-order')}
            </Button>
          </>
        }
      >
        {number}
      </Verdict>
    );
  const unpaid = data.status === 'created';
  return (
    <Verdict
      title={t(unpaid ? 'checkout.confirm-open' : 'checkout.confirm-failed')}
      text={unpaid ? t('checkout.confirm-open-text') : (data.message ?? t('checkout.confirm-failed-text'))}
      action={
        <Button as={Link} to={paths.retryPayment(orderId)}>
          {t('checkout.try-again')}
        </Button>
      }
    >
      {number}
    </Verdict>
  );
}

/** The wait for a payment. An order that was not paid in time is placed if its money arrives late. */
function awaits(data: OrderPayment): 'money' | 'late money' | null {
  if (isUnderWay(data)) return 'money';
  return data.awaitsLateMoney ? 'late money' : null;
}

function intervalOf(waiting: ReturnType<typeof awaits>, long: boolean): number {
  if (waiting === 'late money') return INTERVAL.later;
  return waiting ? (long ? INTERVAL.later : INTERVAL.soon) : 0;
}

interface VerdictProps {
  title: string;
  text: string;
  action: ReactNode;
  children: ReactNode;
}

function Verdict({ title, text, action, children }: VerdictProps) {
  return (
    <section role="alert" className="state mx-auto max-w-text">
      <title>{`${title} · Lunette`}</title>
      <h1 className="display text-28">{title}</h1>
      <p className="text-ink-soft">{text}</p>
      {children}
      {action}
    </section>
  );
}

function useLate(after: number): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const clock = setTimeout(() => setLate(true), after);
    return () => clearTimeout(clock);
  }, [after]);
  return late;
}
