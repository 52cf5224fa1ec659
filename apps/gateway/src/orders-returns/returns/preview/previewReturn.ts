import { hash } from 'node:crypto';
import { fromMinor, type CountryCode } from '@lunette/country-config';
import type { ReturnPreview, ReturnRefundMethod } from '@lunette/orders-returns/contract';
import { arrival } from '../../../catalog/delivery/delivery.ts';
import { receivedOf } from '../../../checkout/payment/refunds/refunds.ts';
import { refuse } from '../../../platform/http/refuse.ts';
import type { Translate } from '../../../platform/texts/texts.ts';
import { chosenPieces, type ChosenPiece, type RequestedReturn } from './chosenPieces.ts';
import { itemAnswer } from './itemWorth.ts';
import { keepsDiscount, amountNotReturned } from './amountNotReturned.ts';
import {
  amountsByRefundMethod,
  anyRefundMethod,
  chosenRefundMethod,
  plannedRefund,
  refundChoices,
} from '../refund/refundMethods.ts';
import type { ReturnBasis } from './returnBasis.ts';
import { DAYS_FOR_CLAIM, DAYS_TO_COUNT } from '../eligibility/returnTerms.ts';
import { totalOf, addTenders } from '../../../checkout/order/tenders.ts';

/** The result of a preview of a return: its pieces, its refund method, and the answer for its shopper. */
export interface PreviewedReturn {
  pieces: ChosenPiece[];
  refundMethod: ReturnRefundMethod;
  answer: ReturnPreview;
}

/** Computes the refund of a return; nothing is stored. Refuses a refund method that the order does not have. */
export function previewReturn(
  basis: ReturnBasis,
  request: RequestedReturn,
  t: Translate,
  now = new Date(),
): PreviewedReturn {
  const { order, payments } = basis;
  const pieces = chosenPieces(basis, request);
  const choices = refundChoices(order, payments, now, t);
  const tenders = addTenders(...pieces.map(({ worth }) => worth.tenders));
  const needsMethod = tenders.paid > 0 || request.refundMethod !== undefined;
  const refundMethod = needsMethod
    ? chosenRefundMethod(choices, request.refundMethod)
    : anyRefundMethod(choices);
  const claims = pieces.filter(({ isSent }) => !isSent);
  const sent = pieces.filter(({ isSent }) => isSent);
  const claimsOn = claims.length > 0 ? claimDay(order.country, now) : null;
  const countedOn = sent.length > 0 ? countDay(order.country, request, now) : null;
  const items = request.items.map(({ itemId, photos }) => {
    const own = pieces.filter(({ item }) => item.id === itemId);
    const [first] = own;
    if (!first) throw new Error('Every item of a request has a piece');
    const unseen = { hasArrived: null, outcome: null, refusal: null };
    return itemAnswer({ ...first, pieces: own.map(({ worth }) => ({ ...unseen, worth })), photos }, t);
  });
  const plannedPayments = [
    ...(claimsOn ? [{ pieces: claims, day: claimsOn }] : []),
    ...(countedOn ? [{ pieces: sent, day: countedOn }] : []),
  ].flatMap(({ pieces: refunded, day }) =>
    amountsByRefundMethod(order, addTenders(...refunded.map(({ worth }) => worth.tenders)), refundMethod).map(
      (part) => plannedRefund(order, choices, part, noonOf(day), t),
    ),
  );
  refuseUnpaid(basis, pieces);
  const total = totalOf(tenders);
  const shown = {
    items,
    payments: plannedPayments.map(({ by, ...payment }) => (void by, payment)),
    refundMethod,
  };
  return {
    pieces,
    refundMethod,
    answer: {
      items,
      sent: sent.length,
      payments: plannedPayments,
      total: fromMinor(total, order.currencyCode),
      kept: amountNotReturned(basis, pieces, t),
      keepsDiscount: keepsDiscount(basis, pieces),
      claimsOn,
      countedOn,
      token: hash('sha256', JSON.stringify(shown)).slice(0, 32),
    },
  };
}

/** Refuses a refund of money that was not received yet: cash on delivery is paid with the last parcel. */
export function refuseUnpaid({ payments }: ReturnBasis, pieces: ChosenPiece[]): void {
  const received = payments.reduce((sum, payment) => sum + receivedOf(payment), 0);
  const { paid } = addTenders(...pieces.map(({ worth }) => worth.tenders));
  if (paid > received) throw refuse(409, 'not_paid_yet', 'returns.not-paid');
}

/** The day on which a claim that is made `now` is inspected. */
export function claimDay(country: CountryCode, now: Date): string {
  return arrival(country, now, DAYS_FOR_CLAIM);
}

/** The day on which sent pieces are counted. */
export function countDay(
  country: CountryCode,
  { returnMode, pickup }: Partial<Pick<RequestedReturn, 'returnMode' | 'pickup'>>,
  now: Date,
): string {
  const mode = returnMode ?? 'schedule_pickup';
  const start = mode === 'schedule_pickup' && pickup ? noonOf(pickup.date) : now;
  return arrival(country, start, DAYS_TO_COUNT[mode]);
}

/** A time that is on a given day in every country of the store. */
export function noonOf(day: string): Date {
  return new Date(`${day}T09:00:00Z`);
}
