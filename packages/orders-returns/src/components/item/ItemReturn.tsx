import { paths } from '@lunette/api-client';
import { dateIn } from '@lunette/country-config';
import { Button, useLocale } from '@lunette/ui-kit';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { OrderItem } from '../../contract/orderItem.ts';
import { useText } from '../../text.ts';
import { daysUntil } from '../return/days.ts';

interface ItemReturnProps {
  orderId: string;
  item: OrderItem;
  /** What else can be done with it. */
  children?: ReactNode;
}

/** The ways to send an item back or to exchange it while that can be, or why not; the way to its return; and what stands beside them. */
export function ItemReturn({
  orderId,
  item: { id, name, returnable, exchangeable, return: one },
  children,
}: ItemReturnProps) {
  const t = useText();
  const { date, country } = useLocale();
  if (!returnable && !one && !children) return null;
  const canBe = returnable !== null && returnable.quantity > 0;
  const text = canBe
    ? returnable.until &&
      t.rich('orders.return-until', {
        days: daysUntil(dateIn(country, new Date()), returnable.until),
        day: date(returnable.until),
        b: (words) => <b className="text-ink">{words}</b>,
      })
    : !one && returnable?.message;
  return (
    <div className="flex flex-wrap items-start gap-x-2 gap-y-2.5">
      {one && (
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
