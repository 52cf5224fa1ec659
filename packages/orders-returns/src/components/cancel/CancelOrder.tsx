import { Button, Dialog } from '@lunette/ui-kit';
import { useState } from 'react';
import type { Order } from '../../contract/order.ts';
import { useText } from '../../text.ts';
import { CancelForm } from './CancelForm.tsx';

/** The button with which an order can be cancelled, and the question that it asks first (ORD-06). */
export function CancelOrder({ order }: { order: Order }) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button kind="second" size="s" onClick={() => setOpen(true)}>
        {t('orders.cancel')}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('orders.cancel-title', { number: order.id })}
      >
        {isOpen && <CancelForm order={order} onClose={() => setOpen(false)} />}
      </Dialog>
    </>
  );
}
