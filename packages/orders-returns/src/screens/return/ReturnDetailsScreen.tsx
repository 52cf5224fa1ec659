import { reasonOf, useSignOutKey } from '@lunette/api-client';
import { ErrorState } from '@lunette/ui-kit';
import { useGetReturnDetailsQuery } from '../../api/return.ts';
import { usePolling } from '../../api/usePolling.ts';
import { OrderSkeleton } from '../../components/order/OrderSkeleton.tsx';
import { FailedRefunds } from '../../components/refund/FailedRefunds.tsx';
import { ReturnGate } from '../../components/return/ReturnGate.tsx';
import { CancelReturn, ChangePickup } from '../../components/returnDetails/ReturnActions.tsx';
import { ReturnHead } from '../../components/returnDetails/ReturnHead.tsx';
import { ReturnLabel } from '../../components/returnDetails/ReturnLabel.tsx';
import { ReturnMoney } from '../../components/returnDetails/ReturnMoney.tsx';
import { ReturnPieces } from '../../components/returnDetails/ReturnPieces.tsx';
import { ReturnSteps } from '../../components/returnDetails/ReturnSteps.tsx';
import { ReturnWayBack } from '../../components/returnDetails/ReturnWayBack.tsx';
import type { Order } from '../../contract/order.ts';
import type { Return } from '../../contract/return/returnParts.ts';
import { useReturnText } from '../../returnText.ts';
import { returnCanChange } from '../../rules/canChange.ts';

export interface ReturnDetailsScreenProps {
  orderId: string;
  /** The item whose latest return is shown; the first of the order that has one where none is named. */
  itemId?: string | undefined;
}

/** A return on its way (RET-07): its steps, the code for the courier, what it is worth, and its payments by day. */
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
  return (items.find(({ return: one }) => one !== null) ?? items[0])?.id ?? '';
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
  const [first, ...others] = data.returns.toSorted((a, b) => placeOf(a) - placeOf(b));
  return (
    <>
      {order.hasRefunds && <FailedRefunds orderId={order.id} />}
      {first && <One order={order} one={first} />}
      {others.map((one) => (
        <div key={one.returnId} className="mt-12 border-t border-line pt-10">
          <One order={order} one={one} />
        </div>
      ))}
    </>
  );
}

/** What was lost is the latest news; a parcel stands above the claims that were confirmed with it. */
function placeOf({ isLost, kind }: Return): number {
  if (isLost) return 0;
  return kind === 'parcel' ? 1 : 2;
}

function One({ order, one }: { order: Order; one: Return }) {
  const change = one.pickup && <ChangePickup order={order} one={one} />;
  const isMissed = one.pickup?.missed ?? false;
  return (
    <article>
      <ReturnHead one={one}>{isMissed && change}</ReturnHead>
      <div className="grid gap-5">
        {/* What was lost is only paid, which its money tells. */}
        {!one.isLost && <ReturnSteps steps={one.steps} mode={one.mode} />}
        {one.kind === 'parcel' && one.status === 'label' ? (
          <div className="grid items-start gap-5 desk:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)]">
            <ReturnLabel one={one}>{!isMissed && change}</ReturnLabel>
            <ReturnPieces {...one} />
          </div>
        ) : (
          <ReturnPieces {...one} />
        )}
        {one.wayBack && <ReturnWayBack one={one} wayBack={one.wayBack} />}
        {one.payments.length > 0 && <ReturnMoney orderId={one.orderId} payments={one.payments} />}
        {one.cancellable && <CancelReturn one={one} />}
      </div>
    </article>
  );
}
