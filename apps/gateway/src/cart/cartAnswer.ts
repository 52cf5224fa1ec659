import type { Cart, CartLine } from '@lunette/cart/contract';
import {
  discountKind,
  storeDiscounts,
  TERMS,
  toFreeShipping,
  totalsOf,
  wireTotals,
  type MinorDiscount,
  type StoredDiscount,
} from '@lunette/cart/rules';
import { PRICE_NAME } from '@lunette/catalog/rules';
import { isProvided } from '@lunette/prescription/rules';
import { countryOf, formatMoney, fromMinor } from '@lunette/country-config';
import type { Zone } from '../catalog/delivery/delivery.ts';
import type { LineDetails } from '../catalog/product/lineDetails.ts';
import type { CallContext, AnswerContext, TextContext } from '../platform/http/callContext.ts';
import type { Queries } from '../platform/database/database.ts';
import { lineArrival, zoneOfCart } from './arrivals.ts';
import { NOTHING_CHOSEN } from './checkoutState.ts';
import { offerProblem } from './money/offers.ts';
import { NO_MONEY, usedOf } from './money/cartMoney.ts';
import { ANYBODY, rowsWithoutCart } from './cartRows.ts';
import { goodsLine, readCart, type ReadCart, type ReadLine } from './readCart.ts';
import { mergeAnswer } from './merge/mergeAnswer.ts';
import { waitingAnswer } from './waitingOrders/waitingOrders.ts';

type CartAnswerContext = AnswerContext & Pick<CallContext<'guest'>, 'session'>;

/** The answer for a cart; without an id, before the first line is added, the answer for an empty cart. */
export async function cartAnswer(
  db: Queries,
  caller: CartAnswerContext,
  id: string | null,
  chosen?: Parameters<typeof readCart>[3],
): Promise<Cart> {
  if (!id) {
    const { cartId, ...rest } = await rowsWithoutCart(db, caller);
    if (cartId) return cartAnswer(db, caller, cartId, chosen);
    const empty = { ...EMPTY(caller.country), ...rest };
    return answerOf(caller, empty, await zoneOfCart(db, caller, empty));
  }
  const read = await readCart(db, caller, id, chosen);
  return answerOf(caller, read, await zoneOfCart(db, caller, read));
}

/** The answer for a cart that was read before, with its delivery zone if it is known. */
export function answerOf(
  { session, country, language, t }: Omit<CartAnswerContext, 'catalogDb'>,
  read: ReadCart,
  zone: Zone | null,
): Cart {
  const { id, kind, lines, totals, discounts, waiting, movedTo } = read;
  const { currencyCode } = countryOf(country);
  const off = usedOf(totals, 'implicit');
  const isExchange = kind === 'exchange';
  const priced = lines.map((line) => goodsLine(line, country));
  const lacking = isExchange ? null : toFreeShipping(priced, discounts, TERMS[country]);
  return {
    id,
    items: lines.map((line) => ({ ...lineAnswer(line), ...lineArrival(line, read, country, zone) })),
    itemsQty: lines.reduce((all, { stored }) => all + stored.quantity, 0),
    itemsCount: lines.length,
    currencyCode,
    discountDescription:
      off > 0 ? t('cart.bag-discount', { amount: formatMoney(fromMinor(off, currencyCode)) }) : '',
    totals: wireTotals({
      ...totals,
      discounts: translatedDiscounts(totals.discounts, namesOf(lines), t),
    }),
    toFreeShipping: lacking === null ? null : lacking / 100,
    walletApplied: usedOf(totals, 'wallet') > 0,
    ...moneyAnswer(read, { country, language, t }),
    waitingOrders: waiting.map(waitingAnswer),
    merge: mergeAnswer(session, read),
    savedLines: read.savedLines,
    firstFrame: session.customerId === null && !isExchange ? firstFrameOf(read, country) : null,
    isStudioFlow: read.isStudio,
    forCustomer: session.staffId !== null,
    movedTo: isExchange ? null : movedTo,
  };
}

/** Discounts with their labels and notes; `names` has the names of products by id. */
export function translatedDiscounts(
  discounts: StoredDiscount[],
  names: ReadonlyMap<string, string>,
  t: CallContext['t'],
): MinorDiscount[] {
  return discounts.map(({ productIds = [], ...discount }) => {
    const kind = discountKind(discount);
    const goods = productIds.map((id) => names.get(id) ?? id).join(t('cart.separator'));
    return {
      ...discount,
      label: t(`cart.discount-${kind}`),
      ...((kind === 'first-frame' || kind === 'gold' || kind === 'supply') && {
        note: t(`cart.discount-${kind}-note`, { goods }),
      }),
    };
  });
}

const namesOf = (lines: ReadLine[]) =>
  new Map(lines.map(({ details }) => [details.productId, details.modelName]));

