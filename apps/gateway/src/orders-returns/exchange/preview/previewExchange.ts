import { hash } from 'node:crypto';
import { commaOf, dateIn, formatMoney, fromMinor } from '@lunette/country-config';
import type { ExchangeLeaves, ExchangePreview, ReturnRefundMethod } from '@lunette/orders-returns/contract';
import type { Parsed } from '@lunette/api-client/contract';
import type { exchangeContract } from '@lunette/orders-returns/contract';
import { checkPictures } from '../../../cart/pictures/ownPictures.ts';
import type { ReadLine } from '../../../cart/readCart.ts';
import { arrival } from '../../../catalog/delivery/delivery.ts';
import { zoneFor } from '../../../catalog/delivery/zoneFor.ts';
import type { Order } from '../../../checkout/order/schema.ts';
import type { Queries } from '../../../platform/database/database.ts';
import type { CallContext, TextContext } from '../../../platform/http/callContext.ts';
import { refuse } from '../../../platform/http/refuse.ts';
import { countDay, noonOf } from '../../returns/preview/previewReturn.ts';
import {
  amountsByRefundMethod,
  anyRefundMethod,
  chosenRefundMethod,
  plannedRefund,
  refundChoices,
} from '../../returns/refund/refundMethods.ts';
import { oldGoods, type OldGoods } from './exchangeBasis.ts';
import { chosenLine, priceNew, refuseUnfit, type NewPrice } from './newGoods.ts';
import type { StoredExchange } from '../schema.ts';

/** The request to preview an exchange. */
export type ExchangeRequest = Parsed<typeof exchangeContract.previewExchange>['body'];

/** The amounts that an exchange moves, by when its new goods are sent, in minor units. */
export interface MovedAmounts {
  /**
   * Worth of the old goods that pays for the new ones; store credit and vouchers are used first, so that money can be refunded.
   */
  credit: number;
  paid: number;
  /** The amount to be paid by card now. */
  payNow: number;
  /** The amounts that are refunded of the old goods after they have arrived. */
  backCredit: number;
  backPaid: number;
}

/** The result of a preview of an exchange. */
export interface PreviewedExchange {
  old: OldGoods;
  line: ReadLine;
  price: NewPrice;
  moves: MovedAmounts;
  refundMethod: ReturnRefundMethod;
  /** The day on which the old goods are collected, or today if the shopper brings them. */
  collectedOn: string;
  arrivesOn: Record<ExchangeLeaves, string>;
  answer: ExchangePreview;
}

/** Computes the difference of an exchange; nothing is stored. The caller has locked the order. */
export async function previewExchange(
  tx: Queries,
  context: CallContext<'guest'>,
  order: Order,
  exchange: StoredExchange,
  request: ExchangeRequest,
): Promise<PreviewedExchange> {
  const { t } = context;
  const { country, currencyCode } = order;
  const old = await oldGoods(tx, order, exchange);
  await checkPictures(tx, context, request.prescription, old.item.prescription);
  const line = refuseUnfit(await chosenLine(tx, context, exchange, request.prescription));
  const price = priceNew(order, { details: line.details, quantity: exchange.quantity }, old);
  const now = new Date();
  const moves = movesOf(old, price, request.leaves);
  const choices = refundChoices(order, old.basis.payments, now, t);
  const refundMethod = moves.backPaid > 0 ? chosenRefundMethod(choices, undefined) : anyRefundMethod(choices);
  const counted = noonOf(countDay(country, request, now));
  const money = (minor: number) => fromMinor(minor, currencyCode);
  const back = { voucher: 0, wallet: 0, credit: moves.backCredit, paid: moves.backPaid };
  const payments = amountsByRefundMethod(order, back, refundMethod).map((part) =>
    plannedRefund(order, choices, part, counted, t),
  );
  const days = await daysOf(tx, order, line, request, now);
  const leaves = (['collected', 'at_once'] as const).map((id) => {
    const { payNow, backCredit, backPaid } = movesOf(old, price, id);
    return {
      id,
      arrivesOn: days.arrivesOn[id],
      payNow: money(payNow),
      payBack: money(backCredit + backPaid),
    };
  });
  const lines = linesOf(order, old, line, price, context);
  const difference = price.totals.total - old.worth;
  const shown = [lines, moves, refundMethod, line.stored.productId, line.details.packageId];
  return {
    old,
    line,
    price,
    moves,
    refundMethod,
    ...days,
    answer: {
      lines,
      difference: money(difference),
      tax: money(price.totals.totalTax),
      collectedOn: request.returnMode === 'schedule_pickup' ? (request.pickup?.date ?? null) : null,
      leaves,
      payments,
      token: hash('sha256', JSON.stringify(shown)).slice(0, 32),
    },
  };
}

