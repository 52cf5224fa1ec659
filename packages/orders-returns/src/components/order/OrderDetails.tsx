import { isMissing } from '@lunette/api-client';
import type { PostcodeLookUp } from '@lunette/session';
import { useState, type ReactNode } from 'react';
import { useGetOrderQuery } from '../../api/order.ts';
import { usePolling } from '../../api/usePolling.ts';
import type { Order } from '../../contract/order.ts';
import type { OrderItem } from '../../contract/orderItem.ts';
import { orderCanChange } from '../../rules/canChange.ts';
import { ItemExchange } from '../item/ItemExchange.tsx';
import { ItemReturn } from '../item/ItemReturn.tsx';
import { waitsForStudio } from '../item/waitsForStudio.ts';
import { GONE, itemState, type ItemState } from '../item/itemState.ts';
import { CashConfirmation } from '../change/CashConfirmation.tsx';
import { ChangeAddress } from '../change/ChangeAddress.tsx';
import { OrderActs } from './OrderActs.tsx';
import { OrderPapers } from '../papers/OrderPapers.tsx';
import { OrderAddress } from './OrderAddress.tsx';
import { OrderByEmail, type FoundOrder } from '../track/OrderByEmail.tsx';
import { OrderCode } from '../track/OrderCode.tsx';
import { OrderError } from './OrderError.tsx';
import { OrderHead } from './OrderHead.tsx';
import { OrderHelp } from './OrderHelp.tsx';
import { OrderItemCard } from '../item/OrderItemCard.tsx';
import { OrderPaid } from './OrderPaid.tsx';
import { OrderPower } from '../item/OrderPower.tsx';
import { FailedRefunds } from '../refund/FailedRefunds.tsx';
import { OrderRefunds } from '../refund/OrderRefunds.tsx';
import { OrderStudio } from './OrderStudio.tsx';
import { OrderSkeleton } from './OrderSkeleton.tsx';

export interface OrderDetailsProps {
  orderId: string;
  /** The order as its e-mail address has opened it before. */
  opened?: FoundOrder;
  /** What stands below an item that can be fitted in a store. */
  fitting?: ((item: OrderItem, order: Order) => ReactNode) | undefined;
  /** The eye test of an order in a studio: its time, or the way to choose one while it may be booked. */
  eyeTest?: ((order: Order, mayBook: boolean) => ReactNode) | undefined;
  /** The way to order an item again. */
  reorder?: ((orderId: string, item: OrderItem) => ReactNode) | undefined;
  /** The way to order all goods of an order again that an e-mail address has opened. */
  reorderByEmail?: ((orderId: string, email: string) => ReactNode) | undefined;
  /** Finds the place of a postcode, for another address. */
  lookUp: PostcodeLookUp;
  /** The number at which somebody helps. */
  phone: string | undefined;
}

/** An order as far as the visitor may see it: their own, whole after its code, or masked where an e-mail address opens it. */
export function OrderDetails(props: OrderDetailsProps) {
  const { orderId, opened, fitting, eyeTest, reorder, reorderByEmail, lookUp, phone } = props;
  const { pollingInterval, pollWhile } = usePolling();
  const { data, error, isFetching, refetch } = useGetOrderQuery({ params: { orderId } }, { pollingInterval });
  const [found, setFound] = useState<FoundOrder | null>(opened ?? null);
  // What was read before may be of who was signed in then.
  const read = isMissing(error) ? undefined : data?.orders[0];
  pollWhile(read !== undefined && orderCanChange(read));
  const order = read ?? (found?.order.id === orderId ? found.order : undefined);
  if (!order && error)
    return (
      <OrderError error={error} onRetry={() => void refetch()} retrying={isFetching}>
        <OrderByEmail orderId={orderId} onFound={setFound} />
      </OrderError>
    );
  if (!order) return <OrderSkeleton />;
  const isOwn = order.access === 'owner';
  const isMasked = order.access === 'masked';
  return (
    <>
      <OrderHead order={order} />
      {isMasked && found && (
        <OrderCode orderId={orderId} email={found.email}>
          {order.items.some((item) => canBeReordered(item, order)) && reorderByEmail?.(orderId, found.email)}
        </OrderCode>
      )}
      {order.hasRefunds && !isMasked && <FailedRefunds orderId={orderId} />}
      <div className="grid gap-5">
        <OrderStudio order={order}>{isOwn && eyeTest?.(order, order.items.some(waitsForStudio))}</OrderStudio>
        {order.items.map((item) => (
          <OrderItemCard
            key={item.id}
            item={item}
            isMasked={isMasked}
            actions={
              <>
                {!isMasked && <OrderPower orderId={orderId} item={item} />}
                <ItemReturn orderId={orderId} item={item}>
                  {!isMasked && canBeReordered(item, order) && reorder?.(orderId, item)}
                </ItemReturn>
                <ItemExchange orderId={orderId} item={item} />
              </>
            }
          >
            {isOwn && canBeFitted(item, order) && fitting?.(item, order)}
          </OrderItemCard>
        ))}
        <div className="grid gap-5 tablet:grid-cols-2">
          <OrderAddress order={order} change={<ChangeAddress order={order} lookUp={lookUp} />} />
          <OrderPaid order={order} confirmation={<CashConfirmation order={order} />} />
          {!isMasked && <OrderPapers order={order} />}
          <OrderHelp phone={phone} />
        </div>
        {order.hasRefunds && <OrderRefunds orderId={orderId} email={isMasked ? found?.email : undefined} />}
        <OrderActs acts={order.acts} />
      </div>
    </>
  );
}

const FITTED: readonly OrderItem['classification'][] = ['eyeframe', 'sunglasses'];

/** Whether an item is one that sits on a nose, and on its way or there. */
function canBeFitted(item: OrderItem, { status }: Order): boolean {
  const isThere = !GONE.includes(itemState(item).state);
  return status === 'placed' && isThere && FITTED.includes(item.classification);
}

/** Whether an item can be ordered again: it has been sent, or it will not come. */
function canBeReordered(item: OrderItem, { status }: Order): boolean {
  if (item.classification === 'loyalty_services') return false;
  return status === 'cancelled' || item.parcel !== null || OVER.includes(itemState(item).state);
}

const OVER: readonly ItemState['state'][] = ['arrived', ...GONE];
