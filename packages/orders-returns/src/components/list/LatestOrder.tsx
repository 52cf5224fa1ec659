import { useGetLatestOrderQuery } from '../../api/order.ts';
import { useText } from '../../text.ts';
import { OrderListItem } from './OrderListItem.tsx';

/** The latest order of this session or account (ORD-03); nothing if there is none. */
export function LatestOrder() {
  const t = useText();
  const { currentData } = useGetLatestOrderQuery();
  const [order] = currentData?.orders ?? [];
  if (!order) return null;
  return (
    <section className="mb-10">
      <h2 className="display mb-4 text-22">{t('orders.latest')}</h2>
      <ul>
        <OrderListItem order={order} />
      </ul>
    </section>
  );
}
