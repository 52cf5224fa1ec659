import { useSignOutKey } from '@lunette/api-client';
import { BackToOrder } from '../../components/order/BackToOrder.tsx';
import { OpenOrder, type OrderLink } from '../../components/power/OpenOrder.tsx';
import { PowerPage } from '../../components/power/PowerPage.tsx';
import { useText } from '../../text.ts';

export interface PowerScreenProps {
  orderId: string;
  itemId: string;
  /** What its signed link names; null where the visitor came from the order itself. */
  link: Pick<OrderLink, 'until' | 'sign'> | null;
}

/** Where the power of an ordered item is entered or changed (ROUTE-19), also by a signed link without an account (FOOT-02). */
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
