import { paths } from '@lunette/api-client';
import { LinkText, Num } from '@lunette/ui-kit';
import { Link } from 'react-router';
import type { OrderItem } from '../../contract/order.ts';
import { useText } from '../../text.ts';

interface ItemExchangeProps {
  orderId: string;
  item: Pick<OrderItem, 'id' | 'exchange'>;
}

/** The states of an exchange that the page of an order names; any other is one that goes on. */
const STATES = ['unpaid', 'owed', 'done', 'cancelled'] as const;

/** The exchange of an item: the order that came of it, where it stands, and the way to it. */
export function ItemExchange({ orderId, item: { id, exchange } }: ItemExchangeProps) {
  const t = useText();
  if (!exchange) return null;
  const { status, newOrderId } = exchange;
  const state = STATES.find((one) => one === status) ?? 'confirmed';
  return (
    <p className="text-14">
      {newOrderId && state !== 'cancelled' && (
        <>
          {t.rich('orders.exchanged-for', {
            number: (
              <LinkText as={Link} key="number" to={paths.orderSummary(newOrderId)}>
                <Num>{newOrderId}</Num>
              </LinkText>
            ),
          })}{' '}
        </>
      )}
      {t(`orders.exchange-state.${state}`)}{' '}
      <LinkText as={Link} to={paths.exchange(orderId, id)}>
        {t('orders.exchange-see')}
      </LinkText>
    </p>
  );
}
