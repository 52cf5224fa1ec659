import { taxPartsTo, taxPercentOf, toMinor } from '@lunette/country-config';
import { Cart, CartLine, type CartMerge, type CartTotals, WaitingOrder } from '../contract/index.ts';
import { taxedGoods, totalsOf, wireTotals } from '../rules/index.ts';
import type { z } from 'zod';

const inr = (name: string, price: number) => ({ name, price, currencyCode: 'INR' as const });

/** A frame with prescription lenses, as the contract describes it; `change` replaces fields for a test. */
export function aCartLine(change: Partial<z.input<typeof CartLine>> = {}): CartLine {
  const quantity = change.quantity ?? 1;
  const price = change.price ?? { value: 4100, currencyCode: 'INR' };
  return CartLine.parse({
    id: 'line-alder',
    productId: '148001',
    name: 'Alder, Havana tortoise',
    fullName: 'Lunette Studio Alder, Havana tortoise',
    modelName: 'Alder',
    brandName: 'Lunette Studio',
    sku: 'eye-alder-132-havana',
    thumbnail: '/media/frames/628x301/alder-132-havana-front.avif',
    productUrl: '/product/alder-havana-148001',
    frameColour: 'Havana tortoise',
    frameWidth: 132,
    quantity,
    availableQuantity: 14,
    classification: 'eyeframe',
    catalogPrices: [inr('Market Price', 4500), inr('Lunette Price', 3200)],
    price,
    amount: { total: price.value * quantity, currencyCode: price.currencyCode },
    options: [
      {
        type: 'lens_package',
        oid: 'clear-156-screen',
        name: 'Clear 1.56, screen filter',
        catalogPrices: [inr('Lunette Price', 600)],
      },
      {
        type: 'coating',
        oid: 'water-dust',
        name: 'Water and dust',
        catalogPrices: [inr('Lunette Price', 300)],
      },
    ],
    powerType: 'single_vision',
    prescription: {
      right: { sph: '-2.25', cyl: '-0.75', axis: '90', pd: '31.0' },
      left: { sph: '+0.25', cyl: '-0.50', axis: '105', pd: '31.5' },
      userName: 'Ananya',
    },
    prescriptionView: { left: { sph: '+0.25' }, right: { sph: '-2.25' } },
    jit: true,
    inStock: true,
    ...change,
  });
}

/** Sunglasses without power, of which one piece is left; `change` replaces fields. */
export function aLastPiece(change: Partial<z.input<typeof CartLine>> = {}): CartLine {
  return aCartLine({
    id: 'line-marram',
    productId: '148002',
    name: 'Marram, Honey, olive lens',
    fullName: 'Lunette Sun Marram, Honey, olive lens',
    modelName: 'Marram',
    brandName: 'Lunette Sun',
    sku: 'sun-marram-134-honey',
    thumbnail: '/media/frames/628x301/marram-134-honey-olive-front.avif',
    productUrl: '/product/marram-honey-148002',
    frameColour: 'Honey, olive lens',
    frameWidth: 134,
    availableQuantity: 1,
    classification: 'sunglasses',
    catalogPrices: [inr('Market Price', 4900), inr('Lunette Price', 3800)],
    price: { value: 3800, currencyCode: 'INR' },
    options: [],
    powerType: 'without_power',
    prescription: null,
    prescriptionView: null,
    jit: false,
    ...change,
  });
}

/** A cart of the given lines with totals that add up. */
export function aCart(
  items: CartLine[] = [aCartLine(), aLastPiece()],
  change: Partial<z.input<typeof Cart>> & { discounts?: z.input<typeof Cart>['totals']['discounts'] } = {},
): Cart {
  const { discounts = [], ...rest } = change;
  return Cart.parse({
    id: 'cart-1',
    items,
    itemsQty: items.reduce((sum, line) => sum + line.quantity, 0),
    itemsCount: items.length,
    currencyCode: 'INR',
    discountDescription: discounts.some(({ type }) => type === 'implicit')
      ? 'Two frames or more: ₹500 off. Applied automatically.'
      : '',
    totals: totalsInIndia(items, discounts),
    walletApplied: false,
    isStudioFlow: false,
    ...rest,
  });
}

