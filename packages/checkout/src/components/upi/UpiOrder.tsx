import { isMissing, paths } from '@lunette/api-client';
import { OfflineNotice } from '@lunette/ui-kit';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { CheckoutError } from '../CheckoutError.tsx';
import { CheckoutLayout } from '../CheckoutLayout.tsx';
import { CheckoutSkeleton } from '../CheckoutSkeleton.tsx';
import { UnknownOrder } from '../waiting/UnknownOrder.tsx';
import type { OrderPayment, UpiPayment } from '../../contract/index.ts';
import { isOpen } from '../../rules/index.ts';
import { ReservedOrder } from './ReservedOrder.tsx';
import { UpiEnd } from './UpiEnd.tsx';
import type { useUpiStatus } from './useUpiStatus.ts';

/** What the pages of UPI are given. */
export interface UpiScreenProps {
  orderId: string;
  /** Gives the order up and puts its goods into the bag again. */
  takeBack?: ReactNode;
}

interface UpiOrderProps {
  orderId: string;
  status: ReturnType<typeof useUpiStatus>;
  /** Asks again in the same way, once the request or the code has ended. */
  again: { text: string; busy: boolean; fault: string | null; press: (payment: OrderPayment) => void };
  takeBack: ReactNode;
  /** What stands there while the payment is open. */
  children: (payment: OrderPayment, upi: UpiPayment) => ReactNode;
}

/** The order of a payment by UPI: what is open, how it ended, and whatever leads elsewhere. */
export function UpiOrder({ orderId, status, again, takeBack, children }: UpiOrderProps) {
  const { data, error, isFetching, refetch } = status;
  if (isMissing(error)) return <UnknownOrder />;
  if (!data && error)
    return <CheckoutError error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  if (!data) return <CheckoutSkeleton />;
  if (data.orderPlaced) return <Navigate to={paths.success(orderId)} replace />;
  const { upi } = data;
  if (data.orderCancelled || !upi) return <Navigate to={paths.paymentConfirm(orderId)} replace />;
  return (
    <CheckoutLayout aside={<ReservedOrder payment={data} />}>
      {error && <OfflineNotice />}
      {isOpen(data.status) ? (
        children(data, upi)
      ) : (
        <UpiEnd payment={data} upi={upi} again={again} takeBack={takeBack} />
      )}
    </CheckoutLayout>
  );
}
