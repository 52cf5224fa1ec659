import { dateIn, formatMoney } from '@lunette/country-config';
import type { NewReturn, ReturnStatus } from '@lunette/orders-returns/contract';
import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import { findStore } from '../../stores/stores.ts';
import { lockOrder } from '../../checkout/order/ownOrder.ts';
import { requireAccount } from './refund/requireAccount.ts';
import type { Order } from '../../checkout/order/schema.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { Actor } from '../../platform/events.ts';
import type { CallContext } from '../../platform/http/callContext.ts';
import { refuse } from '../../platform/http/refuse.ts';
import { orderAccess } from '../guestAccess/orderAccess.ts';
import type { ChosenPiece } from './preview/chosenPieces.ts';
import { enqueueReturnNotice } from './notifyReturn.ts';
import { usePhotos } from './photo/photos.ts';
import { previewReturn, type PreviewedReturn } from './preview/previewReturn.ts';
import { returnBasis } from './preview/returnBasis.ts';
import { isServiceable, pincodeOf, takeRound } from './mode/returnModes.ts';
import { REASON_RULES } from './eligibility/returnReasons.ts';
import { RETURN_TERMS } from './eligibility/returnTerms.ts';
import { addTenders } from '../../checkout/order/tenders.ts';
import { orderReturn, returnItem, type StoredReturn } from './schema.ts';
import { enqueueReturnAdvance } from './transport/advanceReturn.ts';
import { recordStatus, setStatus } from './state/setStatus.ts';
import { DAY_MS } from '../../platform/dayMs.ts';

type NewReturn = z.output<typeof NewReturn>;
type Transport = Pick<StoredReturn, 'mode' | 'storeCode' | 'pickupOn' | 'pickupFrom' | 'sendBy'>;

const STORE: Actor = { kind: 'store', id: null };

/**
 * Begins a return exactly as its shopper has seen it (RET-07). Goods that are sent back get a parcel with a label; claims,
 * for which nothing is sent, wait for their inspection. The order is locked during the call.
 */
export async function beginReturn(
  context: CallContext<'guest'>,
  orderId: string,
  request: NewReturn,
): Promise<string> {
  const { db, t } = context;
  const { actor } = await orderAccess(context, orderId, 'write');
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    const previewed = previewReturn(await returnBasis(tx, order), request, t);
    if (previewed.answer.token !== request.preview)
      throw refuse(409, 'preview_changed', 'returns.preview-changed', {
        amount: formatMoney(previewed.answer.total),
      });
    refuseWithoutPhotos(request);
    await refuseWithoutBankAccount(tx, order.id, previewed);
    const sent = previewed.pieces.filter(({ isSent }) => isSent);
    const claims = previewed.pieces.filter(({ isSent }) => !isSent);
    const groupId = await newNumber(tx);
    const begun = { order, previewed, request, actor, groupId };
    if (sent.length > 0) await approveParcel(tx, await requestParcel(tx, context, begun, sent));
    if (claims.length > 0) await add(tx, begun, claims, sent.length > 0 ? {} : { id: groupId });
    return groupId;
  });
}

interface BegunReturn {
  order: Order;
  previewed: Pick<PreviewedReturn, 'refundMethod'>;
  request: Omit<NewReturn, 'preview'>;
  actor: Actor;
  groupId: string;
}

/** The number of a new return, which is also that of its group. */
export async function newNumber(tx: Queries): Promise<string> {
  const { rows } = await tx.execute<{ id: string }>(
    sql`SELECT (10000000 + nextval('return_number') * 2654435761 % 89999999)::text AS id`,
  );
  const [row] = rows;
  if (!row) throw new Error('The sequence of returns gave no number');
  return row.id;
}

/** Stores a requested parcel with its pieces. */
export async function requestParcel(
  tx: Queries,
  context: CallContext<'guest'>,
  begun: BegunReturn,
  pieces: ChosenPiece[],
): Promise<StoredReturn> {
  const transport = await transportFor(tx, context, begun.order, begun.request);
  return add(tx, begun, pieces, { id: begun.groupId, ...transport });
}

/** Approves a parcel, for which the store makes no decision, and makes its label available. */
export async function approveParcel(tx: Queries, requested: StoredReturn): Promise<void> {
  await setStatus(tx, await setStatus(tx, requested, 'approved', STORE), 'label', STORE);
}

/** The stored values of the return mode; refuses a mode that is not available at the address of the order. */
async function transportFor(
  tx: Queries,
  context: CallContext<'guest'>,
  order: Order,
  request: BegunReturn['request'],
): Promise<Partial<Transport>> {
  const { returnMode: mode, pickup, storeCode } = request;
  const { country, address } = order;
  const missing = (field: string) =>
    refuse(422, 'return_mode', 'returns.mode-missing', {}, { [field]: 'returns.mode-missing' });
  if (!mode) throw missing('returnMode');
  const sendBy = dateIn(country, new Date(Date.now() + RETURN_TERMS[country].sendDays * DAY_MS));
  const transport = { mode, sendBy };
  if (mode === 'warehouse') return transport;
  if (mode === 'store_return') {
    if (!storeCode) throw missing('storeCode');
    return { ...transport, storeCode: (await findStore(tx, country, storeCode)).code };
  }
  const pincode = pincodeOf(address);
  if (!pickup) throw missing('pickup');
  if (!(await isServiceable({ ...context, country }, pincode)))
    throw refuse(409, 'not_serviceable', 'returns.no-schedule_pickup');
  return { ...transport, ...(await takeRound(tx, country, pincode, pickup)) };
}

async function add(
  tx: Queries,
  { order, previewed: { refundMethod }, request, actor, groupId }: BegunReturn,
  pieces: ChosenPiece[],
  transport: Partial<Transport> & { id?: string },
): Promise<StoredReturn> {
  const kind = transport.mode ? 'parcel' : 'claim';
  const status: ReturnStatus = 'requested';
  const [added] = await tx
    .insert(orderReturn)
    .values({ orderId: order.id, groupId, kind, status, refundMethod, ...transport })
    .returning();
  if (!added) throw new Error('The return was not stored');
  const requested = (itemId: string) =>
    request.items.find((requestedItem) => requestedItem.itemId === itemId);
  await tx.insert(returnItem).values(
    pieces.map(({ item, piece, reason, worth }) => ({
      returnId: added.id,
      itemId: item.id,
      piece,
      reason,
      worth,
      comment: requested(item.id)?.comment ?? null,
    })),
  );
  for (const itemId of new Set(pieces.map(({ item }) => item.id)))
    await usePhotos(tx, added, itemId, requested(itemId)?.photos ?? []);
  await recordStatus(tx, added, status, actor);
  if (kind === 'claim') {
    await enqueueReturnNotice(tx, added.id, status);
    await enqueueReturnAdvance(tx, added.id);
  }
  return added;
}

/** Refuses a refund of money to a bank account if the order has none. */
async function refuseWithoutBankAccount(
  tx: Queries,
  orderId: string,
  { refundMethod, pieces }: PreviewedReturn,
): Promise<void> {
  const { paid } = addTenders(...pieces.map(({ worth }) => worth.tenders));
  if (refundMethod === 'neft' && paid > 0) await requireAccount(tx, orderId);
}

function refuseWithoutPhotos({ items }: BegunReturn['request']): void {
  items.forEach(({ reason, photos }, at) => {
    if (REASON_RULES[reason].needsPhoto && photos.length === 0)
      throw refuse(
        422,
        'photo_missing',
        'returns.photo-missing',
        {},
        { [`items.${at}.photos`]: 'returns.photo-missing' },
      );
  });
}
