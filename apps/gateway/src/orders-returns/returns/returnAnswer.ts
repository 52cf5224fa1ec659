import { addressLine, dateIn, fromMinor, refundDay } from '@lunette/country-config';
import type { Return, ReturnStatus } from '@lunette/orders-returns/contract';
import { asc, inArray } from 'drizzle-orm';
import { findStore, storeAnswer } from '../../stores/stores.ts';
import { itemsOf } from '../../checkout/order/ownOrder.ts';
import type { Order, StoredItem } from '../../checkout/order/schema.ts';
import { paymentsOf } from '../../checkout/payment/orderPayments.ts';
import { refundsOf } from '../../checkout/payment/refunds/refunds.ts';
import type { Refund } from '../../checkout/schema.ts';
import type { Queries } from '../../platform/database/database.ts';
import { snapshot } from '../../platform/database/snapshot.ts';
import type { CallContext } from '../../platform/http/callContext.ts';
import { itemAnswer } from './preview/itemWorth.ts';
import { returnsOf, returnsOfItem, type WholeReturn } from './orderReturns.ts';
import { refundsOfReturn } from './refund/payReturn.ts';
import { photosOf } from './photo/photos.ts';
import { claimDay, countDay, noonOf } from './preview/previewReturn.ts';
import { withoutCancelled } from './preview/returnBasis.ts';
import { amountsByRefundMethod, plannedRefund, refundChoices, refundTitle } from './refund/refundMethods.ts';
import { isMissed } from './mode/pickupRound.ts';
import { hourText } from './mode/returnModes.ts';
import { isEnded, mayMove, RETURN_STEPS } from './state/returnStates.ts';
import { ROUND_HOURS } from './eligibility/returnTerms.ts';
import { readRefusedParcels, refusedParcelAnswer } from './refusedParcel/refusedParcelAnswer.ts';
import { returnStatusHistory } from './schema.ts';
import { totalOf, addTenders } from '../../checkout/order/tenders.ts';
import { DAY_MS } from '../../platform/dayMs.ts';

type ReturnContext = Pick<CallContext<'guest'>, 'db' | 'catalogDb' | 'language' | 't'>;
type ReachedStep = { status: ReturnStatus; at: Date };

interface Parts {
  items: StoredItem[];
  refunds: Refund[];
  choices: ReturnType<typeof refundChoices>;
  steps: ReachedStep[];
  photos: Awaited<ReturnType<typeof photosOf>>;
  refusedParcels: Awaited<ReturnType<typeof readRefusedParcels>>;
}

/** Chooses returns from those of an order, the newest first. */
type ChooseReturns = (returns: WholeReturn[]) => WholeReturn[];

/** The returns that were confirmed together. */
export const ofGroup =
  (groupId: string): ChooseReturns =>
  (returns) =>
    returns.filter((wholeReturn) => wholeReturn.groupId === groupId);

/** The returns of an item, with those that were confirmed together with them; the open ones come first. */
export const ofItem =
  (itemId: string): ChooseReturns =>
  (returns) => {
    const groups = new Set(returnsOfItem(returns, itemId).map(({ groupId }) => groupId));
    return [...groups].flatMap((groupId) => ofGroup(groupId)(returns));
  };

/** Some returns of an order, in the form of the contract. */
export async function returnAnswers(
  context: ReturnContext,
  order: Order,
  choose: ChooseReturns,
): Promise<Return[]> {
  // One state of the database: between two statements a lost parcel could be stored with its claim, and the answer would have
  // the parcel alone.
  const { chosen, items, refunds, payments, photos, history, refusedParcels } = await snapshot(
    context.db,
    (tx) => readReturns(tx, order.id, choose),
  );
  const answers = chosen.map((wholeReturn) =>
    returnAnswer(context, order, wholeReturn, {
      items,
      refunds: refundsOfReturn(refunds, wholeReturn.id),
      choices: refundChoices(order, payments, new Date(), context.t),
      steps: history.filter(({ returnId }) => returnId === wholeReturn.id),
      photos: photos.filter(({ returnId }) => returnId === wholeReturn.id),
      refusedParcels,
    }),
  );
  return Promise.all(answers);
}

