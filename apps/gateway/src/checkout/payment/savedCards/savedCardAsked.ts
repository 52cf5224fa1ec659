import type { Parsed } from '@lunette/api-client/contract';
import type { paymentContract } from '@lunette/checkout/contract';
import type { CallContext } from '../../../platform/http/callContext.ts';
import { refuse } from '../../../platform/http/refuse.ts';
import { methodRules } from '../methods/methods.ts';
import { daysLeft, savedCardsOf, type StoredCard } from './savedCards.ts';

type Body = Parsed<typeof paymentContract.payOrder>['body'];

/** The saved card of a request to pay; `card` is null if the caller has no such card. */
interface AskedCard {
  card: StoredCard | null;
  /** Refuses a card that was removed or has expired. A repeated call for an existing order skips this check. */
  refuseUnusable: () => void;
}

/**
 * The saved card with which the caller pays, one of the country's; null if the request names none. Refuses guests and staff,
 * and methods without cards.
 */
export async function savedCardAsked(
  { db, services, session, country }: CallContext<'guest'>,
  { paymentMethod, cardToken }: Body,
): Promise<AskedCard | null> {
  if (cardToken === undefined) return null;
  if (!methodRules(paymentMethod).takesCards)
    throw refuse(422, 'saved_card_method', 'checkout.saved-card-method');
  const { customerId, staffId } = session;
  if (staffId !== null) throw refuse(403, 'customers_only', 'checkout.saved-card-staff');
  if (customerId === null) throw refuse(403, 'sign_in', 'checkout.saved-card-sign-in');
  const cards = await savedCardsOf(db, { customerId, country, provider: services.payment.of(country).name });
  const card = cards.find(({ id }) => id === cardToken) ?? null;
  return { card, refuseUnusable: () => refuseUnusable(card) };
}

function refuseUnusable(card: StoredCard | null): void {
  if (!card) throw refuse(422, 'saved_card_unknown', 'checkout.saved-card-unknown');
  if (daysLeft(card) < 1) throw refuse(422, 'saved_card_expired', 'checkout.saved-card-expired', endOf(card));
}

/** The last month of a card in the form that is printed on it: month and year, two digits each. */
export function endOf({ expiry }: Pick<StoredCard, 'expiry'>): { month: string; year: string } {
  return { month: expiry.slice(5), year: expiry.slice(2, 4) };
}
