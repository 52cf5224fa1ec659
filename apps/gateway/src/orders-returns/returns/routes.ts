import { returnContract, type ReturnReason } from '@lunette/orders-returns/contract';
import { lockOrder } from '../../checkout/order/ownOrder.ts';
import type { CallContext } from '../../platform/http/callContext.ts';
import type { Gateway } from '../../platform/gateway.ts';
import { refuse } from '../../platform/http/refuse.ts';
import { requireServiceToken } from '../../platform/http/requireServiceToken.ts';
import { serve } from '../../platform/http/serve.ts';
import { orderAccess } from '../guestAccess/orderAccess.ts';
import { beginReturn } from './beginReturn.ts';
import { cancelReturn, changePickup, chooseRefund, returnNotFound } from './changeReturn.ts';
import { obstacleText } from './eligibility/eligibility.ts';
import { isEyewear } from '../../catalog/product/isEyewear.ts';
import { offersExchange } from './eligibility/offersExchange.ts';
import { sendAgain } from './refusedParcel/sendRefusedParcel.ts';
import { moveReturn } from './state/moveReturn.ts';
import { loseByHand } from './refusedParcel/loseRefusedParcel.ts';
import { returnsOf } from './orderReturns.ts';
import { addPhoto, readPhoto } from './photo/photos.ts';
import { claimDay, noonOf, countDay, previewReturn } from './preview/previewReturn.ts';
import { refundChoices } from './refund/refundMethods.ts';
import { ofGroup, ofItem, returnAnswers } from './returnAnswer.ts';
import { returnBasis, type ReturnBasis } from './preview/returnBasis.ts';
import { parcelOf, returnLabel } from './mode/returnLabel.ts';
import { isServiceable, returnModes, returnStores, hourText } from './mode/returnModes.ts';
import { reasonsFor, reasonsForItem } from './eligibility/returnReasons.ts';
import {
  ELIGIBILITY_HISTORY,
  MOST_PHOTOS,
  PARCELS_PER_ROUND,
  PICKUP_DAYS,
  RETURN_TERMS,
  ROUND_HOURS,
} from './eligibility/returnTerms.ts';

/** Mounts the calls of returns. An order that the caller may not see, or not change, is not found. */
export function returnRoutes(gateway: Gateway): void {
  configurationCalls(gateway);
  placeCalls(gateway);

  serve(gateway, returnContract.getEligibility, async ({ params, query }, context) => {
    const withRefund = query.fetchRefundExchangeDetails === 'true';
    const { order } = await orderAccess(context, params.orderId, 'read');
    const isExchange = await offersExchange(context, order);
    return withBasis(context, params.orderId, 'read', (basis) => ({
      items: basis.items.map((item) => {
        const answer = eligibilityAnswer(basis, item.id, withRefund, context);
        return { ...answer, isExchangeable: answer.isExchangeable && isExchange };
      }),
    }));
  });

  serve(gateway, returnContract.getReturnEstimate, async ({ params, query }, context) =>
    withBasis(context, params.orderId, 'read', (basis) =>
      estimate(basis, params.itemId, query.quantity, query.reason, context),
    ),
  );

  serve(gateway, returnContract.previewReturn, async ({ params, body }, context) =>
    withBasis(context, params.orderId, 'write', (basis) => previewReturn(basis, body, context.t).answer),
  );

  serve(gateway, returnContract.getRefundMethods, async ({ params, query }, context) =>
    withBasis(context, params.orderId, 'read', ({ order, items, payments }) => {
      if (!items.some(({ id }) => id === params.itemId)) throw itemNotFound();
      const { returnMode, pickupDate: date, isClaim } = query;
      const now = new Date();
      const request = { returnMode, ...(date && { pickup: { date, from: '' } }) };
      const day = isClaim === 'true' ? claimDay(order.country, now) : countDay(order.country, request, now);
      return { methods: refundChoices(order, payments, noonOf(day), context.t) };
    }),
  );

  serve(gateway, returnContract.addReturnPhoto, async ({ params, body }, context) => ({
    photoId: await addPhoto(context, params.orderId, body),
  }));
  serve(gateway, returnContract.getReturnPhoto, ({ params }, context) =>
    readPhoto(context, params.orderId, params.photoId),
  );

  serve(gateway, returnContract.getReturnLabel, async ({ params }, context) => {
    const { order } = await orderAccess(context, params.orderId, 'read');
    const parcel = parcelOf(await returnsOf(context.db, order.id), params.groupId);
    return returnLabel(order, parcel, context.t);
  });
  serve(gateway, returnContract.getReturnDetails, async ({ params }, context) => {
    const { order } = await orderAccess(context, params.orderId, 'read');
    const returns = await returnAnswers(context, order, ofItem(params.itemId));
    if (returns.length === 0) throw returnNotFound();
    return { returns };
  });

  serve(gateway, returnContract.createReturn, async ({ params, body }, context) =>
    answerGroup(context, params.orderId, await beginReturn(context, params.orderId, body)),
  );
  serve(gateway, returnContract.createReturnRefund, async ({ params, body }, context) =>
    answerGroup(context, params.orderId, await chooseRefund(context, params.orderId, body)),
  );
  serve(gateway, returnContract.changePickup, async ({ params: { orderId, returnId }, body }, context) =>
    answerGroup(context, orderId, await changePickup(context, orderId, returnId, body)),
  );
  serve(gateway, returnContract.cancelReturn, async ({ params: { orderId, returnId } }, context) =>
    answerGroup(context, orderId, await cancelReturn(context, orderId, returnId)),
  );

  serve(gateway, returnContract.sendAgain, async ({ params: { orderId, returnId } }, context) =>
    answerGroup(context, orderId, await sendAgain(context, orderId, returnId)),
  );

  serve(gateway, returnContract.moveReturn, async ({ params, body }, context) => {
    requireServiceToken(context);
    const { id, status } =
      body.to === 'back_lost'
        ? await loseByHand(gateway, params.returnId)
        : await moveReturn(context.db, params.returnId, body, { kind: 'store', id: null });
    return { returnId: id, status };
  });
}

