import { isRefusal } from '@lunette/api-client';
import { useCustomer, useReason } from '@lunette/session';
import { useToast } from '@lunette/ui-kit';
import { useState } from 'react';
import { useDeleteSavedCardMutation, useRestoreSavedCardMutation } from '../../api/savedCard.ts';
import type { SavedCard } from '../../contract/index.ts';

interface SavedCardListRow {
  card: SavedCard;
  removed: boolean;
}

/** Removes and restores saved cards. A removed card keeps its row in the list while it can be restored. */
export function useRemoval(cards: readonly SavedCard[]) {
  const toast = useToast();
  const reason = useReason();
  const { customer } = useCustomer();
  const [askRemove] = useDeleteSavedCardMutation();
  const [askRestore, { isLoading: restoring }] = useRestoreSavedCardMutation();
  const [removing, setRemoving] = useState<readonly string[]>([]);
  const [removed, setRemoved] = useState<{ card: SavedCard; place: number }[]>([]);
  const forget = ({ cardToken }: SavedCard) =>
    setRemoved((cards) => cards.filter(({ card }) => card.cardToken !== cardToken));
  const isRemoved = (card: SavedCard) => removed.some((entry) => entry.card.cardToken === card.cardToken);

  const rows: SavedCardListRow[] = cards
    .filter((card) => !isRemoved(card))
    .map((card) => ({ card, removed: false }));
  for (const { card, place } of removed.toSorted((a, b) => a.place - b.place))
    rows.splice(place, 0, { card, removed: true });

  async function remove(card: SavedCard) {
    const place = rows.findIndex((row) => row.card.cardToken === card.cardToken);
    setRemoving((tokens) => [...tokens, card.cardToken]);
    const { error } = await askRemove({
      params: { cardToken: card.cardToken },
      query: { emailId: customer?.email ?? '' },
    });
    setRemoving((tokens) => tokens.filter((token) => token !== card.cardToken));
    if (error) toast({ text: reason(error), kind: 'error' });
    else setRemoved((cards) => [...cards, { card, place }]);
  }

  async function restore(card: SavedCard) {
    const { error } = await askRestore({ params: { cardToken: card.cardToken } });
    if (error) toast({ text: reason(error), kind: 'error' });
    // Without an answer, for instance while the device is offline, it can be tried again.
    if (!error || isRefusal(error)) forget(card);
  }

  return { rows, removing, remove, restore, restoring, forget };
}
