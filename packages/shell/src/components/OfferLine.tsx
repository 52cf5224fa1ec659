import type { Navigation } from '@lunette/session';
import { Wrap } from '@lunette/ui-kit';

/**
 * What the shop offers, in a quiet line above the header; where it is too long for the window it scrolls sideways. A
 * repeat user does not see what is for new ones (GLOB-06).
 */
export function OfferLine({ navigation }: { navigation: Navigation | undefined }) {
  const { offers = [], offersForNew = [] } = navigation ?? {};
  return (
    <div className="border-b border-line text-12 text-ink-soft">
      <Wrap className="overflow-x-auto [scrollbar-width:none]">
        <ul className="mx-auto flex min-h-[34px] w-max items-center gap-8">
          {offersForNew.map((offer) => (
            <li key={offer} className="hide-repeat">
              {offer}
            </li>
          ))}
          {offers.map((offer) => (
            <li key={offer}>{offer}</li>
          ))}
        </ul>
      </Wrap>
    </div>
  );
}
