import type { SavedCard } from '@lunette/checkout/contract';
import type { CallContext } from '../../../platform/http/callContext.ts';
import { refuse } from '../../../platform/http/refuse.ts';
import type { VaultCard } from '../provider/cardVault.ts';
import { endOf } from './savedCardAsked.ts';
import { daysLeft, MOST_CARDS, savedCardsOf, type StoredCard } from './savedCards.ts';

/** Saved cards in the form of the contract, with the reason if no other card can be saved. */
export function savedCardsAnswer(
  cards: readonly StoredCard[],
  { services, country, t }: Pick<CallContext, 'services' | 'country' | 't'>,
): { savedCards: SavedCard[]; full: string | null } {
  const isFull = cards.length >= MOST_CARDS;
  const full = isFull ? t('checkout.saved-cards-full', { count: cards.length }) : null;
  return {
    full: services.payment.of(country).vault ? full : t('checkout.saved-cards-never'),
    savedCards: cards.map((card) => {
      const left = daysLeft(card);
      const { id, brand, last4, expiry, lastUsedAt } = card;
      return {
        cardToken: id,
        brand,
        last4,
        expiry,
        lastUsedAt: lastUsedAt.toISOString(),
        daysLeft: left,
        available: left > 0,
        reason: left > 0 ? null : t('checkout.saved-card-expired', endOf(card)),
      };
    }),
  };
}

/** The caller's cards in a country. Refuses staff. */
export async function ownCards({
  db,
  services,
  session,
  country,
}: Pick<CallContext<'customer'>, 'db' | 'services' | 'session' | 'country'>): Promise<StoredCard[]> {
  refuseStaff(session);
  const { name: provider } = services.payment.of(country);
  return savedCardsOf(db, { customerId: session.customerId, country, provider });
}

/** Refuses staff, who may not use cards of the customer that they act for. */
export function refuseStaff({ staffId }: CallContext<'customer'>['session']): void {
  if (staffId !== null) throw refuse(403, 'customers_only', 'checkout.saved-card-staff');
}

/** The cards at the provider, by its tokens. Refuses with 503 if the provider cannot be reached. */
export async function cardsAtProvider(
  { services, country, log }: Pick<CallContext, 'services' | 'country' | 'log'>,
  cards: readonly StoredCard[],
): Promise<Map<string, VaultCard>> {
  const { vault } = services.payment.of(country);
  if (!vault) return new Map();
  const owners = new Set(cards.map(({ vaultCustomer }) => vaultCustomer));
  try {
    const lists = await Promise.all([...owners].map((owner) => vault.listCards(owner)));
    return new Map(lists.flat().map((card) => [card.token, card]));
  } catch (error) {
    log.warn({ err: error }, 'the payment provider could not be asked for saved cards');
    throw refuse(503, 'payment_unavailable', 'checkout.saved-cards-unavailable');
  }
}
