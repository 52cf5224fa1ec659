import { isMissing, paths, reasonOf } from '@lunette/api-client';
import { Button, ErrorState, Num } from '@lunette/ui-kit';
import type { ReactNode } from 'react';
import { Link, Navigate } from 'react-router';
import { UnknownOrder } from '../../components/waiting/UnknownOrder.tsx';
import { upiPath } from '../../components/upi/upiPath.ts';
import { Waiting } from '../../components/waiting/Waiting.tsx';
import type { OrderPayment } from '../../contract/index.ts';
import { isUnderWay } from '../../rules/index.ts';
import { useText } from '../../text.ts';
import type { OrderProps } from './PaymentConfirmScreen.tsx';
import { usePaymentResult } from './usePaymentResult.ts';

/** What PaymentConfirmScreen shows once its chunk is loaded. */
export function PaymentConfirm({ orderId }: OrderProps) {
  const t = useText();
  const result = usePaymentResult(orderId);
  const { data, error, isLong } = result;

  const toUpi = data && upiPath(data);
  if (toUpi) return <Navigate to={toUpi} replace />;
  if (data?.orderPlaced) return <Navigate to={paths.success(orderId)} replace />;
  if (!data && error) return <ResultError {...result} />;
  const number = (
    <p className="text-14 text-ink-soft">
      {t.rich('checkout.order-number', { order: <Num>{orderId}</Num> })}
    </p>
  );
  if (!data || isUnderWay(data)) return <Waiting long={isLong}>{number}</Waiting>;
  return data.orderCancelled ? (
    <Cancelled payment={data}>{number}</Cancelled>
  ) : (
    <Unpaid payment={data}>{number}</Unpaid>
  );
}

function ResultError({ error, isFetching, refetch }: ReturnType<typeof usePaymentResult>) {
  const t = useText();
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

interface ResultProps {
  payment: OrderPayment;
  children: ReactNode;
}

/** A cancelled order; with a message, its goods are in the bag again. */
function Cancelled({ payment: { orderId, message }, children }: ResultProps) {
  const t = useText();
  return (
    <Verdict
      title={t('checkout.confirm-cancelled')}
      text={message ?? t('checkout.confirm-cancelled-text')}
      action={
        <>
          {message && (
            <Button as={Link} to={paths.cart()}>
              {t('checkout.to-bag')}
            </Button>
          )}
          <Button as={Link} to={paths.orderSummary(orderId)} kind={message ? 'second' : 'primary'}>
            {t('checkout.to-order')}
          </Button>
        </>
      }
    >
      {children}
    </Verdict>
  );
}

/** A payment that failed or was not made, and can be tried again. */
function Unpaid({ payment: { orderId, status, message }, children }: ResultProps) {
  const t = useText();
  const isNotMade = status === 'created';
  return (
    <Verdict
      title={t(isNotMade ? 'checkout.confirm-open' : 'checkout.confirm-failed')}
      text={isNotMade ? t('checkout.confirm-open-text') : (message ?? t('checkout.confirm-failed-text'))}
      action={
        <Button as={Link} to={paths.retryPayment(orderId)}>
          {t('checkout.try-again')}
        </Button>
      }
    >
      {children}
    </Verdict>
  );
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
