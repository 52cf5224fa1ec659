import { isMissing, paths } from '@lunette/api-client';
import { Button, Num, Price } from '@lunette/ui-kit';
import { CircleCheck } from 'lucide-react';
import { Link, Navigate } from 'react-router';
import { useGetPaymentQuery } from '../api/checkout.ts';
import { CheckoutError } from '../components/CheckoutError.tsx';
import { CheckoutSkeleton } from '../components/CheckoutSkeleton.tsx';
import { isMethodCode, METHODS } from '../components/payment/methods.ts';
import { UnknownOrder } from '../components/waiting/UnknownOrder.tsx';
import { useText } from '../text.ts';
import type { SuccessScreenProps } from './SuccessScreen.tsx';

/** What SuccessScreen shows once its chunk is loaded. An order that is not paid yet has no thanks. */
export function Success({ orderId, order, below }: SuccessScreenProps) {
  const t = useText();
  const { data, error, isFetching, refetch } = useGetPaymentQuery(
    { params: { orderId } },
    { refetchOnMountOrArgChange: true },
  );
  const placed = data?.orderPlaced ?? false;
  // The cached answer may be that of a customer who has signed out.
  if (isMissing(error)) return <UnknownOrder />;
  if (!data && error)
    return <CheckoutError error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  if (!data) return <CheckoutSkeleton />;
  if (!placed) return <Navigate to={paths.paymentConfirm(orderId)} replace />;
  const total = <Price amount={data.amount} className="font-semibold text-ink" />;
  return (
    <div className="grid gap-8 pb-16">
      <header className="grid gap-2">
        <p className="flex items-center gap-2 text-14 text-good">
          <CircleCheck className="size-4" />
          <span>{t.rich('checkout.order-number', { order: <Num>{orderId}</Num> })}</span>
        </p>
        <h1 className="display text-48">{t('checkout.success-title')}</h1>
        {data.method && isMethodCode(data.method) && (
          <p className="text-ink-soft">{t.rich(METHODS[data.method].successText, { total })}</p>
        )}
        {data.message && <p className="max-w-text">{data.message}</p>}
      </header>
      {order}
      <Button as={Link} to={paths.home()} kind="second" className="justify-self-start">
        {t('checkout.to-shop')}
      </Button>
      {below}
    </div>
  );
}
