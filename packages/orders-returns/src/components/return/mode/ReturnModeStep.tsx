import { isRefusal, reasonOf, useAttempt } from '@lunette/api-client';
import { ErrorState, LinkText, Skeleton } from '@lunette/ui-kit';
import { useEffect, useState } from 'react';
import {
  useCreateReturnMutation,
  useGetRefundMethodsQuery,
  useGetReturnModesQuery,
  usePreviewReturnQuery,
} from '../../../api/return.ts';
import type { Order } from '../../../contract/order.ts';
import type { ReturnModeOffer } from '../../../contract/return/returnWay.ts';
import type { Return, ReturnPreview, ReturnRefundMethod } from '../../../contract/return/returnParts.ts';
import { useReturnText } from '../../../returnText.ts';
import { useReturnAccount } from './AccountEntry.tsx';
import { RefundWays } from './RefundWays.tsx';
import { ActionFault } from '../ActionFault.tsx';
import { ReturnAction } from '../ReturnAction.tsx';
import { ReturnDates } from './ReturnDates.tsx';
import { ReturnLayout } from '../ReturnLayout.tsx';
import { ReturnModes } from './ReturnModes.tsx';
import { ReturnSum } from '../ReturnSum.tsx';
import { missingOf, NO_WAY, requestedWay, type ChosenWay } from './way.ts';
import { requestedItems, type Chosen } from '../request.ts';

interface ReturnWayProps {
  order: Order;
  chosen: Chosen;
  /** The preview of the first step: whether anything is sent. */
  before: ReturnPreview;
  onBack: () => void;
  onDone: (returns: Return[]) => void;
}

/** The second step of a return: how it comes back, where the money goes, and the word that sends it. */
export function ReturnWay({ order, chosen, before, onBack, onDone }: ReturnWayProps) {
  const t = useReturnText();
  const isSent = before.sent > 0;
  const [way, setWay] = useState(NO_WAY);
  const [refundMethod, setMethod] = useState<ReturnRefundMethod | null>(null);
  const { address, modes, methods, method } = useWays(order, chosen, way, refundMethod);
  const request = requestOf(chosen, way, method, isSent);
  const preview = usePreviewReturnQuery({ params: { orderId: order.id }, body: request });
  const shown = preview.data ?? before;
  const sending = useSending({
    order,
    request,
    preview: preview.currentData,
    onDone,
    refetch: preview.refetch,
  });
  const account = useReturnAccount(order.id);
  // Nothing can be sent before the ways of its money are known, and its sum.
  const isComing = preview.isFetching || methods.data === undefined;
  const missing = isSent ? missingOf(way) : null;
  const fault = sending.fault ?? (preview.error ? reasonOf(preview.error, t('returns.offline')) : null);
  const press = async () => {
    const isWhole = missing === null && method !== null;
    if (account.isLoading || (isWhole && method === 'neft' && !(await account.save()))) return;
    await sending.send(isWhole);
  };
  if (modes.error ?? methods.error)
    return (
      <ErrorState
        title={t('returns.error')}
        text={reasonOf(modes.error ?? methods.error, t('returns.offline'))}
        onRetry={() => void (modes.error ? modes.refetch() : methods.refetch())}
      />
    );
  return (
    <ReturnLayout
      current={1}
      title={t('returns.title-way')}
      aside={
        <ReturnSum
          title={t('returns.sum-title-way')}
          preview={shown}
          isFetching={preview.isFetching}
          withDays={missing === null}
        >
          <ReturnDates
            preview={shown}
            pickup={roundOf(modes.data?.modes, way)}
            isWayKnown={missing === null}
          />
          <ActionFault
            text={fault ?? (sending.isAsked && missing ? t(missing) : null)}
            isAsked={sending.isAsked}
          />
          <ReturnAction
            preview={shown}
            loading={sending.isLoading || account.isLoading || (missing === null && isComing)}
            onPress={() => void press()}
          >
            {t(isSent ? 'returns.send' : 'returns.send-claim')}
          </ReturnAction>
          {isSent && (
            <p className="text-14 text-ink-soft">{t('returns.cancel-free', { mode: way.mode ?? 'none' })}</p>
          )}
        </ReturnSum>
      }
    >
      <p className="mb-5">
        <LinkText as="button" onClick={onBack}>
          {t('returns.to-items')}
        </LinkText>
      </p>
      {isSent &&
        (modes.data ? (
          <ReturnModes
            order={{ ...order, shippingAddress: address }}
            modes={modes.data.modes}
            value={way}
            moneyBy={missing === null ? methods.data?.methods.find(({ id }) => id === method)?.by : undefined}
            onChange={setWay}
          />
        ) : (
          <Skeleton className="h-60 w-full" />
        ))}
      {methods.data ? (
        <RefundWays
          methods={methods.data.methods}
          value={method}
          onChange={setMethod}
          preview={shown}
          account={account}
          withDays={missing === null}
        />
      ) : (
        <Skeleton className="mt-8 h-52 w-full" />
      )}
    </ReturnLayout>
  );
}

