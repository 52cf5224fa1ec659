import { OrderList } from '../components/list/OrderList.tsx';
import { useText } from '../text.ts';

/** All orders of a customer, the newest first (ORD-03). */
export function OrderListScreen() {
  const t = useText();
  return (
    <>
      <title>{`${t('orders.list-title')} · Lunette`}</title>
      <h1 className="display mb-6 text-36 tablet:text-48">{t('orders.list-title')}</h1>
      <OrderList />
    </>
  );
}