/** Refuses an exchange whose difference has changed since its shopper saw it. */
export function refuseOtherDifference({ answer }: PreviewedExchange, token: string): void {
  if (answer.token === token) return;
  const { value, currencyCode } = answer.difference;
  throw refuse(409, 'difference_changed', 'exchange.difference-changed', {
    kind: value > 0 ? 'more' : value < 0 ? 'less' : 'same',
    amount: formatMoney({ value: Math.abs(value), currencyCode }),
  });
}

function movesOf({ tenders, worth }: OldGoods, { totals }: NewPrice, leaves: ExchangeLeaves): MovedAmounts {
  const credit = tenders.voucher + tenders.credit + tenders.wallet;
  const moved = leaves === 'at_once' ? 0 : Math.min(worth, totals.total);
  const ofCredit = Math.min(credit, moved);
  const ofPaid = moved - ofCredit;
  return {
    credit: ofCredit,
    paid: ofPaid,
    payNow: totals.total - moved,
    backCredit: credit - ofCredit,
    backPaid: tenders.paid - ofPaid,
  };
}

async function daysOf(
  tx: Queries,
  order: Order,
  { details }: ReadLine,
  { returnMode, pickup }: ExchangeRequest,
  now: Date,
): Promise<Pick<PreviewedExchange, 'collectedOn' | 'arrivesOn'>> {
  const { country, address } = order;
  const zone = await zoneFor(tx, country, address);
  if (!zone) throw refuse(422, 'not_serviceable', 'checkout.not-served');
  const isFetched = returnMode === 'schedule_pickup' || returnMode === undefined;
  const start = isFetched ? (pickup?.date ?? arrival(country, now, 1)) : dateIn(country, now);
  const days = zone.days + details.labDays;
  return {
    collectedOn: start,
    arrivesOn: {
      collected: arrival(country, noonOf(start), days),
      at_once: arrival(country, now, days),
    },
  };
}

function linesOf(
  { currencyCode }: Order,
  { item, pieces, worth }: OldGoods,
  { details }: ReadLine,
  { totals, lenses }: NewPrice,
  { language, t }: TextContext,
): ExchangePreview['lines'] {
  const money = (minor: number) => fromMinor(minor, currencyCode);
  const line = (kind: string, label: string, minor: number, note: string | null = null) => ({
    kind,
    label,
    note,
    amount: money(minor),
    free: kind === 'lenses' || kind === 'sending',
  });
  const remade = lenses?.remade ?? 0;
  const tax = totals.taxIncluded ? 0 : totals.totalTax;
  return [
    line('new', nameOf(details, language), totals.total - tax - remade),
    ...(lenses
      ? [
          line(
            'lenses',
            lenses.name,
            0,
            t('exchange.lenses-free', { worth: formatMoney(money(lenses.worth)) }),
          ),
        ]
      : []),
    line('sending', t('exchange.sending'), 0),
    ...(tax > 0 ? [line('tax', t('exchange.tax'), tax)] : []),
    line('old', oldName(item, lenses, t), remade - worth, oldNote(worth - remade)),
  ];

  function oldNote(counted: number): string | null {
    const worths = pieces.map((piece) => piece.worth);
    const discounts = worths.reduce((sum, pieceWorth) => sum + pieceWorth.discounts, 0);
    const { unitMinor, sellingMinor } = item.details;
    const discount = lenses && unitMinor > 0 ? Math.round((discounts * sellingMinor) / unitMinor) : discounts;
    const isPlain = worths.every(({ shipping, fees, lateShipping }) => shipping + fees + lateShipping === 0);
    if (discount <= 0 || !isPlain) return null;
    const inWords = (minor: number) => formatMoney(money(minor));
    return t('exchange.less', { price: inWords(counted + discount), discount: inWords(discount) });
  }
}

function nameOf(
  { modelName, name, frameColour }: ReadLine['details'],
  language: CallContext['language'],
): string {
  return [modelName || name, frameColour].filter(Boolean).join(commaOf(language));
}

function oldName({ details }: OldGoods['item'], lenses: NewPrice['lenses'], t: CallContext['t']): string {
  const name = details.modelName || details.name;
  return lenses ? t('exchange.old-frame', { name }) : name;
}
