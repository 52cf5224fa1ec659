import { Button, Num } from '@lunette/ui-kit';
import { useEffect, useRef, useState } from 'react';
import type { SavedCard } from '../../contract/index.ts';
import { useText } from '../../text.ts';
import { CardRow } from './CardRow.tsx';

/** Seconds for which a removal can be undone here; the gateway keeps the card a little longer. */
const SECONDS = 8;

interface RemovedCardRowProps {
  card: SavedCard;
  restoring: boolean;
  onUndo: () => void;
  /** Called when the time is over, with whether the row had the focus. */
  onOver: (hadFocus: boolean) => void;
}

/** A card that was just removed, with a button that restores it while that is possible. */
export function RemovedCardRow({ card: { brand, last4 }, restoring, onUndo, onOver }: RemovedCardRowProps) {
  const t = useText();
  const [left, setLeft] = useState(SECONDS);
  const button = useRef<HTMLButtonElement>(null);
  const over = useRef(onOver);
  useEffect(() => {
    over.current = onOver;
  });
  useEffect(() => {
    button.current?.focus();
    const clock = setInterval(() => setLeft((seconds) => seconds - 1), 1_000);
    return () => clearInterval(clock);
  }, []);
  useEffect(() => {
    if (left <= 0 && !restoring) over.current(document.activeElement === button.current);
  }, [left, restoring]);
  return (
    <CardRow
      removed
      brand={brand}
      action={
        <Button ref={button} kind="second" size="s" loading={restoring} onClick={onUndo}>
          {t('checkout.saved-undo')}
        </Button>
      }
    >
      <p role="status" className="font-semibold text-ink-soft">
        {t.rich('checkout.saved-removed', { last4: <Num>{last4}</Num> })}
      </p>
      <p className="text-14 text-ink-soft">{t('checkout.saved-undo-time', { seconds: Math.max(left, 1) })}</p>
    </CardRow>
  );
}
