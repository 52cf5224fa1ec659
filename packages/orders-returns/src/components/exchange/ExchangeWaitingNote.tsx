import { paths } from '@lunette/api-client';
import { LinkText } from '@lunette/ui-kit';
import { Link } from 'react-router';
import { useGetExchangeQuery } from '../../api/exchange.ts';
import type { Order } from '../../contract/order.ts';
import { useText } from '../../text.ts';

/** On the order of an exchange: that its goods are sent once the old ones were collected. Nothing for other orders. */
export function ExchangeWaitingNote({ order: { exchangeOf, items } }: { order: Order }) {
  const hasBegun = items.some(({ statusHistory }) => statusHistory.length > 1);
  return exchangeOf && !hasBegun ? <Waits of={exchangeOf} /> : null;
}

function Waits({ of: { orderId, itemId, exchangeId } }: { of: NonNullable<Order['exchangeOf']> }) {
  const t = useText();
  const { data } = useGetExchangeQuery({ params: { orderId, exchangeId } });
  if (data?.status !== 'confirmed' || data.leaves !== 'collected') return null;
  return (
    <p className="text-14 text-ink-soft">
      {t('orders.exchange-waits')}{' '}
      <LinkText as={Link} to={paths.returnDetails(orderId, itemId)}>
        {t('orders.return-see')}
      </LinkText>
    </p>
  );
}