/** How much less a guest would pay as a new customer. */
function firstFrameOf(
  { lines, shopper, discounts }: ReadCart,
  country: CallContext['country'],
): Cart['firstFrame'] {
  const sum = (given: MinorDiscount[]) => given.reduce((all, { amount }) => all + amount, 0);
  const asNew = storeDiscounts(
    lines.map((line) => goodsLine(line, country)),
    country,
    { ...shopper, isNew: true },
  );
  const amount = sum(asNew) - sum(discounts);
  return amount > 0 ? { amount: amount / 100 } : null;
}

/** The balances of the shopper and the used amount of each; null if there is none. */
function moneyAnswer(
  { checkout, money, totals }: ReadCart,
  { country, language, t }: TextContext,
): Pick<Cart, 'giftVoucher' | 'storeCredit' | 'wallet' | 'offer'> {
  const { voucher } = money;
  const gv = usedOf(totals, 'gv');
  const balanceAnswer = (balance: number, applied: boolean, kind: 'sc' | 'wallet') =>
    balance > 0 ? { applied, balance: balance / 100, used: usedOf(totals, kind) / 100 } : null;
  return {
    giftVoucher: checkout.voucherCode
      ? {
          code: checkout.voucherCode,
          used: gv / 100,
          left: ((voucher?.balance ?? 0) - gv) / 100,
          problem: voucher?.expired
            ? t('cart.voucher-expired')
            : (voucher?.balance ?? 0) === 0
              ? t('cart.voucher-empty')
              : null,
        }
      : null,
    storeCredit: balanceAnswer(money.storeCredit, checkout.storeCredit, 'sc'),
    wallet: balanceAnswer(money.wallet, checkout.wallet, 'wallet'),
    offer: money.offer && {
      id: money.offer.id,
      title: t('cart.offer-title', { percent: money.offer.percent, bank: money.offer.bank[language] }),
      amount: usedOf(totals, 'offer') / 100,
      problem: usedOf(totals, 'offer') > 0 ? null : offerProblem(money.offer, country, t),
    },
  };
}

const EMPTY = (country: CallContext['country']): Omit<ReadCart, 'waiting' | 'movedTo'> => ({
  id: '',
  kind: 'shopping',
  lines: [],
  isStudio: false,
  merge: null,
  savedLines: 0,
  totals: totalsOf([], TERMS[country], [], { shipping: 0 }),
  checkout: NOTHING_CHOSEN,
  home: null,
  money: NO_MONEY,
  shopper: ANYBODY,
  discounts: [],
});

/** A line in the form of the contract. */
export function lineAnswer({ stored, details, available, blockedBy }: ReadLine): CartLine {
  const { currencyCode, unitMinor } = details;
  const prescription = stored.prescription ?? null;
  return {
    id: stored.id,
    productId: details.productId,
    name: details.name,
    fullName: details.fullName,
    modelName: details.modelName,
    brandName: details.brandName,
    sku: details.sku,
    thumbnail: details.thumbnail,
    productUrl: details.productUrl,
    frameColour: details.frameColour,
    frameWidth: details.frameWidth,
    quantity: stored.quantity,
    availableQuantity: available,
    classification: details.classification,
    catalogPrices: catalogPrices(details),
    price: fromMinor(unitMinor, currencyCode),
    amount: { total: (unitMinor * stored.quantity) / 100, currencyCode },
    options: optionsOf(details),
    powerType: details.powerType,
    prescription,
    prescriptionView: prescription && {
      left: { sph: given(prescription.left?.sph) },
      right: { sph: given(prescription.right?.sph) },
    },
    jit: details.jit,
    inStock: !blockedBy,
    ...(blockedBy && { blockedBy }),
  };
}

type LinePrices = Pick<LineDetails, 'currencyCode' | 'marketMinor' | 'sellingMinor' | 'firstBuyMinor'>;

/** Market and selling price of a piece, and its first-buy price if there is one (O-17). */
export function catalogPrices({ currencyCode, marketMinor, sellingMinor, firstBuyMinor }: LinePrices) {
  return [
    { name: PRICE_NAME.market, price: marketMinor / 100, currencyCode },
    { name: PRICE_NAME.selling, price: sellingMinor / 100, currencyCode },
    ...(firstBuyMinor === null
      ? []
      : [{ name: PRICE_NAME.firstBuy, price: firstBuyMinor / 100, currencyCode }]),
  ];
}

/** Lens package and coatings with what each adds to the price. */
export function optionsOf({ currencyCode, options }: Pick<LineDetails, 'currencyCode' | 'options'>) {
  return options.map(({ type, oid, name, priceMinor }) => ({
    type,
    oid,
    name,
    catalogPrices: [{ name: PRICE_NAME.selling, price: priceMinor / 100, currencyCode }],
  }));
}

function given(value: string | undefined): string | null {
  return value !== undefined && isProvided(value) ? value : null;
}
