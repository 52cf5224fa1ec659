import { Cart, CartLine } from '@lunette/cart/contract';
import { Product } from '@lunette/catalog/contract';
import type { z } from 'zod';
import type { SoldGoodsQuery } from '../components/exchange/choose/ExchangeVariants.tsx';
import { Exchange, ExchangePreview } from '../contract/exchange.ts';
import { inr } from './fixtures/inr.ts';

/** The cart line of a frame that was chosen for the sample frame, with the same lenses. */
export function aChosenLine(change: Partial<z.input<typeof CartLine>> = {}): CartLine {
  return CartLine.parse({
    id: 'line-sable',
    productId: '148020',
    name: 'Sable, Ink and gold',
    fullName: 'Lunette Studio Sable, Ink and gold',
    modelName: 'Sable',
    brandName: 'Lunette Studio',
    sku: 'eye-sable-141-ink',
    thumbnail: '/media/frames/628x301/dune-141-clay-brown-front.avif',
    productUrl: '/product/sable-ink-148020',
    frameColour: 'Ink and gold',
    frameWidth: 141,
    quantity: 1,
    availableQuantity: 9,
    classification: 'eyeframe',
    catalogPrices: [{ name: 'Lunette Price', price: 3400, currencyCode: 'INR' }],
    price: inr(4300),
    amount: { total: 4300, currencyCode: 'INR' },
    options: [
      { type: 'lens_package', oid: 'clear-156-screen', name: 'Clear 1.56, screen filter', catalogPrices: [] },
      { type: 'coating', oid: 'water-dust', name: 'Water and dust', catalogPrices: [] },
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

/** An open exchange of the sample frame, without chosen goods. */
export function anExchange(change: Partial<z.input<typeof Exchange>> = {}): Exchange {
  return Exchange.parse({
    id: 'exchange-1',
    orderId: '1300482917',
    itemId: 'item-alder',
    method: 'NEWPRODUCT',
    status: 'open',
    quantity: 1,
    reason: 'does_not_fit',
    goodsName: 'Alder',
    imageUrl: '/media/frames/628x301/alder-132-havana-front.avif',
    frameColour: 'Havana tortoise',
    frameWidth: 132,
    classification: 'eyeframe',
    worth: inr(2930),
    worthLines: [{ label: '₹3,200, less ₹270 of the discounts', note: null, amount: inr(2930) }],
    lensesFree: inr(900),
    until: '2036-12-01T18:29:00Z',
    item: null,
    leaves: null,
    returnId: null,
    newOrderId: null,
    due: null,
    cancellable: true,
    message: null,
    ...change,
  });
}

/** The preview of the sample exchange, with an amount to pay. */
export function anExchangePreview(change: Partial<z.input<typeof ExchangePreview>> = {}): ExchangePreview {
  return ExchangePreview.parse({
    lines: [
      { kind: 'new', label: 'Sable, Ink and gold', note: null, amount: inr(3400), free: false },
      {
        kind: 'lenses',
        label: 'Clear 1.56, screen filter',
        note: 'made again for the new frame, worth ₹900',
        amount: inr(0),
        free: true,
      },
      { kind: 'sending', label: 'Collecting and sending', note: null, amount: inr(0), free: true },
      {
        kind: 'old',
        label: 'Alder, frame',
        note: '₹3,200, less ₹270 of the discounts',
        amount: inr(-2930),
        free: false,
      },
    ],
    difference: inr(470),
    tax: inr(22.39),
    collectedOn: null,
    leaves: [
      { id: 'collected', arrivesOn: '2036-12-03', payNow: inr(470), payBack: inr(0) },
      { id: 'at_once', arrivesOn: '2036-11-30', payNow: inr(3400), payBack: inr(2930) },
    ],
    payments: [],
    token: 'token-of-the-sample',
    ...change,
  });
}

/** The cart of an exchange with chosen goods. */
export function cartOfExchange(): Cart {
  return Cart.parse({
    id: 'cart-of-the-exchange',
    items: [aChosenLine()],
    itemsQty: 1,
    itemsCount: 1,
    currencyCode: 'INR',
    discountDescription: '',
    totals: {
      subTotal: 4300,
      totalDiscount: 0,
      totalTax: 204.76,
      taxIncluded: true,
      taxPercent: 5,
      shipping: 0,
      total: 4300,
      discounts: [],
    },
    walletApplied: false,
    isStudioFlow: false,
  });
}

/** The sample frame as it is sold now, in two colours and two sizes. */
function goodsOnSale() {
  const shape = Product.pick({
    id: true,
    modelName: true,
    frameColour: true,
    colours: true,
    sizes: true,
    stock: true,
  });
  const url = '/product/alder-148001';
  return shape.parse({
    id: '148001',
    modelName: 'Alder',
    frameColour: 'Havana tortoise',
    colours: [
      { id: '148001', name: 'Havana tortoise', swatch: ['#84491c', '#2a1409'], url },
      { id: '148004', name: 'Ink', swatch: ['#1c1b1a'], url },
    ],
    sizes: [
      { id: '148001', label: 'Medium', url, frameWidth: 132, inStock: true },
      { id: '148003', label: 'Wide', url, frameWidth: 139, inStock: true },
    ],
    stock: { availableQuantity: 14, label: 'many' },
  });
}

/** The query of that frame, as the page of an exchange gets it. */
export function goodsQuery(change: Partial<SoldGoodsQuery> = {}): SoldGoodsQuery {
  return { data: goodsOnSale(), isFetching: false, refetch: () => undefined, ...change };
}

/** The query of that frame after a failed call. */
export function failedGoodsQuery(status: 404 | 503, refetch = () => {}): SoldGoodsQuery {
  const detail = status === 404 ? 'There is no such product.' : 'The shop is busy.';
  const data = { type: 'about:blank', title: detail, status, code: 'failed', detail, traceId: 'trace' };
  return goodsQuery({ data: undefined, error: { status, data }, refetch });
}
