import type { SavedCard } from '../contract/savedCard.ts';

/** The remaining days from which a card shows how many are left. */
const SOON = 60;

/** The last month of a card as printed on it: `08/29`. */
export function expiryText({ expiry }: Pick<SavedCard, 'expiry'>): string {
  return `${expiry.slice(5)}/${expiry.slice(2, 4)}`;
}

/** Whether a card that can still pay ends within two months. */
export function endsSoon({ daysLeft, available }: Pick<SavedCard, 'daysLeft' | 'available'>): boolean {
  return available && daysLeft <= SOON;
}
