import { paths, reasonOf, useSignOutKey } from '@lunette/api-client';
import { ErrorState, LinkText } from '@lunette/ui-kit';
import { skipToken } from '@reduxjs/toolkit/query';
import { Link, useNavigate } from 'react-router';
import { useGetEligibilityQuery, usePreviewReturnQuery } from '../../api/return.ts';
import { OrderSkeleton } from '../../components/order/OrderSkeleton.tsx';
import { ReturnGate } from '../../components/return/ReturnGate.tsx';
import { ReturnItems } from '../../components/return/items/ReturnItems.tsx';
import { ReturnModeStep } from '../../components/return/mode/ReturnModeStep.tsx';
import { requestedItems } from '../../components/return/chosenItems.ts';
import { useChosenItems } from '../../components/return/useChosenItems.ts';
import { useModeStep } from '../../components/return/useModeStep.ts';
import type { Order } from '../../contract/order.ts';
import type { ItemEligibility } from '../../contract/return/returnEligibility.ts';
import { useReturnText } from '../../returnText.ts';

/** The order and the item in the address of the page. */
export interface ReturnProductsScreenProps {
  orderId: string;
  /** The item from whose link the shopper came; it is selected. */
  itemId?: string | undefined;
}

/** The page that returns goods of an order (RET-01): pieces and reasons, then return mode and refund method. */
export function ReturnProductsScreen(props: ReturnProductsScreenProps) {
  const t = useReturnText();
  return (
    <>
      <title>{`${t('returns.title-items')} · Lunette`}</title>
      <p className="mb-5 text-14 font-semibold">
        <LinkText as={Link} to={paths.orderSummary(props.orderId)}>
          {t('returns.leave')}
        </LinkText>
      </p>
      <ReturnGate key={useSignOutKey()} orderId={props.orderId}>
        {(order) => <Eligible order={order} itemId={props.itemId} />}
      </ReturnGate>
    </>
  );
}

interface EligibleProps {
  order: Order;
  itemId: string | undefined;
}

function Eligible({ order, itemId }: EligibleProps) {
  const t = useReturnText();
  const { data, error, isFetching, refetch } = useGetEligibilityQuery(
    { params: { orderId: order.id }, query: {} },
    { refetchOnMountOrArgChange: true },
  );
  if (data) return <ReturnSteps order={order} itemId={itemId} eligibilities={data.items} />;
  if (!error) return <OrderSkeleton />;
  return (
    <ErrorState
      title={t('returns.error')}
      text={reasonOf(error, t('returns.offline'))}
      onRetry={() => void refetch()}
      retrying={isFetching}
    />
  );
}

function ReturnSteps({ order, itemId, eligibilities }: EligibleProps & { eligibilities: ItemEligibility[] }) {
  const t = useReturnText();
  const navigate = useNavigate();
  const { chosen, choose, addPhoto, forget } = useChosenItems(order.id, itemId, eligibilities);
  const modeStep = useModeStep();
  const items = requestedItems(chosen);
  const { currentData, data, isFetching, error, refetch } = usePreviewReturnQuery(
    items.length > 0 ? { params: { orderId: order.id }, body: { items } } : skipToken,
  );
  const preview = items.length > 0 ? (currentData ?? (isFetching ? data : undefined)) : undefined;
  if (modeStep.isOpen && preview)
    return (
      <ReturnModeStep
        order={order}
        chosen={chosen}
        before={preview}
        onBack={modeStep.back}
        onDone={(returns) => {
          forget();
          const item = returns[0]?.items[0]?.itemId ?? '';
          void navigate(paths.returnDetails(order.id, item), { replace: true });
        }}
      />
    );
  return (
    <ReturnItems
      order={order}
      isBack={modeStep.isBegun}
      eligibilities={eligibilities}
      chosen={chosen}
      onChange={(next) => {
        choose(next);
        modeStep.end();
      }}
      onPhoto={addPhoto}
      preview={preview}
      isFetching={isFetching}
      isWaiting={modeStep.isOpen && isFetching}
      fault={error && !isFetching ? reasonOf(error, t('returns.offline')) : null}
      onNext={() => {
        // The next step is shown without another press once the preview is loaded.
        modeStep.open();
        if (error) void refetch();
      }}
    />
  );
}
