import { isMissing, paths } from '@lunette/api-client';
import { LinkText, Message, Num, Price } from '@lunette/ui-kit';
import { useState } from 'react';
import { Link, Navigate } from 'react-router';
import { useGetPaymentQuery } from '../../api/checkout.ts';
import { CheckoutError } from '../../components/CheckoutError.tsx';
import { CheckoutSkeleton } from '../../components/CheckoutSkeleton.tsx';
import { PaymentForm } from '../../components/payment/PaymentForm.tsx';
import { useKept } from '../../components/payment/useKept.tsx';
import { upiPath } from '../../components/upi/upiPath.ts';
import { UnknownOrder } from '../../components/waiting/UnknownOrder.tsx';
import { isUnderWay } from '../../rules/index.ts';
import { useText } from '../../text.ts';
import type { RetryPaymentScreenProps } from './RetryPaymentScreen.tsx';

/** What RetryPaymentScreen shows once its chunk is loaded. */
export function RetryPayment({ orderId, recartButton }: RetryPaymentScreenProps) {
  const t = useText();
  const [since] = useState(Date.now);
  const {
    data: known,
    fulfilledTimeStamp = 0,
    error,
    isFetching,
    refetch,
  } = useGetPaymentQuery({ params: { orderId } }, { refetchOnMountOrArgChange: true });
  // The cached payment may still be open although the shopper has declined it since.
  const data = fulfilledTimeStamp >= since ? known : undefined;
  const kept = useKept(data);
  // The cached answer may be that of a customer who has signed out.
  if (isMissing(error)) return <UnknownOrder />;
  if (!data && error)
    return <CheckoutError error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  if (!data) return <CheckoutSkeleton />;
  if (data.orderPlaced) return <Navigate to={paths.success(orderId)} replace />;
  if (isUnderWay(data) || data.orderCancelled) return <Navigate to={paths.paymentConfirm(orderId)} replace />;
  const toUpi = upiPath(data);
  return (
    <div className="mx-auto max-w-text pb-24 tablet:pb-16">
      <h1 className="display text-36">{t('checkout.retry-title')}</h1>
      <p className="mt-2 mb-6 text-ink-soft">
        {t.rich('checkout.retry-text', {
          order: <Num>{orderId}</Num>,
          total: <Price amount={data.amount} />,
          ...kept,
        })}
      </p>
      {toUpi && (
        <Message tone="accent" className="mb-4">
          {t('checkout.upi-open')}{' '}
          <LinkText as={Link} to={toUpi} className="text-inherit">
            {t('checkout.upi-open-see')}
          </LinkText>
        </Message>
      )}
      <PaymentForm total={data.amount} known={data} recartButton={recartButton} />
    </div>
  );
}
