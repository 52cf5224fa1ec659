import { FocusGuard } from '@lunette/ui-kit';
import type { SavedCard } from '../../contract/index.ts';
import { RemovedCardRow } from './RemovedCardRow.tsx';
import { SavedCardRow } from './SavedCardRow.tsx';
import type { useRemoval } from './useRemoval.ts';

interface SavedCardListProps {
  removal: ReturnType<typeof useRemoval>;
  /** Called when a card that had the focus can no longer be restored and its row disappears. */
  onFocusLost: () => void;
}

/** The rows of the saved cards, and of those that were just removed. */
export function SavedCardList({ removal, onFocusLost }: SavedCardListProps) {
  const { rows, removing, remove, restore, restoring, forget } = removal;
  const end = (card: SavedCard, hadFocus: boolean) => {
    forget(card);
    if (hadFocus) onFocusLost();
  };
  return (
    <FocusGuard>
      {rows.length > 0 && (
        <ul className="overflow-hidden rounded-control border border-line bg-surface">
          {rows.map(({ card, removed }) =>
            removed ? (
              <RemovedCardRow
                key={card.cardToken}
                card={card}
                restoring={restoring}
                onUndo={() => void restore(card)}
                onOver={(hadFocus) => end(card, hadFocus)}
              />
            ) : (
              <SavedCardRow
                key={card.cardToken}
                card={card}
                removing={removing.includes(card.cardToken)}
                onRemove={() => void remove(card)}
              />
            ),
          )}
        </ul>
      )}
    </FocusGuard>
  );
}
