import {
  isRefusal,
  reasonOf,
  statusOf,
  useAppDispatch,
  useAppSelector,
  useAttempt,
} from '@lunette/api-client';
import {
  Button,
  Choice,
  ChoiceGroup,
  ErrorState,
  FocusGuard,
  Message,
  Price,
  Skeleton,
  TextArea,
} from '@lunette/ui-kit';
import { useEffect, useState, type ReactNode } from 'react';
import { useCancelOrderMutation, useGetOrderCancelReasonsQuery } from '../../api/order.ts';
import type { CancelReasons } from '../../contract/cancel.ts';
import type { Order } from '../../contract/order.ts';
import { cancelChosen, cancelFormClosed, selectCancelChoice } from '../../slice.ts';
import { useText } from '../../text.ts';
import { CancelPieces, type PiecesByItem } from './CancelPieces.tsx';
import { CancelWorth } from './CancelWorth.tsx';
import { isRefundMethod } from './refundTexts.ts';
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
    <Questions
      order={order}
      onClose={onClose}
      asked={data}
      isStale={isFetching}
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
    choose: (chosen: Parameters<typeof cancelChosen>[0]) => void dispatch(cancelChosen(chosen)),
    comment,
    setComment,
  };
}

/** Pieces of items in the format of the query: `ITEM:2,OTHER:1`. */
function piecesQuery(pieces: PiecesByItem): string {
  return Object.entries(pieces)
    .filter(([, count]) => count > 0)
    .map(([itemId, count]) => `${itemId}:${count}`)
    .join(',');
}

function hasPieces(pieces: PiecesByItem): boolean {
  return Object.values(pieces).some((count) => count > 0);
}

interface QuestionsProps extends CancelFormProps, ReturnType<typeof useChoice> {
  asked: CancelReasons;
  /** Whether the refund of the chosen pieces is being read, also again after a refusal. */
  isStale: boolean;
  /** Shown in place of the refund if it could not be read. */
  worthError: ReactNode;
  pieces: PiecesByItem;
}

function Questions(props: QuestionsProps) {
  const { order, onClose, asked, isStale, worthError, pieces, choice, choose, comment, setComment } = props;
  const t = useText();
  const { reasons, refundAmount, items, total } = asked;
  // A refund method of a newer gateway may need data that this form does not have.
  const refundMethods = asked.refundMethods.flatMap(({ id, ...words }) =>
    isRefundMethod(id) ? [{ id, ...words }] : [],
  );
  const { currentCancelReason: reason, currentRefundMethod: wanted } = choice;
  const only = refundMethods.length === 1 ? refundMethods[0]?.id : undefined;
  const refundMethod = refundMethods.find(({ id }) => id === wanted)?.id ?? only;
  const [missing, setMissing] = useState<string | null>(null);
  const [cancel, { isLoading, error }] = useCancelOrderMutation();
  const attempt = useAttempt();
  const isNothing = items.length > 0 && !hasPieces(pieces);
  const hasWorth = !isNothing && !worthError;
  const isAll = items.every(({ itemId }) => {
    const item = order.items.find(({ id }) => id === itemId);
    return item === undefined || (pieces[itemId] ?? 0) + item.cancelled === item.quantity;
  });
  const submit = async () => {
    if (isLoading || isStale || worthError) return;
    if (isNothing) return setMissing(t('orders.cancel-what-missing'));
    if (!reason) return setMissing(t('orders.cancel-why-missing'));
    if (refundMethods.length > 0 && !refundMethod) return setMissing(t('orders.cancel-refund-missing'));
    setMissing(null);
    const body = {
      reason,
      ...(refundMethod && { refundMethod }),
      ...(comment.trim() && { comment }),
      ...(items.length > 0 && { items: piecesQuery(pieces) }),
      ...(total && { expectedTotal: total.value }),
    };
    const answer = await cancel({
      params: { orderId: order.id },
      body,
      idempotencyKey: attempt.keyFor(body),
    });
    attempt.ended(answer.error);
    if (answer.data) onClose();
  };
  // Without an answer of the gateway it is unknown whether the order was cancelled.
  const failed = isRefusal(error) ? 'orders.cancel-failed' : 'orders.cancel-unheard';
  const fault = missing ?? (error && t(failed, { reason: reasonOf(error, t('orders.offline')) }));
  return (
    <form
      noValidate
      className="grid gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <CancelPieces
        order={order}
        items={items}
        value={pieces}
        onChange={(cancelProducts) => choose({ cancelProducts })}
      />
      <ChoiceGroup legend={t('orders.cancel-why')}>
        {reasons.map(({ id, title }) => (
          <Choice
            key={id}
            name="reason"
            title={title}
            checked={reason === id}
            onChange={() => choose({ currentCancelReason: id })}
          />
        ))}
      </ChoiceGroup>
      <TextArea
        label={t('orders.cancel-comment')}
        optional
        maxLength={500}
        value={comment}
        onChange={({ target }) => setComment(target.value)}
      />
      {worthError}
      {hasWorth && asked.note && <Message>{asked.note}</Message>}
      {hasWorth && <CancelWorth {...asked} />}
      {hasWorth && refundMethods.length > 0 && (
        <ChoiceGroup
          legend={t.rich('orders.cancel-refund', { amount: <Price key="amount" amount={refundAmount} /> })}
        >
          {refundMethods.map(({ id, title, description }) => (
            <Choice
              key={id}
              name="refundMethod"
              title={title}
              text={description}
              checked={refundMethod === id}
              onChange={() => choose({ currentRefundMethod: id })}
            />
          ))}
        </ChoiceGroup>
      )}
      {fault && <Message tone="bad">{fault}</Message>}
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          kind="danger"
          className="max-tablet:w-full"
          loading={isLoading || isStale}
          off={worthError && t('orders.cancel-worth-first')}
        >
          {t(isAll ? 'orders.cancel' : 'orders.cancel-part')}
        </Button>
        <Button kind="second" className="max-tablet:w-full" onClick={onClose}>
          {t('orders.cancel-keep')}
        </Button>
      </div>
    </form>
  );
}
