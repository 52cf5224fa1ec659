import { isRefusal, reasonOf, statusOf, useAttempt } from '@lunette/api-client';
import { Button, Choice, ChoiceGroup, Message, Price, TextArea } from '@lunette/ui-kit';
import { useEffect, useState, type ReactNode } from 'react';
import { useCancelOrderMutation } from '../../api/order.ts';
import type { CancelReasons, RefundMethod } from '../../contract/cancel.ts';
import type { Order } from '../../contract/order.ts';
import type { CancelChoice } from '../../slice.ts';
import { useText } from '../../text.ts';
import { CancelPieces } from './CancelPieces.tsx';
import { CancelWorth } from './CancelWorth.tsx';
import { areAllPieces, hasPieces, piecesQuery, type PiecesByItem } from './cancelledPieces.ts';
import { isRefundMethod } from './refundTexts.ts';

interface CancelQuestionsProps {
  order: Order;
  asked: CancelReasons;
  /** Whether the refund of the chosen pieces is being read, also again after a refusal. */
  isStale: boolean;
  /** Reads what can be cancelled again, because it has changed meanwhile. */
  onRefused: () => unknown;
  /** Shown in place of the refund if it could not be read. */
  worthError: ReactNode;
  pieces: PiecesByItem;
  choice: CancelChoice;
  choose: (chosen: Partial<CancelChoice>) => void;
  comment: string;
  setComment: (comment: string) => void;
  onClose: () => void;
}

/** The form that asks for pieces, reason, comment and refund method, and cancels them. */
export function CancelQuestions(props: CancelQuestionsProps) {
  const { order, asked, isStale, onRefused, worthError, pieces, choice, choose } = props;
  const { comment, setComment, onClose } = props;
  const t = useText();
  const { refundAmount, items, total } = asked;
  const refundMethods = knownMethods(asked);
  const { currentCancelReason, currentRefundMethod: wanted } = choice;
  // The reasons depend on the pieces, which may have been changed since the choice.
  const reason = asked.reasons.find(({ id }) => id === currentCancelReason)?.id ?? null;
  const only = refundMethods.length === 1 ? refundMethods[0]?.id : undefined;
  const refundMethod = refundMethods.find(({ id }) => id === wanted)?.id ?? only;
  const [isAsked, setAsked] = useState(false);
  const { cancel, isLoading, fault } = useCancelCall(order.id, onRefused, onClose);
  const isNothing = items.length > 0 && !hasPieces(pieces);
  const hasWorth = !isNothing && !worthError;
  const missing = () => {
    if (isNothing) return t('orders.cancel-what-missing');
    if (!reason) return t('orders.cancel-why-missing');
    return refundMethods.length > 0 && !refundMethod ? t('orders.cancel-refund-missing') : null;
  };
  const shownFault = (isAsked && missing()) || fault;
  const submit = () => {
    if (isLoading || isStale || worthError) return;
    setAsked(missing() !== null);
    if (!reason || missing()) return;
    void cancel({
      reason,
      ...(refundMethod && { refundMethod }),
      ...(comment.trim() && { comment }),
      ...(items.length > 0 && { items: piecesQuery(pieces) }),
      ...(total && { expectedTotal: total.value }),
    });
  };
  return (
    <form
      noValidate
      className="grid gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <CancelPieces
        order={order}
        items={items}
        value={pieces}
        onChange={(cancelProducts) => choose({ cancelProducts })}
      />
      <ReasonChoice
        reasons={asked.reasons}
        value={reason}
        onChange={(currentCancelReason) => choose({ currentCancelReason })}
      />
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
        <RefundMethodChoice
          amount={refundAmount}
          methods={refundMethods}
          value={refundMethod}
          onChange={(currentRefundMethod) => choose({ currentRefundMethod })}
        />
      )}
      {shownFault && <Message tone="bad">{shownFault}</Message>}
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          kind="danger"
          className="max-tablet:w-full"
          loading={isLoading || isStale}
          off={worthError && t('orders.cancel-worth-first')}
        >
          {t(areAllPieces(order, items, pieces) ? 'orders.cancel' : 'orders.cancel-part')}
        </Button>
        <Button kind="second" className="max-tablet:w-full" onClick={onClose}>
          {t('orders.cancel-keep')}
        </Button>
      </div>
    </form>
  );
}

/** The refund methods without those of a newer gateway, which may need data that this form does not have. */
function knownMethods({ refundMethods }: CancelReasons) {
  return refundMethods.flatMap(({ id, ...words }) => (isRefundMethod(id) ? [{ id, ...words }] : []));
}

/** The call that cancels an order or pieces of it, and why it failed. Repeated presses cancel once. */
function useCancelCall(orderId: string, onRefused: () => unknown, onDone: () => void) {
  const t = useText();
  const [send, { isLoading, error }] = useCancelOrderMutation();
  const attempt = useAttempt();
  const cancel = async (body: Parameters<typeof send>[0]['body']) => {
    const answer = await send({ params: { orderId }, body, idempotencyKey: attempt.keyFor(body) });
    attempt.ended(answer.error);
    if (answer.data) onDone();
  };
  // In an effect, so that a form that was closed meanwhile reads nothing.
  useEffect(() => {
    if (statusOf(error) === 409) onRefused();
  }, [error, onRefused]);
  // Without an answer of the gateway it is unknown whether the order was cancelled.
  const failed = isRefusal(error) ? 'orders.cancel-failed' : 'orders.cancel-unheard';
  const fault = error && t(failed, { reason: reasonOf(error, t('orders.offline')) });
  return { cancel, isLoading, fault };
}

type CancelReason = CancelReasons['reasons'][number];

interface ReasonChoiceProps {
  reasons: CancelReason[];
  value: CancelReason['id'] | null;
  onChange: (reason: CancelReason['id']) => void;
}

function ReasonChoice({ reasons, value, onChange }: ReasonChoiceProps) {
  const t = useText();
  return (
    <ChoiceGroup legend={t('orders.cancel-why')}>
      {reasons.map(({ id, title }) => (
        <Choice key={id} name="reason" title={title} checked={value === id} onChange={() => onChange(id)} />
      ))}
    </ChoiceGroup>
  );
}

interface RefundMethodChoiceProps {
  amount: CancelReasons['refundAmount'];
  methods: ReturnType<typeof knownMethods>;
  value: RefundMethod | undefined;
  onChange: (method: RefundMethod) => void;
}

function RefundMethodChoice({ amount, methods, value, onChange }: RefundMethodChoiceProps) {
  const t = useText();
  return (
    <ChoiceGroup legend={t.rich('orders.cancel-refund', { amount: <Price key="amount" amount={amount} /> })}>
      {methods.map(({ id, title, description }) => (
        <Choice
          key={id}
          name="refundMethod"
          title={title}
          text={description}
          checked={value === id}
          onChange={() => onChange(id)}
        />
      ))}
    </ChoiceGroup>
  );
}
