import { Button, Message } from '@lunette/ui-kit';
import { useText } from '../../text.ts';
import { useReorder } from './useReorder.ts';

/** Props of `ReorderButton`. */
export interface ReorderButtonProps {
  orderId: string;
  /** The item of the order to buy again. */
  item: { id: string; name: string };
}

/** A button that adds an ordered item to the bag again and opens the bag. Goods that are not sold any more are named. */
export function ReorderButton({ orderId, item }: ReorderButtonProps) {
  const t = useText();
  const { reorder, isLoading, fault } = useReorder();
  return (
    <div className="grid justify-items-start gap-2">
      <Button
        kind="second"
        size="s"
        loading={isLoading}
        aria-label={t('cart.reorder-item', { name: item.name })}
        onClick={() => reorder({ orderId, itemId: item.id })}
      >
        {t('cart.reorder')}
      </Button>
      {fault && <Message tone="bad">{fault}</Message>}
    </div>
  );
}
