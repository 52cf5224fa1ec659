import { isSent } from '@lunette/catalog/rules';
import { dateIn, type CountryCode } from '@lunette/country-config';
import type { ItemStatus } from '@lunette/orders-returns/contract';
import type { Order, StoredItem } from '../../../checkout/order/schema.ts';
import { isPaidAtDoor } from '../../../checkout/payment/methods/methods.ts';
import type { Payment } from '../../../checkout/schema.ts';
import type { Translate } from '../../../platform/texts/texts.ts';
import { dayAfter } from '../../order/timeline.ts';
import type { WholeReturn } from '../orderReturns.ts';
import { wasMissed } from '../mode/pickupRound.ts';
import { ELIGIBILITY_HISTORY, RETURN_TERMS } from './returnTerms.ts';
import { DAY_MS } from '../../../platform/dayMs.ts';

/** The facts that decide whether an item can be returned. */
export interface Facts {
  order: Pick<Order, 'country' | 'status'>;
  item: StoredItem;
  history: readonly { status: ItemStatus; at: Date }[];
  /** The payment with which the order was paid, or is to be paid at the door. */
  payment: Pick<Payment, 'method' | 'originMethod' | 'status' | 'updatedAt'> | undefined;
  returns: readonly WholeReturn[];
  /** Whether the goods are new goods of an exchange that is not settled yet. */
  isUnsettled: boolean;
}

/** Whether pieces of an item can be returned. */
export interface Eligibility {
  /** The pieces that can be returned, by their number from 0. */
  free: number[];
  /** The last day, `YYYY-MM-DD`; null before it is delivered. */
  until: string | null;
  /** The text that says why no piece can be returned; null if some can. */
  obstacle: string | null;
}

/**
 * Whether an item can be returned (RET-02, RET-03): it has reached a status that is configured for its payment method, the
 * days after that and after the payment of cash are not over, and it has pieces that are in no return.
 */
export function eligibilityOf(
  { order, item, history, payment, returns, isUnsettled }: Facts,
  now = Date.now(),
): Eligibility {
  const none = (obstacle: string, until: string | null = null) => ({ free: [], until, obstacle });
  if (!isSent(item.details)) return none('returns.no-goods');
  if (order.status === 'cancelled' || history.some(({ status }) => status === 'cancelled'))
    return none('returns.cancelled-item');
  const statuses = (payment && ELIGIBILITY_HISTORY[payment.method]) ?? ELIGIBILITY_HISTORY.others;
  const reached = history.findLast(({ status }) => statuses.includes(status));
  if (!reached) return none('returns.not-delivered');
  const from = new Date(Math.max(reached.at.getTime(), cashPaidAt(payment, now)));
  const until =
    [lastDay(order.country, from), ...daysAnew(order.country, item, returns)].toSorted().at(-1) ?? '';
  if (dateIn(order.country, new Date(now)) > until) return none('returns.too-late', until);
  if (isUnsettled) return none('returns.exchange-unsettled', until);
  const held = new Set(
    returns.flatMap(({ pieces }) =>
      pieces.flatMap(({ itemId, piece, isReleased }) => (itemId === item.id && !isReleased ? [piece] : [])),
    ),
  );
  const free = Array.from({ length: item.quantity }, (_, piece) => piece).filter((piece) => !held.has(piece));
  return free.length > 0 ? { free, until, obstacle: null } : none('returns.all-back', until);
}

/** When cash was paid at the door: `now` if it is still due, because nothing can be returned before; 0 for other payments. */
function cashPaidAt(payment: Facts['payment'], now: number): number {
  if (!payment || !isPaidAtDoor(payment)) return 0;
  return payment.status === 'cash_due' ? now : payment.updatedAt.getTime();
}

/** The translated reason why an item cannot be returned; null if it can. */
export function obstacleText(
  { obstacle }: Pick<Eligibility, 'obstacle'>,
  country: CountryCode,
  t: Translate,
): string | null {
  return obstacle && t(obstacle, { days: RETURN_TERMS[country].windowDays });
}

/**
 * The last days on which goods can be returned again whose return has expired because the courier did not come: as many days
 * after that as after their delivery.
 */
function daysAnew(country: CountryCode, { id }: StoredItem, returns: readonly WholeReturn[]): string[] {
  return returns
    .filter(
      (wholeReturn) =>
        wholeReturn.status === 'expired' &&
        wasMissed(wholeReturn) &&
        wholeReturn.pieces.some(({ itemId }) => itemId === id),
    )
    .flatMap(({ sendBy }) => (sendBy === null ? [] : [daysAfter(country, sendBy)]));
}

/**
 * The last day on which goods can be returned again if their return expired because no other pickup day was chosen by
 * `sendBy`.
 */
export function daysAfter(country: CountryCode, sendBy: string): string {
  return dayAfter(sendBy, RETURN_TERMS[country].windowDays);
}

/** The last day on which goods can be returned that were delivered, and paid if in cash, at a time. */
function lastDay(country: CountryCode, from: Date): string {
  return dateIn(country, new Date(from.getTime() + RETURN_TERMS[country].windowDays * DAY_MS));
}
