import { isRefusal, reasonOf, useAttempt } from '@lunette/api-client';
import { ErrorState, LinkText, Skeleton } from '@lunette/ui-kit';
import { useEffect, useState } from 'react';
import { isPickupTaken } from '../../../api/isPickupTaken.ts';
import {
  useCreateReturnMutation,
  useGetRefundMethodsQuery,
  useGetReturnModesQuery,
  usePreviewReturnQuery,
} from '../../../api/return.ts';
import type { Order } from '../../../contract/order.ts';
import type { ReturnModeOffer } from '../../../contract/return/returnMode.ts';
import type { Return, ReturnPreview, ReturnRefundMethod } from '../../../contract/return/returnParts.ts';
import { useReturnText } from '../../../returnText.ts';
import { useReturnAccount } from './AccountEntry.tsx';
import { RefundMethods, refundsByChoice } from './RefundMethods.tsx';
import { ActionError } from '../ActionError.tsx';
import { ReturnAction } from '../ReturnAction.tsx';
import { ReturnDates } from './ReturnDates.tsx';
import { ReturnLayout } from '../ReturnLayout.tsx';
import { ReturnModes } from './ReturnModes.tsx';
import { ReturnSum } from '../ReturnSum.tsx';
import { returnPlaceOf } from './returnPlaceOf.ts';
import { missingModeText, NO_RETURN_MODE, requestedMode, type ChosenReturnMode } from './chosenReturnMode.ts';
import { requestedItems, type ChosenItems } from '../chosenItems.ts';

interface ReturnModeStepProps {
  order: Order;
  chosen: ChosenItems;
  /** The preview of the first step, which says whether anything has to be sent. */
  before: ReturnPreview;
  onBack: () => void;
  onDone: (returns: Return[]) => void;
}

