import { reasonOf } from '@lunette/api-client';
import { useState } from 'react';
import { usePreviewReturnQuery } from '../../../api/return.ts';
import type { Order } from '../../../contract/order.ts';
import type { Return, ReturnPreview, ReturnRefundMethod } from '../../../contract/return/returnParts.ts';
import { useReturnText } from '../../../returnText.ts';
import { requestedItems, type ChosenItems } from '../chosenItems.ts';
import { useReturnAccount } from './AccountEntry.tsx';
import { missingModeText, NO_RETURN_MODE, requestedMode } from './chosenReturnMode.ts';
import { refundsByChoice } from './RefundMethods.tsx';
import { useCreateReturn } from './useCreateReturn.ts';
import { useReturnOptions } from './useReturnOptions.ts';

interface ReturnRequestOptions {
  order: Order;
  chosen: ChosenItems;
  /** The preview of the first step, which says whether anything has to be sent. */
  before: ReturnPreview;
  onDone: (returns: Return[]) => void;
}

/** The choices of the second step, their preview, and the press that requests the return as it was previewed. */
export function useReturnRequest({ order, chosen, before, onDone }: ReturnRequestOptions) {
  const t = useReturnText();
  const isSent = before.sent > 0;
  const [chosenMode, setChosenMode] = useState(NO_RETURN_MODE);
  const [wanted, setMethod] = useState<ReturnRefundMethod | null>(null);
  const { modes, methods, method } = useReturnOptions(order, chosen, isSent ? chosenMode : null, wanted);
  const request = {
    items: requestedItems(chosen),
    ...(method && { refundMethod: method }),
    ...(isSent && requestedMode(chosenMode)),
  };
  const preview = usePreviewReturnQuery({ params: { orderId: order.id }, body: request });
  const shown = preview.data ?? before;
  const sending = useCreateReturn({
    order,
    request,
    onDone,
    onPickupTaken: () => setChosenMode((mode) => ({ ...mode, pickup: null })),
    refetch: preview.refetch,
  });
  const account = useReturnAccount(order);
  const needsAccount = method === 'neft' && refundsByChoice(shown);
  const unread = needsAccount && !account.query.data ? account.query : null;
  const missing = isSent ? missingModeText(chosenMode) : null;
  // The return cannot be requested before its refund methods, its sum and its bank account are known.
  const isComing = preview.isFetching || methods.data === undefined || unread?.isFetching === true;
  const isLoading = sending.isLoading || account.isLoading || (missing === null && isComing);
  const [isAsked, setAsked] = useState(false);
  const error = preview.error ?? (isAsked && unread?.error);
  const fault = sending.fault ?? (error ? reasonOf(error, t('returns.offline')) : null);
  const press = async () => {
    if (account.isLoading) return;
    setAsked(true);
    if (missing !== null || (method === null && refundsByChoice(shown))) return;
    if (needsAccount && !(await account.save())) return;
    const read = preview.currentData ?? (await preview.refetch()).data;
    // A sum that differs from the one on the page is shown first, because the return is requested with it.
    if (read && read.token === shown.token) await sending.send(read);
  };
  return {
    mode: { offers: modes, chosen: chosenMode, choose: setChosenMode, missing },
    refund: { methods, method, choose: setMethod, account },
    preview: shown,
    isFetching: preview.isFetching,
    isSent,
    isAsked,
    isLoading,
    fault: fault ?? (isAsked && missing ? t(missing) : null),
    press,
  };
}
