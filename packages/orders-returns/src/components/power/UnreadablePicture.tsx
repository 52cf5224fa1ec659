import { Message } from '@lunette/ui-kit';
import type { OrderItem } from '../../contract/orderItem.ts';
import { useText } from '../../text.ts';

/** Why an optician could not read the picture of an item's power; nothing if there is no such picture. */
export function UnreadablePicture({ item: { unreadable } }: { item: Pick<OrderItem, 'unreadable'> }) {
  const t = useText();
  if (unreadable === null) return null;
  return (
    <Message tone="warn">
      <p className="font-semibold">{t('orders.unreadable')}</p>
      <p dir="auto" className="wrap-anywhere">
        {unreadable}
      </p>
      <p>{t('orders.unreadable-again')}</p>
    </Message>
  );
}
