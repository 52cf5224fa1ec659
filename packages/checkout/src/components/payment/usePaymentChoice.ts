import { useState } from 'react';
import { useGetPaymentMethodsQuery } from '../../api/checkout.ts';
import { useIsSalesman } from '../staff/useIsSalesman.ts';
import { knownMethods, METHODS } from './methods.ts';
import { useSavedCards } from './methods/savedCard/useSavedCards.ts';

/**
 * The payment methods and saved cards for an order, or for the cart, and which of them is selected: the given one first, so
 * that a shopper who comes back to a payment finds the chosen method again.
 */
export function usePaymentChoice(orderId: string | undefined, before: string | null) {
  const isSalesman = useIsSalesman();
  const query = useGetPaymentMethodsQuery({
    query: { ...(orderId && { orderId }), ...(isSalesman && { isSalesman: 'true' }) },
  });
  const saved = useSavedCards(orderId);
  /** A method, or the token of a saved card. */
  const [picked, pick] = useState<string | null>(before);
  const methods = knownMethods(query.data?.paymentMethods ?? []);
  const byCard = methods.find(({ id, available }) => METHODS[id].takesSavedCards && available);
  const cards = byCard ? saved.cards : [];
  const savedCard = cards.find(
    ({ cardToken, available }) => available && (picked === null || cardToken === picked),
  );
  const method =
    (savedCard && byCard) ??
    methods.find(({ id }) => id === picked) ??
    methods.find(({ available }) => available) ??
    methods[0];
  return { query, saved, methods, cards, savedCard, method, pick };
}
