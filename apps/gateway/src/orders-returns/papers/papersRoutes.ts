import { fromMinor } from '@lunette/country-config';
import { paperContract, type Papers } from '@lunette/orders-returns/contract';
import { itemsOf, lockOrder } from '../../checkout/order/ownOrder.ts';
import { sharesOf } from '../../checkout/order/pieceShares.ts';
import type { Order, StoredItem } from '../../checkout/order/schema.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { CallContext } from '../../platform/http/callContext.ts';
import type { Gateway } from '../../platform/gateway.ts';
import { refuse } from '../../platform/http/refuse.ts';
import { serve } from '../../platform/http/serve.ts';
import { localRateLimit } from '../../platform/rateLimit/localRateLimit.ts';
import { cancelledPieces } from '../cancel/cancelledPieces.ts';
import { orderAccess } from '../guestAccess/orderAccess.ts';
import { returnsOf } from '../returns/orderReturns.ts';
import { storeOf } from '../returns/returnAnswer.ts';
import { mayDo } from '../returns/state/returnStates.ts';
import { labelCode, parcelOf } from '../returns/mode/returnLabel.ts';
import { claimPaper } from './claimPaper.ts';
import type { LabelData, PaperData } from './drawPaper.ts';
import { issuePapers } from './issuePapers.ts';
import { labelPaper } from './labelPaper.ts';
import { printedNumber } from './paperNumber.ts';
import type { StoredPaper } from './schema.ts';
import { fileNameOf, taxPaper } from './taxPaper.ts';

/**
 * Mounts the calls of an order's papers. Papers contain name, address and power, so a caller who has only proven the e-mail
 * address gets none.
 */
export function papersRoutes(gateway: Gateway): void {
  const spend = localRateLimit({ most: 60, everyMs: 600_000 });

  serve(gateway, paperContract.getPapers, async ({ params }, context) => {
    const { order } = await orderAccess(context, params.orderId, 'write');
    return papersAnswer(context, order, await papersOf(context, order));
  });

  serve(gateway, paperContract.getPaper, async ({ params }, context) => {
    const { order } = await orderAccess(context, params.orderId, 'write');
    const papers = await papersOf(context, order);
    const paper = papers.find(({ id }) => id === params.paperId);
    if (!paper) throw refuse(404, 'paper_not_found', 'orders.not-found');
    spend(context.session.id);
    return fileOf(fileNameOf(paper), taxPaper(context, order, paper));
  });

  serve(gateway, paperContract.makeClaimPaper, async ({ params, body }, context) => {
    const { order } = await orderAccess(context, params.orderId, 'write');
    const items = await itemsLeft(context.db, order.id);
    if (!mayClaim(order, items)) throw refuse(409, 'no_claim_paper', 'papers.no-claim');
    spend(context.session.id);
    const papers = await papersOf(context, order);
    const shares = await context.db.transaction(async (tx) =>
      sharesOf(tx, await lockOrder(tx, order.id), await itemsOf(tx, order.id)),
    );
    const data = claimPaper(context, { order, items, shares, papers, prescriber: body.prescriber });
    return fileOf(`claim-${order.id}.pdf`, data);
  });

  serve(gateway, paperContract.getReturnLabelPaper, async ({ params }, context) => {
    const { order } = await orderAccess(context, params.orderId, 'write');
    const parcel = parcelOf(await returnsOf(context.db, order.id), params.groupId);
    if (!mayDo('print_label', parcel.status)) throw refuse(409, 'no_label', 'papers.no-label');
    spend(context.session.id);
    const items = await itemsOf(context.db, order.id);
    const store = await storeOf(context, order, parcel);
    const data = labelPaper(context, { order, items, parcel, store });
    return fileOf(`return-${labelCode(parcel)}.pdf`, data);
  });
}

/** Issues the papers of an order that are due, and returns all of them. */
function papersOf({ db }: CallContext, { id }: Order): Promise<StoredPaper[]> {
  return db.transaction(async (tx) => issuePapers(tx, await lockOrder(tx, id)));
}

/** The items of an order without cancelled pieces, which are the last ones of each line. */
async function itemsLeft(db: Queries, orderId: string): Promise<StoredItem[]> {
  const cancelled = await cancelledPieces(db, [orderId]);
  return (await itemsOf(db, orderId))
    .map((item) => ({ ...item, quantity: item.quantity - (cancelled.get(item.id) ?? 0) }))
    .filter(({ quantity }) => quantity > 0);
}

async function papersAnswer({ db }: CallContext, order: Order, papers: StoredPaper[]): Promise<Papers> {
  const items = await itemsLeft(db, order.id);
  const invoiced = new Set(papers.flatMap(({ itemIds }) => itemIds));
  return {
    papers: papers.map((paper) => ({
      id: paper.id,
      kind: paper.kind,
      number: printedNumber(paper),
      issuedAt: paper.issuedAt.toISOString(),
      itemIds: paper.itemIds,
      amount: fromMinor(paper.content.total, order.currencyCode),
    })),
    waitingItemIds:
      order.status === 'placed' ? items.filter(({ id }) => !invoiced.has(id)).map(({ id }) => id) : [],
    mayClaim: mayClaim(order, items),
  };
}

/** Whether an insurer could pay for goods of an order: it is placed and has goods made to a power. */
function mayClaim({ placedAt, status }: Order, items: StoredItem[]): boolean {
  const isMade = items.some(({ details }) => details.powerRequired === 'POWER_REQUIRED');
  return isMade && placedAt !== null && status !== 'cancelled';
}

/** The drawing library is loaded when the first paper is drawn. */
async function fileOf(fileName: string, data: PaperData | LabelData) {
  const { drawPaper } = await import('./drawPaper.ts');
  return { fileName, pdf: drawPaper(data).toString('base64') };
}
