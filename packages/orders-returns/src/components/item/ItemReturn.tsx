import { paths } from '@lunette/api-client';
import { dateIn } from '@lunette/country-config';
import { Button, useLocale } from '@lunette/ui-kit';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Order } from '../../contract/order.ts';
import type { OrderItem } from '../../contract/orderItem.ts';
import { useText } from '../../text.ts';
import { daysUntil } from '../return/days.ts';

interface ItemReturnProps {
  order: Pick<Order, 'id' | 'shippingAddress'>;
  item: OrderItem;
  /** Further actions. */
  children?: ReactNode;
}

/** Links to return or exchange an item, or why that is not possible, and a link to its return. */
export function ItemReturn({
  order: { id: orderId, shippingAddress },
  item: { id, name, returnable, exchangeable, return: itemReturn },
  children,
}: ItemReturnProps) {
  const t = useText();
  const { date } = useLocale();
  if (!returnable && !itemReturn && !children) return null;
  const canBe = returnable !== null && returnable.quantity > 0;
  const text = canBe
    ? returnable.until &&
      t.rich('orders.return-until', {
        days: daysUntil(dateIn(shippingAddress.country, new Date()), returnable.until),
        day: date(returnable.until),
        b: (words) => <b className="text-ink">{words}</b>,
      })
    : !itemReturn && returnable?.message;
  return (
    <div className="flex flex-wrap items-start gap-x-2 gap-y-2.5">
      {itemReturn && (
        <Button as={Link} kind="second" size="s" to={paths.returnDetails(orderId, id)}>
          {t('orders.return-see')}
        </Button>
      )}
      {canBe && (
        <Button
          as={Link}
          kind="second"
          size="s"
          to={paths.returnProducts(orderId, id)}
          aria-label={t('orders.return-of', { name })}
        >
          {t('orders.return')}
        </Button>
      )}
      {exchangeable && (
        <Button
          as={Link}
          kind="second"
          size="s"
          to={paths.exchange(orderId, id)}
          aria-label={t('orders.exchange-of', { name })}
        >
          {t('orders.exchange')}
        </Button>
      )}
      {children}
      {text && <p className="basis-full text-14 text-ink-soft">{text}</p>}
    </div>
  );
}
