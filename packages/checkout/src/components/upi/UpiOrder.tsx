import { isMissing, paths } from '@lunette/api-client';
import { FocusGuard, OfflineNotice } from '@lunette/ui-kit';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { CheckoutError } from '../CheckoutError.tsx';
import { CheckoutLayout } from '../CheckoutLayout.tsx';
import { CheckoutSkeleton } from '../CheckoutSkeleton.tsx';
import { UnknownOrder } from '../waiting/UnknownOrder.tsx';
import type { OrderPayment, UpiPayment } from '../../contract/index.ts';
import { isOpen } from '../../rules/index.ts';
import { ReservedOrder } from './ReservedOrder.tsx';
import { UpiEnd, type UpiAgain } from './UpiEnd.tsx';
import type { useUpiStatus } from './useUpiStatus.ts';

/** The props of the UPI pages. */
export interface UpiScreenProps {
  orderId: string;
  /** A button that cancels the order and puts its goods back into the bag. */
  recartButton?: ReactNode;
}

interface UpiOrderProps {
  orderId: string;
  status: ReturnType<typeof useUpiStatus>;
  /** Sends the request again or makes a new code, once the previous one has ended. */
  again: UpiAgain;
  recartButton: ReactNode;
  /** Shown while the payment is open. */
  children: (payment: OrderPayment, upi: UpiPayment) => ReactNode;
}

/** The page of a payment by UPI: the open payment, its end, or a redirect. */
export function UpiOrder({ orderId, status, again, recartButton, children }: UpiOrderProps) {
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
      {/* The button that sends the request again disappears once the request is open. */}
      <FocusGuard>
        {isOpen(data.status) ? (
          children(data, upi)
        ) : (
          <UpiEnd payment={data} upi={upi} again={again} recartButton={recartButton} />
        )}
      </FocusGuard>
    </CheckoutLayout>
  );
}