/** Mounts the calls about the terms of returns, which are the same for all shoppers of a country. */
function configurationCalls(gateway: Gateway): void {
  serve(gateway, returnContract.getReturnReasons, async ({ query }, { t }) => ({
    reasons: reasonsFor(query.classification, t),
  }));
  serve(gateway, returnContract.getReturnConfig, async ({ query }, context) => ({
    windowDays: RETURN_TERMS[query.country ?? context.country].windowDays,
    eligibilityHistory: Object.fromEntries(
      Object.entries(ELIGIBILITY_HISTORY).map(([method, statuses]) => [method, [...statuses]]),
    ),
    mostPhotos: MOST_PHOTOS,
  }));
  serve(gateway, returnContract.getPickupRules, async ({ query }, context) => {
    const { pickupFrom, restDays } = RETURN_TERMS[query.country ?? context.country];
    return {
      daysAhead: PICKUP_DAYS,
      windows: pickupFrom.map((hour) => ({ from: hourText(hour), to: hourText(hour + ROUND_HOURS) })),
      restDays: [...restDays],
      piecesPerPickup: PARCELS_PER_ROUND,
    };
  });
}

/** Mounts the calls that depend on the place of the goods. */
function placeCalls(gateway: Gateway): void {
  serve(gateway, returnContract.getReturnModes, async ({ query }, context) => {
    const { pincode, refundMethod, country = context.country } = query;
    return { modes: await returnModes({ ...context, country }, pincode, refundMethod) };
  });
  serve(gateway, returnContract.checkServiceable, async ({ query }, context) => {
    const { pincode, country = context.country } = query;
    return { serviceable: await isServiceable({ ...context, country }, pincode) };
  });
  serve(gateway, returnContract.getNearbyReturnStores, async ({ query }, context) => {
    const { address, radius, pageSize, pageNumber, country = context.country } = query;
    const stores = await returnStores({ ...context, country }, address, radius);
    return { stores: stores.slice(pageNumber * pageSize, (pageNumber + 1) * pageSize) };
  });
}

/**
 * Runs a function with the basis of an order's returns. The order is locked, because the shares of an old order are stored
 * when they are first read.
 */
async function withBasis<T>(
  context: CallContext<'guest'>,
  orderId: string,
  need: 'read' | 'write',
  work: (basis: ReturnBasis) => T,
): Promise<T> {
  await orderAccess(context, orderId, need);
  return context.db.transaction(async (tx) => work(await returnBasis(tx, await lockOrder(tx, orderId))));
}

async function answerGroup(context: CallContext<'guest'>, orderId: string, groupId: string) {
  const { order } = await orderAccess(context, orderId, 'read');
  return { returns: await returnAnswers(context, order, ofGroup(groupId)) };
}

function eligibilityAnswer(
  basis: ReturnBasis,
  itemId: string,
  withRefund: boolean,
  { t }: Pick<CallContext<'guest'>, 't'>,
) {
  const item = basis.items.find(({ id }) => id === itemId);
  const eligible = basis.eligible.get(itemId);
  if (!item || !eligible) throw itemNotFound();
  const { classification } = item.details;
  const returnable = eligible.obstacle === null;
  return {
    itemId,
    returnable,
    isRefundable: returnable,
    isExchangeable: returnable && isEyewear(classification),
    quantity: eligible.free.length,
    until: eligible.until,
    message: obstacleText(eligible, basis.order.country, t),
    reasons: returnable ? reasonsForItem(item, t) : [],
    refund: withRefund && returnable ? estimate(basis, itemId, undefined, 'changed_mind', { t }) : null,
  };
}

function estimate(
  basis: ReturnBasis,
  itemId: string,
  quantity: number | undefined,
  reason: ReturnReason,
  { t }: Pick<CallContext<'guest'>, 't'>,
) {
  const eligible = basis.eligible.get(itemId);
  if (!eligible) throw itemNotFound();
  const request = { itemId, quantity: quantity ?? Math.max(1, eligible.free.length), reason, photos: [] };
  const { items, payments, total } = previewReturn(basis, { items: [request] }, t).answer;
  const [item] = items;
  if (!item) throw itemNotFound();
  return { itemId, quantity: item.quantity, amount: total, lines: item.lines, payments };
}

function itemNotFound() {
  return refuse(404, 'item_not_found', 'orders.item-not-found');
}
