import { useGetRefundMethodsQuery, useGetReturnModesQuery } from '../../../api/return.ts';
import type { Order } from '../../../contract/order.ts';
import type { ReturnRefundMethod } from '../../../contract/return/returnParts.ts';
import type { ChosenItems } from '../chosenItems.ts';
import type { ChosenReturnMode } from './chosenReturnMode.ts';
import { returnPlaceOf } from './returnPlaceOf.ts';

/**
 * The return modes at the order's address and the refund methods, with the method that is selected. The chosen mode is null
 * for claims, of which nothing is sent: they need no return mode.
 */
export function useReturnOptions(
  order: Order,
  chosen: ChosenItems,
  chosenMode: ChosenReturnMode | null,
  wanted: ReturnRefundMethod | null,
) {
  const itemId = Object.keys(chosen)[0] ?? '';
  const methods = useGetRefundMethodsQuery({
    params: { orderId: order.id, itemId },
    query: chosenMode ? modeQuery(chosenMode) : { isClaim: 'true' as const },
  });
  const method = wanted ?? methods.data?.methods.find(({ available }) => available)?.id ?? null;
  const modes = useGetReturnModesQuery(
    { query: { ...returnPlaceOf(order), ...(method && { refundMethod: method }) } },
    { skip: chosenMode === null },
  );
  return { modes, methods, method };
}

/** The return mode on which the days of the refund methods depend. */
function modeQuery({ mode, pickup }: ChosenReturnMode) {
  return {
    ...(mode && { returnMode: mode }),
    ...(mode === 'schedule_pickup' && pickup && { pickupDate: pickup.date }),
  };
}