/** The second step of a return: return mode, refund method, and the button that requests it. */
export function ReturnModeStep({ order, chosen, before, onBack, onDone }: ReturnModeStepProps) {
  const t = useReturnText();
  const isSent = before.sent > 0;
  const [chosenMode, setChosenMode] = useState(NO_RETURN_MODE);
  const [refundMethod, setMethod] = useState<ReturnRefundMethod | null>(null);
  const { address, modes, methods, method } = useReturnOptions(
    order,
    chosen,
    isSent ? chosenMode : null,
    refundMethod,
  );
  const request = requestOf(chosen, chosenMode, method, isSent);
  const preview = usePreviewReturnQuery({ params: { orderId: order.id }, body: request });
  const shown = preview.data ?? before;
  const sending = useCreateReturn({
    order,
    request,
    preview: preview.currentData,
    onDone,
    onPickupTaken: () => setChosenMode((mode) => ({ ...mode, pickup: null })),
    refetch: preview.refetch,
  });
  const account = useReturnAccount(order);
  // The return cannot be requested before its refund methods and its sum are known.
  const isComing = preview.isFetching || methods.data === undefined;
  const missing = isSent ? missingModeText(chosenMode) : null;
  const fault = sending.fault ?? (preview.error ? reasonOf(preview.error, t('returns.offline')) : null);
  const press = async () => {
    const isComplete = missing === null && (method !== null || !refundsByChoice(shown));
    // A sum that could not be loaded is loaded again first, because the return is requested with it.
    if (isComplete && preview.error) return void preview.refetch();
    if (account.isLoading || (isComplete && method === 'neft' && !(await account.save()))) return;
    await sending.send(isComplete);
  };
  if (modes.error ?? methods.error)
    return (
      <ErrorState
        title={t('returns.error')}
        text={reasonOf(modes.error ?? methods.error, t('returns.offline'))}
        onRetry={() => void (modes.error ? modes.refetch() : methods.refetch())}
        retrying={modes.isFetching || methods.isFetching}
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
            pickup={roundOf(modes.data?.modes, chosenMode)}
            isModeKnown={missing === null}
          />
          <ActionError
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
            <p className="text-14 text-ink-soft">
              {t('returns.cancel-free', { mode: chosenMode.mode ?? 'none' })}
            </p>
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
            value={chosenMode}
            moneyBy={missing === null ? methods.data?.methods.find(({ id }) => id === method)?.by : undefined}
            onChange={setChosenMode}
          />
        ) : (
          <Skeleton className="h-60 w-full" />
        ))}
      {methods.data ? (
        <RefundMethods
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

/**
 * The return modes at the order's address and the refund methods, with the method that is selected. The chosen mode is null
 * for claims, of which nothing is sent.
 */
function useReturnOptions(
  order: Order,
  chosen: ChosenItems,
  chosenMode: ChosenReturnMode | null,
  wanted: ReturnRefundMethod | null,
) {
  const { shippingAddress: address, id: orderId } = order;
  const itemId = Object.keys(chosen)[0] ?? '';
  const methods = useGetRefundMethodsQuery({
    params: { orderId, itemId },
    query: chosenMode ? modeQuery(chosenMode) : { isClaim: 'true' as const },
  });
  const method = wanted ?? methods.data?.methods.find(({ available }) => available)?.id ?? null;
  const modes = useGetReturnModesQuery({
    query: { ...returnPlaceOf(order), ...(method && { refundMethod: method }) },
  });
  return { address, modes, methods, method };
}

/** The return mode on which the days of the refund methods depend. */
function modeQuery({ mode, pickup }: ChosenReturnMode) {
  return {
    ...(mode && { returnMode: mode }),
    ...(mode === 'schedule_pickup' && pickup && { pickupDate: pickup.date }),
  };
}

function requestOf(
  chosen: ChosenItems,
  chosenMode: ChosenReturnMode,
  method: ReturnRefundMethod | null,
  isSent: boolean,
) {
  return {
    items: requestedItems(chosen),
    ...(method && { refundMethod: method }),
    ...(isSent && requestedMode(chosenMode)),
  };
}

/** The chosen pickup slot with the end of its hours. */
function roundOf(modes: ReturnModeOffer[] | undefined, { mode, pickup }: ChosenReturnMode) {
  if (mode !== 'schedule_pickup' || !pickup) return null;
  const days = modes?.find(({ id }) => id === mode)?.days ?? [];
  const slot = days.find(({ date }) => date === pickup.date)?.slots.find(({ from }) => from === pickup.from);
  return slot ? { ...pickup, to: slot.to } : null;
}

interface CreateReturnOptions {
  order: Order;
  request: ReturnType<typeof requestOf>;
  preview: ReturnPreview | undefined;
  onDone: (returns: Return[]) => void;
  /** Called when the pickup slot was refused, so that another one is chosen. */
  onPickupTaken: () => void;
  /** Reads the preview again after a refusal, as the refund may have changed. */
  refetch: () => unknown;
}

/** Creates the return as it was previewed. A second try after a lost answer does not create another one. */
function useCreateReturn(options: CreateReturnOptions) {
  const { order, request, preview, onDone, onPickupTaken, refetch } = options;
  const t = useReturnText();
  const [isAsked, setAsked] = useState(false);
  const [create, { isLoading, error }] = useCreateReturnMutation();
  const attempt = useAttempt();
  const send = async (isComplete: boolean) => {
    setAsked(true);
    if (!isComplete || !preview || isLoading) return;
    const body = { ...request, preview: preview.token };
    const answer = await create({
      params: { orderId: order.id },
      body,
      idempotencyKey: attempt.keyFor(body),
    });
    attempt.ended(answer.error);
    if (answer.data) onDone(answer.data.returns);
    else if (isPickupTaken(answer.error)) onPickupTaken();
  };
  // In an effect, so that a step that was left meanwhile does not read its preview.
  useEffect(() => {
    if (error) refetch();
  }, [error, refetch]);
  // Without an answer of the gateway it is unknown whether the return was created.
  const text = isRefusal(error) ? 'returns.failed' : 'returns.unheard';
  const fault = error ? t(text, { reason: reasonOf(error, t('returns.offline')) }) : null;
  return { send, isLoading, isAsked, fault };
}
