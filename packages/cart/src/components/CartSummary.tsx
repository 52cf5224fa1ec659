import { lazy, Suspense } from 'react';
import { useText } from '../text.ts';
import { SummarySkeleton } from './SummarySkeleton.tsx';

const OrderSummary = lazy(async () => ({ default: (await import('./OrderSummary.tsx')).OrderSummary }));

export interface CartSummaryProps {
  /** Whether the cart may still be changed from here: vouchers and credit, and a way back to the bag. */
  allowCartModification?: boolean;
  /** Whether goods that have sold out meanwhile are shown as such. */
  showOOS?: boolean;
}

/** The order at a glance and its explained total, to stand beside a checkout. */
export function CartSummary(props: CartSummaryProps) {
  const t = useText();
  return (
    <Suspense fallback={<SummarySkeleton label={t('cart.loading')} />}>
      <OrderSummary {...props} />
    </Suspense>
  );
}
