import { paths } from '@lunette/api-client';
import { IconButton, useLocale } from '@lunette/ui-kit';
import { X } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useGetLatestOrderQuery } from '../../api/order.ts';
import type { Order } from '../../contract/order.ts';
import type { OrderItem } from '../../contract/orderItem.ts';
import { orderContent } from '../../rules/orderContent.ts';
import { isItemStatus } from '../../rules/statusGroup.ts';
import { useText } from '../../text.ts';
import { headlineOf } from '../item/itemState.ts';
import { OrderTitle } from '../order/head/OrderTitle.tsx';
import { shortDay } from '../return/days.ts';

/**
 * A notice over other pages about the latest order while it is under way: its status, the next step and its day (ORD-03). Once
 * closed, it is not shown until the page is loaded again.
 */
export function LatestOrderNotice() {
  const t = useText();
  const [isClosed, setClosed] = useState(false);
  const { currentData } = useGetLatestOrderQuery();
  const [order] = currentData?.orders ?? [];
  const item = order && itemUnderWay(order);
  if (!item || isClosed) return null;
  return (
    <aside
      aria-label={t('orders.latest')}
      className="fixed inset-x-gutter bottom-20 z-6 flex items-start gap-2 rounded-control border border-line-strong bg-surface p-4 tablet:inset-x-auto tablet:end-6 tablet:bottom-6 tablet:w-88"
    >
      <div className="grid min-w-0 flex-1 gap-1">
        <p className="text-14 text-ink-soft">{t('orders.latest')}</p>
        <p className="font-semibold wrap-anywhere">
          <Link to={paths.orderSummary(order.id)} className="after:absolute after:inset-0">
            <OrderTitle order={order} />
          </Link>
        </p>
        <NextStep item={item} />
      </div>
      <IconButton
        label={t('orders.latest-close')}
        onClick={() => setClosed(true)}
        className="relative z-1 -me-2 -mt-2"
      >
        <X />
      </IconButton>
    </aside>
  );
}

/** The item of an order that the notice shows; undefined if nothing of the order is expected any more. */
function itemUnderWay({ status, items }: Order): OrderItem | undefined {
  if (status !== 'placed' || orderContent(items) === 'membership-only') return undefined;
  return headlineOf(items)?.item;
}

/** The next step of an item before it arrives, with its day. */
function NextStep({ item: { nextStatus, package: lens } }: { item: OrderItem }) {
  const t = useText();
  const { language, country } = useLocale();
  if (!nextStatus || nextStatus.status === 'delivered') return null;
  const { status, group, date } = nextStatus;
  const words = isItemStatus(status)
    ? t(`orders.status.${status}`, { lenses: lens ? 'yes' : 'no' })
    : group && t(`orders.group.${group}`);
  if (!words) return null;
  return (
    <p className="text-14 text-ink-soft">
      {t('orders.latest-next', { status: words, day: shortDay(date, language, country) })}
    </p>
  );
}
