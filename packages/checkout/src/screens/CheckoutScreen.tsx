import { lazy, Suspense, type ReactNode } from 'react';
import { CheckoutSkeleton } from '../components/CheckoutSkeleton.tsx';
import { useText } from '../text.ts';

const CheckoutPage = lazy(async () => ({ default: (await import('./CheckoutPage.tsx')).CheckoutPage }));

export interface CheckoutScreenProps {
  /** The goods and their explained total. */
  summary: ReactNode;
}

/** From the bag to the order as a guest: contact and address, delivery, payment; the order stays beside it. */
export function CheckoutScreen(props: CheckoutScreenProps) {
  const t = useText();
  return (
    <>
      <title>{`${t('checkout.title')} · Lunette`}</title>
      <h1 className="sr-only">{t('checkout.title')}</h1>
      <Suspense fallback={<CheckoutSkeleton />}>
        <CheckoutPage {...props} />
      </Suspense>
    </>
  );
}
