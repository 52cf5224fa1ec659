import { Button, Message } from '@lunette/ui-kit';
import { useText } from '../../text.ts';
import { useReorder } from './useReorder.ts';

/** Props of `ReorderByEmail`. */
export interface ReorderByEmailProps {
  orderId: string;
  /** The e-mail address with which the order was placed. */
  email: string;
}

/** Adds the goods of an order that was opened by its e-mail address to the bag again (CART-16), without their powers. */
export function ReorderByEmail({ orderId, email }: ReorderByEmailProps) {
  const t = useText();
  const { reorder, isLoading, fault } = useReorder();
  return (
    <div className="grid justify-items-start gap-2">
      <Button kind="second" loading={isLoading} onClick={() => reorder({ orderId, emailId: email })}>
        {t('cart.reorder-all')}
      </Button>
      <p className="text-14 text-ink-soft">{t('cart.reorder-without-powers')}</p>
      {fault && <Message tone="bad">{fault}</Message>}
    </div>
  );
}
