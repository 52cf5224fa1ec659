import { reasonOf, useSignOutKey } from '@lunette/api-client';
import { ErrorState, FocusGuard } from '@lunette/ui-kit';
import { useId } from 'react';
import { useGetReturnDetailsQuery } from '../../api/return.ts';
import { usePolling } from '../../api/usePolling.ts';
import { OrderSkeleton } from '../../components/order/OrderSkeleton.tsx';
import { WaitingRefunds } from '../../components/refund/WaitingRefunds.tsx';
import { ReturnGate } from '../../components/return/ReturnGate.tsx';
import { CancelReturn, ChangePickup } from '../../components/returnDetails/ReturnActions.tsx';
import { ReturnHead } from '../../components/returnDetails/ReturnHead.tsx';
import { ReturnLabel } from '../../components/returnDetails/ReturnLabel.tsx';
import { ReturnMoney } from '../../components/returnDetails/ReturnMoney.tsx';
import { ReturnPieces } from '../../components/returnDetails/ReturnPieces.tsx';
import { ReturnTimeline } from '../../components/returnDetails/ReturnTimeline.tsx';
import { ReturnWayBack } from '../../components/returnDetails/ReturnWayBack.tsx';
import type { Order } from '../../contract/order.ts';
import type { Return } from '../../contract/return/returnParts.ts';
import { useReturnText } from '../../returnText.ts';
import { returnCanChange } from '../../rules/canChange.ts';

/** The order and the item in the address of the page. */
export interface ReturnDetailsScreenProps {
  orderId: string;
  /** The item whose returns are shown; if undefined, the first item of the order that has one. */
  itemId?: string | undefined;
}

/**
 * The page of the returns of an item (RET-07): their steps, the label, their worth and their refunds, the open ones first.
 */
export function ReturnDetailsScreen({ orderId, itemId }: ReturnDetailsScreenProps) {
  const t = useReturnText();
  return (
    <>
      <title>{`${t('returns.title')} · Lunette`}</title>
      <ReturnGate key={useSignOutKey()} orderId={orderId}>
        {(order) => <Details order={order} itemId={itemId ?? returnedItem(order)} />}
      </ReturnGate>
    </>
  );
}

function returnedItem({ items }: Order): string {
  return (items.find(({ return: orderReturn }) => orderReturn !== null) ?? items[0])?.id ?? '';
}

function Details({ order, itemId }: { order: Order; itemId: string }) {
  const t = useReturnText();
  const { pollingInterval, pollWhile } = usePolling();
  const { data, error, isFetching, refetch } = useGetReturnDetailsQuery(
    { params: { orderId: order.id, itemId } },
    { refetchOnMountOrArgChange: true, pollingInterval },
  );
  pollWhile(data?.returns.some(returnCanChange) ?? false);
  if (!data && error)
    return (
      <ErrorState
        title={t('returns.error')}
        text={reasonOf(error, t('returns.offline'))}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  if (!data) return <OrderSkeleton />;
  const groups = data.returns.map(({ groupId }) => groupId);
  const [first, ...others] = data.returns.toSorted(
    (a, b) => groups.indexOf(a.groupId) - groups.indexOf(b.groupId) || placeOf(a) - placeOf(b),
  );
  return (
    <FocusGuard>
      {order.hasRefunds && <WaitingRefunds order={order} />}
      {first && <ReturnArticle order={order} orderReturn={first} />}
      {others.map((orderReturn) => (
        <div key={orderReturn.returnId} className="mt-12 border-t border-line pt-10">
          <ReturnArticle order={order} orderReturn={orderReturn} />
        </div>
      ))}
    </FocusGuard>
  );
}

/** The sort position of a return among those that were confirmed with it: lost pieces first, then parcels, then claims. */
function placeOf({ isLost, kind }: Return): number {
  if (isLost) return 0;
  return kind === 'parcel' ? 1 : 2;
}

function ReturnArticle({ order, orderReturn }: { order: Order; orderReturn: Return }) {
  const headingId = useId();
  const change = orderReturn.pickup && <ChangePickup order={order} orderReturn={orderReturn} />;
  const isMissed = orderReturn.pickup?.missed ?? false;
  const zoneOf = order.shippingAddress.country;
  return (
    <article aria-labelledby={headingId}>
      <ReturnHead orderReturn={orderReturn} headingId={headingId}>
        {isMissed && change}
      </ReturnHead>
      <div className="grid gap-5">
        {/* What was lost is only paid, which its money tells. */}
        {!orderReturn.isLost && <ReturnTimeline {...orderReturn} zoneOf={zoneOf} />}
        {orderReturn.kind === 'parcel' && orderReturn.status === 'label' ? (
          <div className="grid items-start gap-5 desk:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)]">
            <ReturnLabel orderReturn={orderReturn}>{!isMissed && change}</ReturnLabel>
            <ReturnPieces {...orderReturn} />
          </div>
        ) : (
          <ReturnPieces {...orderReturn} />
        )}
        {orderReturn.wayBack && (
          <ReturnWayBack orderReturn={orderReturn} wayBack={orderReturn.wayBack} zoneOf={zoneOf} />
        )}
        {orderReturn.payments.length > 0 && <ReturnMoney order={order} payments={orderReturn.payments} />}
        {orderReturn.cancellable && <CancelReturn orderReturn={orderReturn} />}
      </div>
    </article>
  );
}
