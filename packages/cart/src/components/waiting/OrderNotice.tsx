import { paths } from '@lunette/api-client';
import { IconButton, LinkText, Price } from '@lunette/ui-kit';
import { X } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useText } from '../../text.ts';
import { useWaitingOrders } from './useWaitingOrders.ts';
import { PayLink } from './PayLink.tsx';
import { PaymentDeadline } from './PaymentDeadline.tsx';

/** What WaitingOrderNotice shows once its chunk is loaded. Once closed, it is not shown until the page is loaded again. */
export function OrderNotice() {
  const t = useText();
  const [isClosed, setClosed] = useState(false);
  const [order] = useWaitingOrders();
  if (!order || isClosed) return null;
  return (
    <aside
      aria-label={t('cart.waiting-title')}
      className="fixed inset-x-gutter bottom-20 z-7 grid gap-3 rounded-control border border-line-strong bg-surface p-4 tablet:inset-x-auto tablet:end-6 tablet:bottom-6 tablet:w-100"
    >
      <div className="flex items-start gap-2">
        <div className="grid min-w-0 flex-1 justify-items-start gap-1">
          <PaymentDeadline order={order} />
          <p className="font-semibold">
            {t.rich('cart.waiting-title-total', { total: <Price amount={order.total} /> })}
          </p>
        </div>
        <IconButton label={t('cart.close')} onClick={() => setClosed(true)} className="-me-2 -mt-2">
          <X />
        </IconButton>
      </div>
      {order.minutesLeft > 0 && (
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <PayLink order={order} short size="s" />
          <LinkText as={Link} to={paths.cart()} className="text-14">
            {t('cart.see-bag')}
          </LinkText>
        </div>
      )}
      {order.minutesLeft === 0 && <p className="text-14 text-ink-soft">{t('cart.waiting-over-text')}</p>}
    </aside>
  );
}
