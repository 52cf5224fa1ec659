import type { Navigation } from '@lunette/session';
import { Wrap } from '@lunette/ui-kit';

/** What the shop offers, in a quiet line; a repeat user does not see what is for new ones (GLOB-06). */
export function OfferLine({ navigation }: { navigation: Navigation | undefined }) {
  const { offers = [], offersForNew = [] } = navigation ?? {};
  return (
    <div className="border-b border-line text-12 text-ink-soft">
      <Wrap as="ul" className="flex min-h-[34px] items-center justify-center gap-8">
        {offersForNew.map((offer) => (
          <li key={offer} className="hide-repeat">
            {offer}
          </li>
        ))}
        {offers.map((offer) => (
          <li key={offer}>{offer}</li>
        ))}
      </Wrap>
    </div>
  );
}
