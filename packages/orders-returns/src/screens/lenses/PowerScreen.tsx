import { useSignOutKey } from '@lunette/api-client';
import { BackToOrder } from '../../components/order/BackToOrder.tsx';
import { OpenOrder, type OrderLink } from '../../components/power/OpenOrder.tsx';
import { PowerPage } from '../../components/power/PowerPage.tsx';
import { useText } from '../../text.ts';

/** The order, the item and the signed link in the address of the page. */
export interface PowerScreenProps {
  orderId: string;
  itemId: string;
  /** The parameters of a signed link; null without one. */
  link: Pick<OrderLink, 'until' | 'sign'> | null;
}

/** The page that enters or changes the power of an ordered item (ROUTE-19), also with a signed link (FOOT-02). */
export function PowerScreen({ orderId, itemId, link }: PowerScreenProps) {
  const t = useText();
  return (
    <>
      <title>{`${t('orders.power-page')} · Lunette`}</title>
      <OpenOrder
        key={useSignOutKey()}
        orderId={orderId}
        link={link && { ...link, orderId, itemId }}
        linkTitle={({ name, powerMissing }) =>
          t(powerMissing ? 'orders.link-title' : 'orders.link-title-change', { name })
        }
      >
        {(order) => (
          <>
            <BackToOrder orderId={orderId} />
            <PowerPage order={order} itemId={itemId} />
          </>
        )}
      </OpenOrder>
    </>
  );
}