async function readReturns(tx: Queries, orderId: string, choose: ChooseReturns) {
  const chosen = choose(await returnsOf(tx, orderId));
  const ids = chosen.map(({ id }) => id);
  return {
    chosen,
    items: await withoutCancelled(tx, orderId, await itemsOf(tx, orderId)),
    refunds: await refundsOf(tx, orderId),
    payments: await paymentsOf(tx, orderId),
    photos: await photosOf(tx, ids),
    history: await tx
      .select()
      .from(returnStatusHistory)
      .where(inArray(returnStatusHistory.returnId, ids))
      .orderBy(asc(returnStatusHistory.at)),
    refusedParcels: await readRefusedParcels(tx, ids),
  };
}

async function returnAnswer(
  context: ReturnContext,
  order: Order,
  wholeReturn: WholeReturn,
  parts: Parts,
): Promise<Return> {
  const { t } = context;
  const { country, currencyCode } = order;
  const dueOn = nextDay(order, wholeReturn, parts.steps);
  return {
    returnId: wholeReturn.id,
    groupId: wholeReturn.groupId,
    orderId: order.id,
    kind: wholeReturn.kind,
    status: wholeReturn.status,
    createdAt: wholeReturn.createdAt.toISOString(),
    mode: wholeReturn.mode,
    items: itemsOfReturn(wholeReturn, parts, t),
    total: fromMinor(
      totalOf(addTenders(...wholeReturn.pieces.map(({ worth }) => worth.tenders))),
      currencyCode,
    ),
    steps: stepsOf(order, wholeReturn, parts, dueOn),
    payments: isVoid(wholeReturn) ? [] : paymentsOfReturn(order, wholeReturn, parts, dueOn, t),
    pickup:
      wholeReturn.pickupOn !== null && wholeReturn.pickupFrom !== null
        ? {
            date: wholeReturn.pickupOn,
            from: hourText(wholeReturn.pickupFrom),
            to: hourText(wholeReturn.pickupFrom + ROUND_HOURS),
            address: addressLine({ ...order.address, firstName: '', lastName: '' }, context.language),
            missed: isMissed(wholeReturn),
          }
        : null,
    store: await storeOf(context, order, wholeReturn),
    address: t(`returns.warehouse.${country}`),
    sendBy: wholeReturn.status === 'label' ? wholeReturn.sendBy : null,
    cancellable: mayMove(wholeReturn, 'cancelled', 'customer'),
    rejection: wholeReturn.rejection === 'empty' ? t('returns.rejected-empty') : wholeReturn.rejection,
    isLost: wholeReturn.lostParcel !== null,
    wayBack: refusedParcelAnswer(order, wholeReturn, parts.refusedParcels, context),
  };
}

/** The store at which a return is handed in; null for other modes. */
export async function storeOf(
  { catalogDb, language }: Pick<ReturnContext, 'catalogDb' | 'language'>,
  { country }: Order,
  { storeCode }: WholeReturn,
): Promise<Return['store']> {
  if (storeCode === null) return null;
  const { name, address } = storeAnswer(await findStore(catalogDb, country, storeCode), language);
  return { name, address };
}

/** Whether a return has ended without a refund. */
function isVoid({ status }: WholeReturn): boolean {
  return isEnded(status) && status !== 'refunded';
}

function itemsOfReturn(
  wholeReturn: WholeReturn,
  { items, photos }: Parts,
  t: ReturnContext['t'],
): Return['items'] {
  return items.flatMap((item) => {
    const pieces = wholeReturn.pieces.filter(({ itemId }) => itemId === item.id);
    const [first] = pieces;
    if (!first) return [];
    const own = photos.filter(({ itemId }) => itemId === item.id).map(({ id }) => id);
    return [
      itemAnswer(
        {
          item,
          reason: first.reason,
          isSent: wholeReturn.kind === 'parcel' || wholeReturn.lostParcel !== null,
          pieces,
          photos: own,
        },
        t,
      ),
    ];
  });
}

/**
 * The day on which the parcel is counted, or the claim is inspected. For a parcel that the shopper hands in, it is computed
 * from that day, which is not before today; after a missed pickup, from tomorrow, the next day on which the courier can
 * come.
 */
