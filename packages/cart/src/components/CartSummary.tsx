import { lazy, Suspense } from 'react';
import { useText } from '../text.ts';
import { SummarySkeleton } from './SummarySkeleton.tsx';

const OrderSummary = lazy(async () => ({ default: (await import('./OrderSummary.tsx')).OrderSummary }));

/** The order at a glance and its explained total, to stand beside a checkout. */
export function CartSummary() {
  const t = useText();
  return (
    <Suspense fallback={<SummarySkeleton label={t('cart.loading')} />}>
      <OrderSummary />
    </Suspense>
  );
}
