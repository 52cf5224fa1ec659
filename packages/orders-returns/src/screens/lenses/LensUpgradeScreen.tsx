import { paths, useSignOutKey } from '@lunette/api-client';
import { ArrowLink, Button, EmptyState } from '@lunette/ui-kit';
import { Link } from 'react-router';
import { BackToOrder } from '../../components/order/BackToOrder.tsx';
import { OpenOrder, type OrderLink } from '../../components/power/OpenOrder.tsx';
import { shortName } from '../../components/item/shortName.ts';
import { UpgradePage } from '../../components/upgrade/UpgradePage.tsx';
import type { Order } from '../../contract/order.ts';
import { useText } from '../../text.ts';

/** The order, the item and the signed link in the address of the page. */
export interface LensUpgradeScreenProps {
  orderId: string;
  /** The item whose lenses are changed; null if the address has none. */
  itemId: string | null;
  /** The parameters of a signed link to the item; null without one. */
  link: Pick<OrderLink, 'until' | 'sign'> | null;
}

/** The page that changes the lenses of an ordered item until the lab begins (ROUTE-19, LPU-01). */
export function LensUpgradeScreen({ orderId, itemId, link }: LensUpgradeScreenProps) {
  const t = useText();
  return (
    <>
      <title>{`${t('orders.lens-page')} · Lunette`}</title>
      <OpenOrder
        key={useSignOutKey()}
        orderId={orderId}
        link={link && itemId !== null ? { ...link, orderId, itemId } : null}
        linkTitle={({ name }) => t('orders.lens-title', { name })}
      >
        {(order) => (
          <>
            <BackToOrder orderId={orderId} />
            <ItemOf order={order} itemId={itemId} />
          </>
        )}
      </OpenOrder>
    </>
  );
}

function ItemOf({ order, itemId }: { order: Order; itemId: string | null }) {
  const t = useText();
  const open = order.items.filter(({ lensesOpen }) => lensesOpen);
  const item = itemId === null && open.length === 1 ? open[0] : order.items.find(({ id }) => id === itemId);
  if (item) return <UpgradePage order={order} item={item} />;
  if (itemId !== null || open.length === 0)
    return (
      <EmptyState
        title={t('orders.lens-none')}
        text={t('orders.lens-closed-text')}
        action={
          <Button as={Link} to={paths.orderSummary(order.id)}>
            {t('orders.see')}
          </Button>
        }
      />
    );
  return (
    <div className="grid justify-items-start gap-4">
      <h1 className="display text-36 tablet:text-48">{t('orders.lens-of-which')}</h1>
      {open.map((item) => (
        <ArrowLink key={item.id} as={Link} to={paths.lensUpgrade(order.id, item.id)}>
          {shortName(item)}
        </ArrowLink>
      ))}
    </div>
  );
}
