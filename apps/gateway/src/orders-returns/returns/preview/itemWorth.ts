import { formatMoney, fromMinor, type CurrencyCode } from '@lunette/country-config';
import type { ReturnReason, ReturnedItem } from '@lunette/orders-returns/contract';
import type { StoredItem } from '../../../checkout/order/schema.ts';
import type { Translate } from '../../../platform/texts/texts.ts';
import { REASON_RULES } from '../eligibility/returnReasons.ts';
import type { StoredPiece } from '../schema.ts';
import type { Worth } from './worth.ts';
import { hasComeBack } from '../orderReturns.ts';

/** Pieces of one item that are returned for one reason. */
export interface ItemPieces {
  item: StoredItem;
  reason: ReturnReason;
  isSent: boolean;
  pieces: (Pick<StoredPiece, 'hasArrived' | 'outcome' | 'refusal'> & { worth: Worth })[];
  photos: string[];
}

/** Returned pieces of an item in the form of the contract: their number, their reason, and their worth line by line. */
export function itemAnswer({ item, reason, isSent, pieces, photos }: ItemPieces, t: Translate): ReturnedItem {
  const { details, quantity: ordered, id } = item;
  const worths = pieces.map(({ worth }) => worth);
  const wasCounted = pieces.some(({ hasArrived }) => hasArrived !== null);
  const wasInspected = pieces.some(({ outcome }) => outcome !== null && outcome !== 'missing');
  return {
    itemId: id,
    name: details.name,
    thumbnail: details.thumbnail,
    classification: details.classification,
    quantity: pieces.length,
    ordered,
    reason,
    reasonTitle: t(`returns.reason.${reason}`),
    isSent,
    worth: fromMinor(sum(worths, 'total'), details.currencyCode),
    lines: worthLines(worths, item, reason, t),
    arrived: wasCounted ? pieces.filter(({ hasArrived }) => hasArrived).length : null,
    accepted: wasInspected ? pieces.filter(hasComeBack).length : null,
    refusal: pieces.find(({ refusal }) => refusal !== null)?.refusal ?? null,
    photos,
  };
}

type Amount = Exclude<keyof Worth, 'tenders'>;

function sum(worths: readonly Worth[], amount: Amount): number {
  return worths.reduce((all, worth) => all + worth[amount], 0);
}

/** The parts of the worth of pieces as labelled lines. */
export function worthLines(
  worths: readonly Worth[],
  { details: { unitMinor, currencyCode } }: StoredItem,
  reason: ReturnReason,
  t: Translate,
): ReturnedItem['lines'] {
  const of = (amount: Amount) => sum(worths, amount);
  const line = (label: string, minor: number, note: string | null = null) => ({
    label,
    note,
    amount: fromMinor(minor, currencyCode),
  });
  const discounts = of('discounts');
  const goods = t('returns.worth-goods', {
    count: worths.length,
    price: inWords(unitMinor * worths.length, currencyCode),
    hasDiscount: discounts > 0 ? 'yes' : 'no',
    discount: inWords(discounts, currencyCode),
  });
  const { shopAtFault } = REASON_RULES[reason];
  return [
    line(goods, of('goods') - of('lensesKept'), shopAtFault ? t('returns.worth-fault') : null),
    ...(of('lensesKept') > 0
      ? [
          line(
            t('returns.worth-lenses', { price: inWords(of('lensesKept'), currencyCode) }),
            0,
            t('returns.worth-lenses-text'),
          ),
        ]
      : []),
    ...(of('shipping') > 0
      ? [
          line(
            t('returns.worth-shipping'),
            of('shipping'),
            t(shopAtFault ? 'returns.worth-fault' : 'returns.worth-all'),
          ),
        ]
      : []),
    ...(of('lateShipping') > 0
      ? [line(t('returns.worth-late-shipping'), of('lateShipping'), t('returns.worth-all'))]
      : []),
    ...(of('fees') > 0 ? [line(t('returns.worth-fees'), of('fees'), t('returns.worth-fault'))] : []),
  ];
}

function inWords(minor: number, currencyCode: CurrencyCode): string {
  return formatMoney(fromMinor(minor, currencyCode));
}
