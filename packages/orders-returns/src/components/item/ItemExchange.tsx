import { paths } from '@lunette/api-client';
import { LinkText, Num } from '@lunette/ui-kit';
import { Link } from 'react-router';
import type { OrderItem } from '../../contract/orderItem.ts';
import { useText } from '../../text.ts';

interface ItemExchangeProps {
  orderId: string;
  item: Pick<OrderItem, 'id' | 'exchange'>;
}

/** The statuses of an exchange for which the page of an order has a text. */
const STATES = ['unpaid', 'owed', 'done', 'cancelled'] as const;

/** The text about the status of an exchange and of its old goods. */
function stateOf({ status, returnStatus }: NonNullable<OrderItem['exchange']>) {
  const state = STATES.find((known) => known === status);
  if (state === 'unpaid') return state;
  if (state) return returnStatus === 'rejected' ? (`${state}-refused` as const) : state;
  if (returnStatus === 'picked_up') return 'on-its-way';
  return returnStatus === 'received' || returnStatus === 'inspected' ? 'looked-at' : 'confirmed';
}

/** The exchange of an item: its status, and links to its page and to the order that it made. */
export function ItemExchange({ orderId, item: { id, exchange } }: ItemExchangeProps) {
  const t = useText();
  if (!exchange) return null;
  const { status, newOrderId } = exchange;
  const state = stateOf(exchange);
  return (
    <p className="text-14">
      {newOrderId && status !== 'cancelled' && (
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
