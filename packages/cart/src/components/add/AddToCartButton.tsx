import { Button, Dialog, FieldMessage } from '@lunette/ui-kit';
import { useId, useState } from 'react';
import type { Cart, NewCartItem } from '../../contract/index.ts';
import { useText } from '../../text.ts';
import { useAddItem } from './useAddItem.ts';

/** Props of `AddToCartButton`. */
export interface AddToCartButtonProps {
  item: NewCartItem;
  /** The text of the button, such as `Add to bag`. */
  label: string;
  size?: 'm' | 'l';
  /** The reason why the item cannot be bought; it replaces the label. */
  off?: string | undefined;
  /** Called when the item was added, before the popup opens. */
  onAdded?: (cart: Cart) => void | Promise<void>;
}

/**
 * Adds an item to the bag and opens the popup with it; an error is shown in a dialog, which stays until it is closed, and
 * then beside the button as long as the item is the same.
 */
export function AddToCartButton({ item, label, size = 'l', off, onAdded }: AddToCartButtonProps) {
  const t = useText();
  const messageId = useId();
  const { add, busy, failure, isOfItem } = useAddItem(item, onAdded);
  const [dismissed, setDismissed] = useState<string | null>(null);
  const isOpen = failure !== null && dismissed !== failure;
  const beside = isOpen || !isOfItem ? null : failure;
  const close = () => setDismissed(failure);
  const press = () => {
    setDismissed(null);
    void add();
  };
  return (
    <div className="grid">
      <Button
        size={size}
        full
        off={off}
        loading={busy}
        onClick={press}
        aria-describedby={beside ? messageId : undefined}
      >
        {label}
      </Button>
      {/* As wide as the button, which a long message does not stretch. */}
      <div className="w-0 min-w-full *:pt-2">
        <FieldMessage id={messageId} tone="bad">
          {beside}
        </FieldMessage>
      </div>
      <Dialog
        open={isOpen}
        onClose={close}
        title={t('cart.add-failed-title')}
        footer={
          <Button full onClick={close}>
            {t('cart.close')}
          </Button>
        }
      >
        <p role="alert">{failure}</p>
      </Dialog>
    </div>
  );
}
