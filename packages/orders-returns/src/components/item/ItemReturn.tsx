import { paths } from '@lunette/api-client';
import { Button, useLocale } from '@lunette/ui-kit';
import { Link } from 'react-router';
import type { OrderItem } from '../../contract/order.ts';
import { useText } from '../../text.ts';

interface ItemReturnProps {
  orderId: string;
  item: OrderItem;
}

/** The way to send an item back while it can be, or why it cannot; and the way to its return. */
export function ItemReturn({ orderId, item: { id, name, returnable, return: one } }: ItemReturnProps) {
  const t = useText();
  const { date } = useLocale();
  if (!returnable && !one) return null;
  const canBe = returnable !== null && returnable.quantity > 0;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
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
      {returnable && (
        <p className="text-14 text-ink-soft">
          {canBe
            ? returnable.until && t('orders.return-until', { day: date(returnable.until) })
            : !one && returnable.message}
        </p>
      )}
    </div>
  );
}