function nextDay({ country }: Order, wholeReturn: WholeReturn, steps: ReachedStep[]): string {
  const today = dateIn(country, new Date());
  if (wholeReturn.kind === 'claim') return later(claimDay(country, wholeReturn.createdAt), today);
  const tomorrow = dateIn(country, new Date(Date.now() + DAY_MS));
  const pickup = wholeReturn.pickupOn
    ? { date: isMissed(wholeReturn) ? tomorrow : wholeReturn.pickupOn, from: '' }
    : undefined;
  const request = { returnMode: wholeReturn.mode ?? undefined, pickup };
  const broughtAt = steps.find(({ status }) => status === 'picked_up')?.at;
  return later(countDay(country, request, broughtAt ?? new Date()), today);
}

function later(day: string, other: string): string {
  return day > other ? day : other;
}

function stepsOf(
  { country }: Order,
  wholeReturn: WholeReturn,
  { steps: done, refunds }: Parts,
  dueOn: string,
): Return['steps'] {
  const reached = new Map(done.map(({ status, at }) => [status, at.toISOString()]));
  const step = (status: ReturnStatus, date: string | null) => ({
    status,
    at: reached.get(status) ?? null,
    date,
  });
  const statuses: readonly ReturnStatus[] =
    RETURN_STEPS[wholeReturn.lostParcel === null ? wholeReturn.kind : 'lost'];
  if (isVoid(wholeReturn))
    return [...statuses.filter((status) => reached.has(status)), wholeReturn.status].map((status) =>
      step(status, null),
    );
  if (isMissed(wholeReturn)) return statuses.map((status) => step(status, null));
  const dates: Partial<Record<ReturnStatus, string | null>> = {
    picked_up: wholeReturn.pickupOn ?? dateIn(country, new Date()),
    received: dueOn,
    inspected: dueOn,
    refunded: lastDayOf(refunds) ?? refundDay(country, wholeReturn.refundMethod, noonOf(dueOn)),
  };
  return statuses.map((status) => step(status, reached.has(status) ? null : (dates[status] ?? null)));
}

/** The day by which the last of the refunds arrives. */
function lastDayOf(refunds: Refund[]): string | undefined {
  return refunds
    .flatMap(({ dueOn }) => dueOn ?? [])
    .sort()
    .at(-1);
}

function paymentsOfReturn(
  order: Order,
  wholeReturn: WholeReturn,
  { refunds, choices }: Parts,
  dueOn: string,
  t: ReturnContext['t'],
): Return['payments'] {
  const title = (method: string, isOwnCredit: boolean) =>
    method === 'exchange'
      ? t('returns.way-exchange-title')
      : refundTitle(choices, { method, isOwnCredit }, t);
  const known = refunds.map(({ paymentId, method, amount, status, dueOn: by, sentAt, accountLast4 }) => ({
    method,
    title: accountLast4
      ? t('orders.refund-neft', { last4: accountLast4 })
      : title(method, paymentId === null),
    note: paymentId === null ? t('returns.own-credit') : null,
    amount: fromMinor(amount, order.currencyCode),
    by: by ?? dueOn,
    status,
    at: sentAt?.toISOString() ?? null,
  }));
  const held = refunds.filter(({ method, status }) => method === 'exchange' && status === 'due');
  if (refunds.length > held.length) return known;
  const heldOf = (isOwnCredit: boolean) =>
    held.reduce((sum, { paymentId, amount }) => sum + ((paymentId === null) === isOwnCredit ? amount : 0), 0);
  const arrived = wholeReturn.pieces.filter(({ hasArrived }) => hasArrived !== false);
  const tenders = addTenders(...arrived.map(({ worth }) => worth.tenders));
  const planned = amountsByRefundMethod(order, tenders, wholeReturn.refundMethod)
    .map((part) => ({ ...part, amount: part.amount - heldOf(part.isOwnCredit) }))
    .filter(({ amount }) => amount > 0)
    .map((part) => plannedRefund(order, choices, part, noonOf(dueOn), t));
  return [...known, ...planned.map((refund) => ({ ...refund, status: 'planned', at: null }))];
}
