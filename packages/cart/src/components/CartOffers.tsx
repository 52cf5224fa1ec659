import { Disclosure } from '@lunette/ui-kit';
import { lazy, Suspense, useState } from 'react';
import { useText } from '../text.ts';
import { SummarySkeleton } from './SummarySkeleton.tsx';

const OfferList = lazy(async () => ({ default: (await import('./OfferList.tsx')).OfferList }));

/** What banks take off for their cards: a line that opens, and asks for the offers only then. */
export function CartOffers() {
  const t = useText();
  const [open, setOpen] = useState(false);
  return (
    <Disclosure title={t('cart.offers')} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      {open && (
        <Suspense fallback={<SummarySkeleton label={t('cart.offers-loading')} />}>
          <OfferList />
        </Suspense>
      )}
    </Disclosure>
  );
}
