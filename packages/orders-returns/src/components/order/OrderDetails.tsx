import { isMissing, useAppSelector } from '@lunette/api-client';
import { selectSignIn, type PostcodeLookUp } from '@lunette/session';
import { FocusGuard, useLocale } from '@lunette/ui-kit';
import { useState, type ReactNode } from 'react';
import { useGetOrderQuery } from '../../api/order.ts';
import { usePolling } from '../../api/usePolling.ts';
import type { Order } from '../../contract/order.ts';
import type { OrderItem } from '../../contract/orderItem.ts';
import { orderCanChange } from '../../rules/canChange.ts';
import { ItemExchange } from '../item/ItemExchange.tsx';
import { ItemReturn } from '../item/ItemReturn.tsx';
import { waitsForStudio } from '../item/waitsForStudio.ts';
import { GONE_STATES, itemState, type ItemState } from '../item/itemState.ts';
import { CashConfirmation } from '../change/CashConfirmation.tsx';
import { ChangeAddress } from '../change/ChangeAddress.tsx';
import { OrderActs } from './OrderActs.tsx';
import { OrderPapers } from '../papers/OrderPapers.tsx';
import { OrderAddress } from './OrderAddress.tsx';
import { OrderByEmail, type FoundOrder } from '../track/OrderByEmail.tsx';
import { OrderCode } from '../track/OrderCode.tsx';
import { OrderError } from './OrderError.tsx';
import { OrderHead } from './head/OrderHead.tsx';
import { OrderHelp } from './OrderHelp.tsx';
import { OrderItemCard } from '../item/OrderItemCard.tsx';
import { OrderPaid } from './OrderPaid.tsx';
import { OrderPower } from '../item/OrderPower.tsx';
import { WaitingRefunds } from '../refund/WaitingRefunds.tsx';
import { OrderRefunds } from '../refund/OrderRefunds.tsx';
import { OrderStudio } from './OrderStudio.tsx';
import { OrderSkeleton } from './OrderSkeleton.tsx';

/** The order of a page, and the parts that a storefront adds to it. */
export interface OrderDetailsProps {
  orderId: string;
  /**
   * The order, if the visitor has already opened it with its e-mail address. A guest's masked one is not read before its
   * code.
   */
  opened?: FoundOrder;
  /** Whether the order replaces another one on its page, so that its heading gets the focus. */
  isNext?: boolean;
  /** Renders the fitting of an item that can be fitted in a store; on the store of another country only a booked one. */
  fitting?: ((item: OrderItem, order: Order) => ReactNode) | undefined;
  /** Renders the eye test of an order: its time, or a link to choose one while it can be booked. */
  eyeTest?: ((order: Order, mayBook: boolean) => ReactNode) | undefined;
  /** Renders the button that orders an item again, which is possible on the store of the order's country. */
  reorder?: ((orderId: string, item: OrderItem) => ReactNode) | undefined;
  /** Renders the button that orders all goods again, for an order that was opened by its e-mail address. */
  reorderByEmail?: ((orderId: string, email: string) => ReactNode) | undefined;
  /** Looks up the place of a postcode for another address. */
  lookUp: PostcodeLookUp;
  /** The phone number of the support. */
  phone: string | undefined;
}

/** An order as far as the visitor has access: the owner's, complete after its code, or masked by its e-mail address. */
export function OrderDetails(props: OrderDetailsProps) {
  const { orderId, opened, isNext = false, fitting, eyeTest, reorder, reorderByEmail, lookUp, phone } = props;
  const { country } = useLocale();
  const { pollingInterval, pollWhile } = usePolling();
  const { isLogined } = useAppSelector(selectSignIn);
  const [isEntered, setEntered] = useState(false);
  const { data, error, isFetching, refetch } = useGetOrderQuery(
    { params: { orderId } },
    { pollingInterval, skip: opened?.order.access === 'masked' && !isEntered && !isLogined },
  );
  const [found, setFound] = useState<FoundOrder | null>(opened ?? null);
  // The cached answer may be that of a customer who has signed out.
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
  const isAbroad = order.shippingAddress.country !== country;
  const isOwn = order.access === 'owner';
  const isMasked = order.access === 'masked';
  return (
    <>
      <OrderHead order={order} isNext={isNext} />
      {isMasked && found && (
        <OrderCode orderId={orderId} email={found.email} onEntered={() => setEntered(true)}>
          {!isAbroad &&
            order.items.some((item) => canBeReordered(item, order)) &&
            reorderByEmail?.(orderId, found.email)}
        </OrderCode>
      )}
      {/* A refund that waits and the confirmation of cash disappear once their button has been pressed. */}
      <FocusGuard>
        {order.hasRefunds && !isMasked && <WaitingRefunds order={order} />}
        <div className="grid gap-5">
          <OrderStudio order={order}>
            {isOwn && eyeTest?.(order, !isAbroad && order.items.some(waitsForStudio))}
          </OrderStudio>
          {order.items.map((item) => (
            <OrderItemCard
              key={item.id}
              item={item}
              zoneOf={order.shippingAddress.country}
              isMasked={isMasked}
              isOwn={isOwn}
              actions={
                <>
                  {!isMasked && <OrderPower orderId={orderId} item={item} />}
                  <ItemReturn order={order} item={item}>
                    {!isMasked && !isAbroad && canBeReordered(item, order) && reorder?.(orderId, item)}
                  </ItemReturn>
                  <ItemExchange orderId={orderId} item={item} />
                </>
              }
            >
              {isOwn && (!isAbroad || item.appointment) && canBeFitted(item, order) && fitting?.(item, order)}
            </OrderItemCard>
          ))}
          <div className="grid gap-5 tablet:grid-cols-2">
            <OrderAddress order={order} change={<ChangeAddress order={order} lookUp={lookUp} />} />
            <OrderPaid order={order} confirmation={<CashConfirmation order={order} />} />
            {!isMasked && <OrderPapers order={order} />}
            <OrderHelp phone={phone} />
          </div>
          {order.hasRefunds && <OrderRefunds order={order} email={isMasked ? found?.email : undefined} />}
          <OrderActs order={order} />
        </div>
      </FocusGuard>
    </>
  );
}

const FITTED: readonly OrderItem['classification'][] = ['eyeframe', 'sunglasses'];

/** Whether an item is a frame that is delivered or under way, so that it can be fitted. */
function canBeFitted(item: OrderItem, { status }: Order): boolean {
  const isThere = !GONE_STATES.includes(itemState(item).state);
  return status === 'placed' && isThere && FITTED.includes(item.classification);
}

/** Whether an item can be ordered again: it was sent, or it will not be delivered. */
function canBeReordered(item: OrderItem, { status }: Order): boolean {
  if (item.classification === 'loyalty_services') return false;
  return status === 'cancelled' || item.parcel !== null || FINAL_STATES.includes(itemState(item).state);
}

const FINAL_STATES: readonly ItemState['state'][] = ['arrived', ...GONE_STATES];