/** What can be chosen from: the ways from the order's place, and those of its money, of which one is taken. */
function useWays(
  order: Order,
  chosen: Chosen,
  { mode, pickup }: ChosenWay,
  wanted: ReturnRefundMethod | null,
) {
  const { shippingAddress: address, id: orderId } = order;
  const itemId = Object.keys(chosen)[0] ?? '';
  const methods = useGetRefundMethodsQuery({
    params: { orderId, itemId },
    query: {
      ...(mode && { returnMode: mode }),
      ...(mode === 'schedule_pickup' && pickup && { pickupDate: pickup.date }),
    },
  });
  const method = wanted ?? methods.data?.methods.find(({ available }) => available)?.id ?? null;
  const modes = useGetReturnModesQuery({
    query: { pincode: address.postcode || address.city, ...(method && { refundMethod: method }) },
  });
  return { address, modes, methods, method };
}

function requestOf(chosen: Chosen, way: ChosenWay, method: ReturnRefundMethod | null, isSent: boolean) {
  return {
    items: requestedItems(chosen),
    ...(method && { refundMethod: method }),
    ...(isSent && requestedWay(way)),
  };
}

/** The round of the courier that was chosen, with its end. */
function roundOf(modes: ReturnModeOffer[] | undefined, { mode, pickup }: ChosenWay) {
  if (mode !== 'schedule_pickup' || !pickup) return null;
  const days = modes?.find(({ id }) => id === mode)?.days ?? [];
  const slot = days.find(({ date }) => date === pickup.date)?.slots.find(({ from }) => from === pickup.from);
  return slot ? { ...pickup, to: slot.to } : null;
}

interface Sending {
  order: Order;
  request: ReturnType<typeof requestOf>;
  preview: ReturnPreview | undefined;
  onDone: (returns: Return[]) => void;
  /** What comes back may have changed. */
  refetch: () => unknown;
}

/** Sends the return as it was previewed; pressed again after a lost answer it is the same one. */
function useSending({ order, request, preview, onDone, refetch }: Sending) {
  const t = useReturnText();
  const [isAsked, setAsked] = useState(false);
  const [create, { isLoading, error }] = useCreateReturnMutation();
  const attempt = useAttempt();
  const send = async (isWhole: boolean) => {
    setAsked(true);
    if (!isWhole || !preview || isLoading) return;
    const body = { ...request, preview: preview.token };
    const answer = await create({
      params: { orderId: order.id },
      body,
      idempotencyKey: attempt.keyFor(body),
    });
    attempt.ended(answer.error);
    if (answer.data) onDone(answer.data.returns);
  };
  // Whoever has gone back to the pieces meanwhile has nothing to preview any more.
  useEffect(() => {
    if (error) refetch();
  }, [error, refetch]);
  // Without an answer of the gateway nobody knows: the return may well have begun.
  const text = isRefusal(error) ? 'returns.failed' : 'returns.unheard';
  const fault = error ? t(text, { reason: reasonOf(error, t('returns.offline')) }) : null;
  return { send, isLoading, isAsked, fault };
}
