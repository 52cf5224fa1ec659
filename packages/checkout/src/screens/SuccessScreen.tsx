import { lazy, Suspense, type ReactNode } from 'react';
import { CheckoutSkeleton } from '../components/CheckoutSkeleton.tsx';
import { useText } from '../text.ts';

const Success = lazy(async () => ({ default: (await import('./Success.tsx')).Success }));

export interface SuccessScreenProps {
  orderId: string;
  /** The order itself. */
  order: ReactNode;
}

/** The order is placed: thanks, how it is paid, and the order itself. */
export function SuccessScreen(props: SuccessScreenProps) {
  const t = useText();
  return (
    <>
      <title>{`${t('checkout.order-number', { order: props.orderId })} · Lunette`}</title>
      <Suspense fallback={<CheckoutSkeleton />}>
        <Success {...props} />
      </Suspense>
    </>
  );
}
