import { screen } from '@lunette/app-server/page';
import { GiftCardsScreen, prefetchGiftCards } from '@lunette/gift-cards';

const load = screen(['gift-cards'], ({ store }) => prefetchGiftCards(store));
export const loader = load;
export const clientLoader = load;

export default function GiftCards() {
  return (
    <main>
      <GiftCardsScreen />
    </main>
  );
}
