import type { PostcodeLookUp } from '@lunette/session';
import { lazyDialog, LinkText } from '@lunette/ui-kit';
import { useState } from 'react';
import type { Order } from '../../contract/order.ts';
import { useText } from '../../text.ts';

const AddressPanel = lazyDialog(async () => (await import('./AddressPanel.tsx')).AddressPanel);

interface ChangeAddressProps {
  order: Order;
  lookUp: PostcodeLookUp;
}

/** A link that changes the address of an order, as long as nothing is packed (CHK-07). */
export function ChangeAddress({ order, lookUp }: ChangeAddressProps) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {order.addressOpen && (
        <p className="mt-3.5 text-14 text-ink-soft">
          {t('orders.address-change-text')}{' '}
          <LinkText as="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {t('orders.address-change')}
          </LinkText>
        </p>
      )}
      <AddressPanel order={order} lookUp={lookUp} open={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
