import { dateIn } from '@lunette/country-config';
import { lockOrder } from '../../checkout/order/ownOrder.ts';
import { Refusal } from '../../platform/http/refuse.ts';
import type { JobContext } from '../../platform/jobs/jobs.ts';
import { cancelChosen } from './cancelOrder.ts';
import { automaticRefundMethod } from './cancelReasons.ts';
import { cancelState, worthOf, type ChosenPieces } from './cancelState.ts';
import { whileStopped } from './whileStopped.ts';

const STORE = { kind: 'store', id: null } as const;

/**
 * Cancels the pieces of an order that the store has not sent by the last day for it, and refunds their money. Pieces that
 * are finished or have left meanwhile are delivered.
 */
export async function cancelOverdue(context: JobContext, orderId: string): Promise<void> {
  const { publish } = context;
  try {
    await whileStopped(
      context,
      orderId,
      async (tx, requireStopped) => {
        const order = await lockOrder(tx, orderId);
        const state = await cancelState(tx, order);
        const today = dateIn(order.country, new Date());
        const chosen = state.items.flatMap((entry): ChosenPieces[] =>
          entry.open > 0 && entry.late && entry.late.endsOn <= today
            ? [{ entry, pieces: entry.open, atFault: true }]
            : [],
        );
        if (chosen.length === 0) return;
        const { paid } = worthOf(order, state, chosen).tenders;
        await cancelChosen({ tx, publish, requireStopped }, order, state, {
          chosen,
          actor: STORE,
          reason: 'late',
          refundMethod: automaticRefundMethod(order, state, paid),
        });
      },
      { isFinal: true },
    );
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
}
