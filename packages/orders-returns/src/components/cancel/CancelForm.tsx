import { isRefusal, reasonOf, useAttempt } from '@lunette/api-client';
import { Button, Choice, ChoiceGroup, ErrorState, Message, Price, Skeleton, TextArea } from '@lunette/ui-kit';
import { useState } from 'react';
import { useCancelOrderMutation, useGetOrderCancelReasonsQuery } from '../../api/order.ts';
import type { CancelReasons, RefundMethod } from '../../contract/order.ts';
import { useText } from '../../text.ts';
import { isRefundMethod } from './refundTexts.ts';

interface CancelFormProps {
  orderId: string;
  /** The shopper lets the order stand. */
  onKeep: () => void;
}

/** Asks why, and how the money shall come back; an order that cannot be cancelled any more says so. */
export function CancelForm({ orderId, onKeep }: CancelFormProps) {
  const t = useText();
  const { data, error, isFetching, refetch } = useGetOrderCancelReasonsQuery(
    { params: { orderId } },
    { refetchOnMountOrArgChange: true },
  );
  if (isFetching)
    return (
      <div role="status" aria-label={t('orders.cancel-loading')}>
        <Skeleton className="h-64 w-full" />
      </div>
    );
  if (!data)
    return (
      <ErrorState
        title={t('orders.cancel-error')}
        text={reasonOf(error, t('orders.offline'))}
        onRetry={() => void refetch()}
      />
    );
  if (!data.cancellable)
    return (
      <div className="grid gap-5">
        <Message tone="warn">{data.message}</Message>
        <Button onClick={onKeep}>{t('orders.cancel-keep')}</Button>
      </div>
    );
  return <Questions orderId={orderId} onKeep={onKeep} asked={data} />;
}

type Reason = CancelReasons['reasons'][number]['id'];

function Questions({ orderId, onKeep, asked }: CancelFormProps & { asked: CancelReasons }) {
  const t = useText();
  const { reasons, refundAmount } = asked;
  // A way that this version does not know may need what it does not ask for.
  const refundMethods = asked.refundMethods.flatMap(({ id, ...words }) =>
    isRefundMethod(id) ? [{ id, ...words }] : [],
  );
  const [reason, setReason] = useState<Reason | null>(null);
  const [refundMethod, setMethod] = useState<RefundMethod | undefined>(
    refundMethods.length === 1 ? refundMethods[0]?.id : undefined,
  );
  const [comment, setComment] = useState('');
  const [missing, setMissing] = useState<string | null>(null);
  const [cancel, { isLoading, error }] = useCancelOrderMutation();
  const attempt = useAttempt();
  const submit = async () => {
    if (isLoading) return;
    if (!reason) return setMissing(t('orders.cancel-why-missing'));
    if (refundMethods.length > 0 && !refundMethod) return setMissing(t('orders.cancel-refund-missing'));
    setMissing(null);
    const body = { reason, ...(refundMethod && { refundMethod }), ...(comment.trim() && { comment }) };
    const answer = await cancel({ params: { orderId }, body, idempotencyKey: attempt.keyFor(body) });
    attempt.ended(answer.error);
  };
  // Without an answer of the gateway nobody knows: the order may well be cancelled.
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
      <ChoiceGroup legend={t('orders.cancel-why')}>
        {reasons.map(({ id, title }) => (
          <Choice
            key={id}
            name="reason"
            title={title}
            checked={reason === id}
            onChange={() => setReason(id)}
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
      {refundMethods.length > 0 && (
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
              onChange={() => setMethod(id)}
            />
          ))}
        </ChoiceGroup>
      )}
      {fault && <Message tone="bad">{fault}</Message>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" kind="danger" loading={isLoading}>
          {t('orders.cancel')}
        </Button>
        <Button kind="second" onClick={onKeep}>
          {t('orders.cancel-keep')}
        </Button>
      </div>
    </form>
  );
}
