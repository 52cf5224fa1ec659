import type { Navigation } from '@lunette/session';
import { Wrap } from '@lunette/ui-kit';
import { useLayoutEffect } from 'react';
import { useText } from '../../text.ts';
import { markRepeatCustomer } from '../document/markRepeatCustomer.ts';

interface OfferLineProps {
  navigation: Pick<Navigation, 'offers' | 'offersForNew'> | undefined;
}

/** The offer of the shop in a line above the header; offers for new customers are hidden from repeat customers (GLOB-06). */
export function OfferLine({ navigation }: OfferLineProps) {
  const t = useText();
  // An order may have been placed since the document was loaded.
  useLayoutEffect(markRepeatCustomer);
  const { offers = [], offersForNew = [] } = navigation ?? {};
  return (
    <section aria-label={t('storefront.offers')} className="border-b border-line text-12 text-ink-soft">
      <Wrap
        as="ul"
        className="flex min-h-[34px] flex-wrap items-center justify-center gap-x-5 gap-y-0.5 py-1 desk:gap-x-8"
      >
        {offersForNew.map((offer) => (
          <li key={offer} className="hide-repeat">
            {offer}
          </li>
        ))}
        {offers.map((offer) => (
          <li key={offer}>{offer}</li>
        ))}
      </Wrap>
    </section>
  );
}
