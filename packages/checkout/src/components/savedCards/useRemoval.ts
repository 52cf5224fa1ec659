import { useCustomer, useReason } from '@lunette/session';
import { useToast } from '@lunette/ui-kit';
import { useState } from 'react';
import { useDeleteSavedCardMutation, useRestoreSavedCardMutation } from '../../api/savedCard.ts';
import type { SavedCard } from '../../contract/index.ts';

interface Row {
  card: SavedCard;
  removed: boolean;
}

/** Removes saved cards at once; each stays in its place, removed, for as long as it can be restored. */
export function useRemoval(cards: readonly SavedCard[]) {
  const toast = useToast();
  const reason = useReason();
  const { customer } = useCustomer();
  const [askRemove] = useDeleteSavedCardMutation();
  const [askRestore, { isLoading: restoring }] = useRestoreSavedCardMutation();
  const [removing, setRemoving] = useState<string | null>(null);
  const [removed, setRemoved] = useState<{ card: SavedCard; place: number }[]>([]);
  const forget = ({ cardToken }: SavedCard) =>
    setRemoved((all) => all.filter(({ card }) => card.cardToken !== cardToken));
  const isRemoved = (card: SavedCard) => removed.some((one) => one.card.cardToken === card.cardToken);

  const rows: Row[] = cards.filter((card) => !isRemoved(card)).map((card) => ({ card, removed: false }));
  for (const { card, place } of removed.toSorted((one, other) => one.place - other.place))
    rows.splice(place, 0, { card, removed: true });

  async function remove(card: SavedCard) {
    const place = rows.findIndex((row) => row.card.cardToken === card.cardToken);
    setRemoving(card.cardToken);
    const { error } = await askRemove({
      params: { cardToken: card.cardToken },
      query: { emailId: customer?.email ?? '' },
    });
    setRemoving(null);
    if (error) toast({ text: reason(error), kind: 'error' });
    else setRemoved((all) => [...all, { card, place }]);
  }

  async function restore(card: SavedCard) {
    const { error } = await askRestore({ params: { cardToken: card.cardToken } });
    if (error) toast({ text: reason(error), kind: 'error' });
    forget(card);
  }

  return { rows, removing, remove, restore, restoring, forget };
}
