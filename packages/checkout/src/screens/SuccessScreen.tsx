import { lazyPart } from '@lunette/ui-kit';
import type { ReactNode } from 'react';
import { CheckoutSkeleton } from '../components/CheckoutSkeleton.tsx';
import { useText } from '../text.ts';

const Success = lazyPart(async () => (await import('./Success.tsx')).Success, { Waiting: CheckoutSkeleton });

/** Props of `SuccessScreen`. */
export interface SuccessScreenProps {
  orderId: string;
  /** The order, rendered by the storefront. */
  order: ReactNode;
  /** Content at the end of the page, rendered by the storefront. */
  below?: ReactNode;
}

/** The page after an order was placed: thanks, how it is paid, and the order. */
export function SuccessScreen(props: SuccessScreenProps) {
  const t = useText();
  return (
    <>
      <title>{`${t('checkout.order-number', { order: props.orderId })} · Lunette`}</title>
      <Success {...props} />
    </>
  );
}
