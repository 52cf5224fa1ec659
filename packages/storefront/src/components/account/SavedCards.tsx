import { useTexts } from '@lunette/app-server/page';
import { SavedCardsScreen } from '@lunette/checkout';
import '../../styles/features.css';

/** The saved cards of the account with their words; both come with this page alone. */
export function SavedCards() {
  useTexts('checkout');
  return <SavedCardsScreen />;
}
