import { fromMinor } from '@lunette/country-config';
import type { Exchange } from '@lunette/orders-returns/contract';
import { isOpen } from '@lunette/checkout/rules';
import { lineAnswer } from '../../cart/cartAnswer.ts';
import { findOrder, lockOrder } from '../../checkout/order/ownOrder.ts';
import { lensPackageOf } from '../../checkout/order/itemDetails.ts';
import type { Order } from '../../checkout/order/schema.ts';
import { isOpenedByOther } from '../../checkout/payment/start/isOpenedByOther.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { CallContext, LanguageContext } from '../../platform/http/callContext.ts';
import { isAnyLost, undeliveredItems } from '../fulfilment/cancelUndelivered.ts';
import { orderAnswers } from '../order/orderAnswer.ts';
import { worthLines } from '../returns/preview/itemWorth.ts';
import { returnsOf } from '../returns/orderReturns.ts';
import { isCancellable } from './settlement/cancelExchange.ts';
import { itemOf, worthOfOld } from './preview/exchangeBasis.ts';
import { chosenLine } from './preview/newGoods.ts';
import { paymentsFor } from './confirmation/payExchange.ts';
import { isWorthHeld, lostClaimOf } from './itemExchange.ts';
import { owedCause } from './settlement/owedCause.ts';
import type { StoredExchange } from './schema.ts';

/** An exchange in the form of the contract. */
export async function exchangeAnswer(
  context: CallContext<'guest'>,
  exchange: StoredExchange,
): Promise<Exchange> {
  return context.db.transaction(async (tx) => {
    const order = await lockOrder(tx, exchange.orderId);
    const { details } = await itemOf(tx, exchange);
    const { id, orderId, itemId, method, status, quantity, reason, leaves, returnId, newOrderId } = exchange;
    const isOpenNow = status === 'open';
    const line = isOpenNow ? await chosenLine(tx, context, exchange) : null;
    const next = newOrderId ? await findOrder(tx, newOrderId) : null;
    const lenses = lensPackageOf(details) ? Math.max(0, details.unitMinor - details.sellingMinor) : 0;
    return {
      id,
      orderId,
      itemId,
      method,
      status,
      quantity,
      reason,
      leaves,
      returnId,
      newOrderId,
      goodsName: details.modelName || details.name,
      imageUrl: details.thumbnail,
      frameColour: details.frameColour,
      frameWidth: details.frameWidth,
      classification: details.classification,
      ...(isOpenNow
        ? await worthOfOld(tx, order, exchange, context.t)
        : await worthThen(tx, order, { exchange, next }, context.t)),
      lensesFree: fromMinor(lenses * quantity, details.currencyCode),
      until: exchange.expiresAt.toISOString(),
      item: line && lineAnswer(line),
      arrivesOn: next ? await newOrderArrival(tx, next, context) : null,
      due: await dueOf(tx, order, { exchange, next }, context),
      cancellable: await isCancellable(tx, { exchange, next }),
    };
  });
}

/** The day on which the new goods are expected. */
async function newOrderArrival(tx: Queries, next: Order, context: LanguageContext): Promise<string | null> {
  const [answer] = await orderAnswers(tx, [next], context);
  const days = answer?.items.flatMap(({ expectedStatuses }) =>
    expectedStatuses.filter(({ status }) => status === 'delivered').map(({ date }) => date),
  );
  return days?.sort().at(-1) ?? null;
}

/** The worth of the old goods when their exchange was confirmed. */
async function worthThen(
  tx: Queries,
  { currencyCode }: Order,
  { exchange, next }: { exchange: StoredExchange; next: Order | null },
  t: CallContext['t'],
): Promise<Pick<Exchange, 'worth' | 'worthLines' | 'message'>> {
  const { orderId, returnId, reason, status, worth } = exchange;
  const returns = await returnsOf(tx, orderId);
  const wholeReturn = returns.find(({ id }) => id === returnId);
  const cause = wholeReturn ? owedCause(wholeReturn, lostClaimOf(wholeReturn, returns) !== undefined) : '';
  const worths = wholeReturn?.pieces.map((piece) => piece.worth) ?? [];
  const hasMessage = status === 'unpaid' || status === 'owed' || status === 'expired';
  const isSentBack = next !== null && isWorthHeld(exchange) && (await undeliveredItems(tx, next)).length > 0;
  const ended = isSentBack && ((await isAnyLost(tx, next)) ? 'lost' : 'sent-back');
  const stands = ended || (hasMessage ? status : null);
  return {
    worth: fromMinor(worth ?? 0, currencyCode),
    worthLines: wholeReturn ? worthLines(worths, await itemOf(tx, exchange), reason, t) : [],
    message: stands && t(`exchange.is-${stands}`, { cause }),
  };
}

/** The payment that an exchange waits for; null if it waits for none. */
async function dueOf(
  tx: Queries,
  { currencyCode }: Order,
  { exchange, next }: { exchange: StoredExchange; next: Order | null },
  { session }: Pick<CallContext<'guest'>, 'session'>,
): Promise<Exchange['due']> {
  const { status, owed } = exchange;
  if (status !== 'unpaid' && status !== 'owed') return null;
  const last = (await paymentsFor(tx, exchange)).at(-1);
  const isPayable = last !== undefined && isOpen(last.status) && !isOpenedByOther(last, session);
  return {
    amount: fromMinor(owed ?? last?.amount ?? 0, currencyCode),
    pageUrl: isPayable ? last.pageUrl : null,
    until: status === 'unpaid' ? (next?.reservedUntil?.toISOString() ?? null) : null,
  };
}
