import { Disclosure, lazyPart } from '@lunette/ui-kit';
import { useState } from 'react';
import { useText } from '../../text.ts';
import { SummarySkeleton } from '../summary/SummarySkeleton.tsx';

const OfferList = lazyPart(async () => (await import('./OfferList.tsx')).OfferList, {
  Waiting: OffersWaiting,
});

/** The card offers of banks in a disclosure; they are loaded when it is opened. */
export function CartOffers() {
  const t = useText();
  const [open, setOpen] = useState(false);
  return (
    <Disclosure title={t('cart.offers')} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      {open && <OfferList />}
    </Disclosure>
  );
}

function OffersWaiting() {
  const t = useText();
  return <SummarySkeleton label={t('cart.offers-loading')} />;
}
