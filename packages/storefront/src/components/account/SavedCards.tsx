import { useTexts } from '@lunette/app-server/page';
import { SavedCardsScreen } from '@lunette/checkout';
import '../../styles/features.css';

/** The saved cards of the account with their texts, which only this page loads. */
export function SavedCards() {
  useTexts('checkout');
  return <SavedCardsScreen />;
}
