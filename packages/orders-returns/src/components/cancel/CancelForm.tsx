import { reasonOf, statusOf, useAppDispatch, useAppSelector } from '@lunette/api-client';
import { Button, ErrorState, FocusGuard, Message, Skeleton } from '@lunette/ui-kit';
import { useEffect, useState } from 'react';
import { useGetOrderCancelReasonsQuery } from '../../api/order.ts';
import type { Order } from '../../contract/order.ts';
import { cancelChosen, cancelFormClosed, selectCancelChoice, type CancelChoice } from '../../slice.ts';
import { useText } from '../../text.ts';
import { hasPieces, piecesQuery } from './cancelledPieces.ts';
import { CancelQuestions } from './CancelQuestions.tsx';
import { WorthError } from './WorthError.tsx';

interface CancelFormProps {
  order: Order;
  /** Called when the shopper keeps the order, or closes the result. */
  onClose: () => void;
}

/**
 * Asks which pieces to cancel, the reason and the refund method; or shows why the order cannot be cancelled any more, also if
 * that turns out when the form is sent.
 */
export function CancelForm(props: CancelFormProps) {
  return (
    <FocusGuard>
      <CurrentForm {...props} />
    </FocusGuard>
  );
}

function CurrentForm({ order, onClose }: CancelFormProps) {
  const t = useText();
  const choosing = useChoice();
  const { choose } = choosing;
  const { cancelProducts: pieces } = choosing.choice;
  const query = pieces && hasPieces(pieces) ? { items: piecesQuery(pieces) } : {};
  const { data, error, isFetching, refetch } = useGetOrderCancelReasonsQuery(
    { params: { orderId: order.id }, query },
    { refetchOnMountOrArgChange: true },
  );
  if (!data && !error)
    return (
      <div role="status" aria-label={t('orders.cancel-loading')}>
        <Skeleton className="h-64 w-full" />
      </div>
    );
  const retry = () => {
    // A refusal can be due to the choice, so everything is read again without it.
    if (pieces && REFUSED_CHOICE.includes(statusOf(error))) choose({ cancelProducts: null });
    else void refetch();
  };
  if (!data)
    return (
      <ErrorState
        title={t('orders.cancel-error')}
        text={reasonOf(error, t('orders.offline'))}
        onRetry={retry}
        retrying={isFetching}
      />
    );
  if (!data.cancellable)
    return (
      <div className="grid gap-5">
        <Message tone="warn">{data.message}</Message>
        <Button onClick={onClose}>{t('orders.cancel-keep')}</Button>
      </div>
    );
  const chosen = pieces ?? Object.fromEntries(data.items.map(({ itemId, pieces: open }) => [itemId, open]));
  return (
    <CancelQuestions
      order={order}
      onClose={onClose}
      asked={data}
      isStale={isFetching}
      onRefused={refetch}
      worthError={
        error && (
          <WorthError reason={reasonOf(error, t('orders.offline'))} onRetry={retry} retrying={isFetching} />
        )
      }
      pieces={chosen}
      {...choosing}
    />
  );
}

/** The statuses with which the gateway refuses the chosen pieces. */
const REFUSED_CHOICE: readonly unknown[] = [409, 422];

/** The choice and the comment in the form; they are reset when the form closes. */
function useChoice() {
  const dispatch = useAppDispatch();
  const choice = useAppSelector(selectCancelChoice);
  const [comment, setComment] = useState('');
  useEffect(() => () => void dispatch(cancelFormClosed()), [dispatch]);
  return {
    choice,
    choose: (chosen: Partial<CancelChoice>) => void dispatch(cancelChosen(chosen)),
    comment,
    setComment,
  };
}
