import { Button, Dialog } from '@lunette/ui-kit';
import { useState } from 'react';
import type { Order } from '../../contract/order.ts';
import { useText } from '../../text.ts';
import { CancelForm } from './CancelForm.tsx';
import { LateNotice } from './LateNotice.tsx';

/**
 * Until when an order can be cancelled, or which late items still can be, with the button that opens the cancel form (ORD-06).
 * An open form stays open if the order changes meanwhile; its result says what has happened.
 */
export function CancelOrder({ order }: { order: Order }) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const hasLenses = order.items.some((item) => item.package !== null);
  const isLate = order.items.some(({ lateCancel }) => lateCancel !== null);
  const button = (
    <Button kind="second" size="s" onClick={() => setOpen(true)}>
      {t('orders.cancel')}
    </Button>
  );
  return (
    <>
      {isLate && <LateNotice order={order}>{button}</LateNotice>}
      {!isLate && order.cancellableUntil && order.status === 'placed' && (
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <p className="text-14 text-ink-soft">
            {t('orders.cancel-until', { lenses: hasLenses ? 'yes' : 'no' })}
          </p>
          {button}
        </div>
      )}
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
