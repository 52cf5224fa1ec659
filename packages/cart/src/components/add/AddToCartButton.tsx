import { Button, Dialog, FieldMessage } from '@lunette/ui-kit';
import { useId, useState } from 'react';
import type { Cart, NewCartItem } from '../../contract/index.ts';
import { useText } from '../../text.ts';
import { useAddItem } from './useAddItem.ts';

export interface AddToCartButtonProps {
  item: NewCartItem;
  /** What the button says, such as `Add to bag`. */
  label: string;
  size?: 'm' | 'l';
  /** What the page does when the item is in; the popup opens after it. */
  onAdded?: (cart: Cart) => void | Promise<void>;
}

/** Puts an item into the bag and opens the popup on it; a failure is said at once and stays beside the button for that item. */
export function AddToCartButton({ item, label, size = 'l', onAdded }: AddToCartButtonProps) {
  const t = useText();
  const messageId = useId();
  const { add, busy, failure } = useAddItem(item, onAdded);
  const [read, setRead] = useState<string | null>(null);
  const close = () => setRead(failure);
  const press = () => {
    setRead(null);
    void add();
  };
  return (
    <div className="grid gap-2">
      <Button
        size={size}
        full
        loading={busy}
        onClick={press}
        aria-describedby={failure ? messageId : undefined}
      >
        {label}
      </Button>
      <FieldMessage id={messageId} tone="bad">
        {failure}
      </FieldMessage>
      <Dialog
        open={failure !== null && read !== failure}
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