type Totalled = Pick<CartLine, 'productId' | 'price' | 'quantity' | 'classification' | 'powerType'> & {
  prescription: object | null;
};

/** The totals of lines in India, with included tax; `CGST`, `SGST` or `IGST` if a state is given. */
export function totalsInIndia(
  lines: Totalled[],
  discounts: z.input<typeof CartTotals>['discounts'] = [],
  state?: string,
): CartTotals {
  const priced = lines.map((line) => ({
    ...line,
    price: toMinor(line.price.value),
    taxPercent: taxPercentOf('IN', taxedGoods(line, line.prescription !== null), '2026-11-24'),
  }));
  const minor = discounts.map((discount) => ({ ...discount, amount: toMinor(discount.amount) }));
  const taxParts = taxPartsTo('IN', state);
  return wireTotals(totalsOf(priced, { taxIncluded: true }, minor, { shipping: 0, taxParts }));
}

/** A case for ₹350; `change` replaces fields. */
export function aCase(change: Partial<z.input<typeof CartLine>> = {}): CartLine {
  return aCartLine({
    id: 'line-case',
    productId: '500101',
    name: 'Hard case, Forest green',
    fullName: 'Lunette Care Hard case, Forest green',
    modelName: 'Hard case',
    brandName: 'Lunette Care',
    sku: 'watch-care-hard-case-forest',
    thumbnail: '/media/goods/628x301/hard-case-forest-front.avif',
    productUrl: '/product/hard-case-forest-green-500101',
    frameColour: 'Forest green',
    frameWidth: null,
    classification: 'accessories',
    catalogPrices: [inr('Market Price', 450), inr('Lunette Price', 350)],
    price: { value: 350, currencyCode: 'INR' },
    options: [],
    powerType: null,
    prescription: null,
    prescriptionView: null,
    jit: false,
    ...change,
  });
}

/** A cart with one case, for which ₹649 are missing for free shipping. */
export function aCartSentForAFee(): Cart {
  const cart = aCart([aCase()]);
  return { ...cart, totals: { ...cart.totals, shipping: 99, total: 449 }, toFreeShipping: 649 };
}

/** A merged cart: Alder was in both bags, Marram came from the phone, and Juno from this computer. */
export function aMergedCart(change: Partial<CartMerge> = {}): Cart {
  const juno = aLastPiece({
    id: 'line-juno',
    productId: '148003',
    name: 'Juno, Clear crystal',
    modelName: 'Juno',
  });
  const told = { addedAt: '2026-11-21T09:00:00.000Z', pieces: null };
  const merge: CartMerge = {
    id: 'merge-1',
    client: 'desktop',
    isThisDevice: true,
    otherClient: 'mobilesite',
    lines: [
      { ...told, lineId: 'line-alder', from: 'both', pieces: { device: 1, account: 1, together: 2 } },
      { ...told, lineId: 'line-marram', from: 'account' },
      { ...told, lineId: 'line-juno', from: 'device', addedAt: new Date().toISOString() },
    ],
    ...change,
  };
  return aCart([aCartLine({ quantity: 2 }), aLastPiece(), juno], { merge });
}

/** An order of two frames that is waiting for payment, 18 minutes before its time is over; `change` replaces fields. */
export function aWaitingOrder(change: Partial<z.input<typeof WaitingOrder>> = {}): WaitingOrder {
  const [frame, lastPiece] = [aCartLine(), aLastPiece()];
  return WaitingOrder.parse({
    orderId: '1300482917',
    total: { value: 7900, currencyCode: 'INR' },
    items: [frame, lastPiece],
    startedAt: '2026-11-24T08:32:00.000Z',
    startedOn: 'mobilesite',
    keptUntil: '2026-11-24T09:02:00.000Z',
    secondsLeft: 18 * 60,
    payment: 'open',
    ...change,
  });
}
