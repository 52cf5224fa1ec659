import { api, paths, useAppDispatch } from '@lunette/api-client';
import { lazyPart } from '@lunette/ui-kit';
import { useEffect, useState } from 'react';
import { Navigate } from 'react-router';
import { useGetCheckoutQuery } from '../api/checkout.ts';
import type { Checkout, PaymentMethod } from '../contract/index.ts';
import { CheckoutError } from '../components/CheckoutError.tsx';
import { CheckoutLayout } from '../components/CheckoutLayout.tsx';
import { CheckoutSkeleton } from '../components/CheckoutSkeleton.tsx';
import { LaterSteps } from '../components/LaterSteps.tsx';
import { EmptyCheckout } from '../components/EmptyCheckout.tsx';
import { OrderAside } from '../components/OrderAside.tsx';
import { ResumeButton } from '../components/resume/ResumeButton.tsx';
import { useIsSalesman } from '../components/staff/useIsSalesman.ts';
import { SavedLinesNote } from '../components/SavedLinesNote.tsx';
import { WaitingNote } from '../components/waiting/WaitingNote.tsx';
import { useStepFocus } from './useStepFocus.ts';
import type { ReopenedStep } from '../components/LaterSteps.tsx';
import type { CheckoutScreenProps } from './CheckoutScreen.tsx';

// The form and its library are loaded separately, because a shopper who returns to pay does not need them.
const AddressSteps = lazyPart(
  async () => (await import('../components/address/AddressSteps.tsx')).AddressSteps,
  {
    Waiting: CheckoutSkeleton,
  },
);

/** What CheckoutScreen shows once its chunk is loaded. */
export function CheckoutPage({ summary, studios, recartButton, moved }: CheckoutScreenProps) {
  const { data: checkout, error, isFetching, refetch } = useGetCheckoutQuery();
  const [reopened, setReopened] = useState<ReopenedStep | null>(null);
  const [method, setMethod] = useState<PaymentMethod | null>(null);
  const [orderId, setOrderId] = useState<string | null>(null);
  const [hadGoods, setHadGoods] = useState(false);
  const isSalesman = useIsSalesman();
  useBagAfterOrder(orderId);
  const steps = useStepFocus(checkout ? openStep(checkout, reopened) : null);

  if (!checkout && error)
    return <CheckoutError error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  if (!checkout) return <CheckoutSkeleton />;
  const { address, cart } = checkout;
  // The checkout of staff says in whose name they order.
  if (cart.forCustomer && !isSalesman) return <Navigate to={paths.staffCheckout()} replace />;
  if (cart.itemsQty > 0 && !hadGoods) setHadGoods(true);
  if (cart.itemsQty === 0) {
    // The placed order has emptied the cart; the success page will be shown next.
    if (orderId) return <CheckoutSkeleton />;
    const [waiting, ...others] = cart.waitingOrders;
    if (!waiting && cart.movedTo && moved)
      return <div className="mx-auto max-w-text">{moved(cart.movedTo)}</div>;
    if (!waiting) return <EmptyCheckout ended={hadGoods} />;
    const to = others.length > 0 ? paths.cart() : paths.retryPayment(waiting.orderId);
    return <Navigate to={to} replace />;
  }
  return (
    <CheckoutLayout
      aside={
        <>
          <OrderAside cart={cart} method={method}>
            {summary({ allowCartModification: orderId === null, showOOS: orderId === null })}
          </OrderAside>
          {orderId === null && !isSalesman && <ResumeButton />}
        </>
      }
    >
      <div ref={steps}>
        {orderId === null && moved?.(cart.movedTo)}
        <WaitingNote orders={cart.waitingOrders} />
        {orderId === null && <SavedLinesNote count={cart.savedLines} />}
        {address && reopened !== 'address' ? (
          <LaterSteps
            checkout={checkout}
            address={address}
            isPaying={orderId !== null}
            reopened={reopened}
            studios={studios}
            onReopen={setReopened}
            onMethod={setMethod}
            onOrder={setOrderId}
            recartButton={recartButton}
          />
        ) : (
          <AddressSteps checkout={checkout} onSaved={() => setReopened(null)} />
        )}
      </div>
    </CheckoutLayout>
  );
}

/** The current step. A customer who is signed in begins at the second step. */
function openStep(
  { address, checkoutStepKey, cart, studio }: Checkout,
  reopened: ReopenedStep | null,
): string {
  if (!address) return 'address';
  if (cart.isStudioFlow && !studio && reopened !== 'address') return 'studio';
  return reopened ?? (checkoutStepKey === 3 ? 'payment' : 'delivery');
}

/**
 * The cart becomes an order when its payment begins, but stays visible while the shopper pays. When the page is left, cart
 * and checkout are read again.
 */
function useBagAfterOrder(orderId: string | null) {
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (!orderId) return undefined;
    return () => {
      dispatch(api.util.invalidateTags(['Cart', 'Checkout']));
    };
  }, [orderId, dispatch]);
}
