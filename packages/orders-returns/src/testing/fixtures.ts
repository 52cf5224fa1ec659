import type { CartTotals } from '@lunette/cart/contract';
import { taxedGoods, totalsOf, wireTotals } from '@lunette/cart/rules';
import { Address } from '@lunette/checkout/contract';
import { taxPartsTo, taxPercentOf, toMinor } from '@lunette/country-config';
import type { z } from 'zod';
import { CancelReasons } from '../contract/cancel.ts';
import { Order, OrderItem } from '../contract/order.ts';
import { Papers } from '../contract/paper.ts';
import { LinkedItem } from '../contract/power.ts';
import { UpgradePackage } from '../contract/upgrade.ts';

const inr = (value: number) => ({ value, currencyCode: 'INR' as const });
const at = (status: OrderItem['statusHistory'][number]['status'], moment: string) => ({ status, at: moment });

/** A frame with lenses on its way; `change` replaces what a test is about. */
export function anOrderItem(change: Partial<z.input<typeof OrderItem>> = {}): OrderItem {
  return OrderItem.parse({
    id: 'item-alder',
    productId: '148001',
    name: 'Alder',
    sku: 'eye-alder-132-havana',
    brandName: 'Lunette Studio',
    thumbnail: '/media/frames/628x301/alder-132-havana-front.avif',
    productUrl: '/product/alder-havana-148001',
    quantity: 1,
    classification: 'eyeframe',
    subcategory: 'eyeglasses',
    frameColour: 'Havana tortoise',
    frameSize: 'Medium',
    frameType: 'Full rim',
    frameWidth: 132,
    powerRequired: 'POWER_REQUIRED',
    catalogPrices: [
      { name: 'Market Price', price: 4500, currencyCode: 'INR' },
      { name: 'Lunette Price', price: 3200, currencyCode: 'INR' },
    ],
    price: inr(4100),
    amount: { total: 4100, currencyCode: 'INR' },
    options: [
      { type: 'lens_package', oid: 'clear-156-screen', name: 'Clear 1.56, screen filter', catalogPrices: [] },
      { type: 'coating', oid: 'water-dust', name: 'Water and dust', catalogPrices: [] },
    ],
    package: { id: 'clear-156-screen', name: 'Clear 1.56, screen filter' },
    prescription: {
      powerType: 'single_vision',
      right: { sph: '-2.25', cyl: '-0.75', axis: '90', pd: '31.0' },
      left: { sph: '+0.25', cyl: '-0.50', axis: '105', pd: '31.5' },
      userName: 'Ananya',
    },
    lensType: 'single_vision',
    tierMembershipDuration: null,
    statusHistory: [
      at('placed', '2026-11-14T12:50:00Z'),
      at('confirmed', '2026-11-15T05:35:00Z'),
      at('lenses_cut', '2026-11-18T06:00:00Z'),
      at('packed', '2026-11-19T09:00:00Z'),
      at('shipped', '2026-11-21T03:30:00Z'),
    ],
    nextStatus: { status: 'delivered', date: '2026-11-26' },
    expectedStatuses: [{ status: 'delivered', date: '2026-11-26' }],
    ...change,
  });
}

/** A frame without lenses that was just ordered, every step still to come. */
export function aFrameAlone(change: Partial<z.input<typeof OrderItem>> = {}): OrderItem {
  return anOrderItem({
    powerRequired: 'NO_POWER',
    options: [],
    package: null,
    prescription: null,
    lensType: 'Frame Only',
    statusHistory: [at('placed', '2026-11-14T12:50:00Z')],
    nextStatus: { status: 'confirmed', date: '2026-11-15' },
    expectedStatuses: [
      { status: 'confirmed', date: '2026-11-15' },
      { status: 'packed', date: '2026-11-17' },
      { status: 'shipped', date: '2026-11-18' },
      { status: 'delivered', date: '2026-11-19' },
    ],
    ...change,
  });
}

/** Sunglasses that have arrived. */
export function aDeliveredItem(change: Partial<z.input<typeof OrderItem>> = {}): OrderItem {
  return anOrderItem({
    id: 'item-marram',
    productId: '148002',
    name: 'Marram',
    sku: 'sun-marram-134-honey',
    brandName: 'Lunette Sun',
    thumbnail: '/media/frames/628x301/marram-134-honey-olive-front.avif',
    productUrl: '/product/marram-honey-148002',
    classification: 'sunglasses',
    subcategory: 'sunglasses',
    frameColour: 'Honey, olive lens',
    frameWidth: 134,
    powerRequired: 'NO_POWER',
    price: inr(3800),
    amount: { total: 3800, currencyCode: 'INR' },
    options: [],
    package: null,
    prescription: null,
    lensType: null,
    statusHistory: [
      at('placed', '2026-11-14T12:50:00Z'),
      at('confirmed', '2026-11-14T12:55:00Z'),
      at('packed', '2026-11-15T06:00:00Z'),
      at('shipped', '2026-11-15T10:00:00Z'),
      at('delivered', '2026-11-17T08:10:00Z'),
    ],
    nextStatus: null,
    expectedStatuses: [],
    ...change,
  });
}

/** An order of the given items, paid by card. */
export function anOrder(
  items: OrderItem[] = [anOrderItem(), aDeliveredItem()],
  change: Partial<z.input<typeof Order>> = {},
): Order {
  const subTotal = items.reduce((sum, item) => sum + item.amount.total, 0);
  const discount = items.length > 1 ? 500 : 0;
  const total = subTotal - discount;
  return Order.parse({
    id: '1300482917',
    createdAt: '2026-11-14T12:50:00Z',
    status: 'placed',
    items,
    payments: {
      paymentList: [{ method: 'cc', title: 'Card ending 4242', amount: inr(total), status: 'paid' }],
    },
    shippingAddress: Address.parse({
      firstName: 'Ananya',
      lastName: 'Rao',
      phone: '9822041377',
      email: 'ananya.rao@post.in',
      addressline1: 'Flat 7, Neelkanth Residency',
      addressline2: 'Lane 6',
      locality: 'Koregaon Park',
      city: 'Pune',
      state: 'Maharashtra',
      postcode: '411001',
      country: 'IN',
    }),
    deliveryOption: { type: 'standard', title: 'Standard', deliveryDate: '2026-11-26' },
    amount: amountOf(items, discount),
    currencyCode: 'INR',
    finalTotal: [
      { id: 'subTotal', value: subTotal },
      { id: 'total', value: total },
    ],
    cancellableUntil: null,
    ...change,
  });
}

/** What items cost that are sent to Maharashtra. */
function amountOf(items: OrderItem[], discount: number): CartTotals {
  const lines = items.map((item) => ({
    ...item,
    price: toMinor(item.price.value),
    taxPercent: taxPercentOf('IN', taxedGoods(item, item.powerRequired === 'POWER_REQUIRED'), '2026-11-14'),
  }));
  const bag = { type: 'implicit' as const, amount: toMinor(discount), label: 'Two frames, ₹500 off' };
  const taxParts = taxPartsTo('IN', 'Maharashtra');
  return wireTotals(totalsOf(lines, { taxIncluded: true }, discount ? [bag] : [], { shipping: 0, taxParts }));
}

/** The same order as somebody sees it who knows its number and e-mail address alone. */
export function aMaskedOrder(change: Partial<z.input<typeof Order>> = {}): Order {
  const order = anOrder([anOrderItem({ prescription: null })], { access: 'masked', ...change });
  const { city, state, country } = order.shippingAddress;
  return Order.parse({
    ...order,
    shippingAddress: {
      firstName: 'A•••',
      phone: '•••77',
      email: 'an•••@p•••.in',
      addressline1: '•••',
      city,
      state,
      country,
    },
  });
}

/** An order whose payment is open, `pending` at the bank unless told otherwise, or did not go through: nothing has begun. */
export function anUnpaidOrder(
  status: 'pending_payment' | 'payment_failed',
  change: Partial<z.input<typeof Order>> = {},
  open: 'created' | 'pending' = 'pending',
): Order {
  const waiting = { statusHistory: [], nextStatus: null, expectedStatuses: [] };
  const order = anOrder([anOrderItem(waiting), aDeliveredItem(waiting)], { status, ...change });
  const payment = {
    method: 'cc',
    title: 'Card',
    amount: inr(order.amount.total),
    status: status === 'pending_payment' ? open : 'failed',
  };
  return Order.parse({ ...order, payments: { paymentList: [payment] } });
}

/** Why the sample order may be cancelled, and how its money can come back. */
export function cancelReasonsOf(change: Partial<z.input<typeof CancelReasons>> = {}): CancelReasons {
  return CancelReasons.parse({
    cancellable: true,
    message: null,
    reasons: [
      { id: 'changed_mind', title: 'I have changed my mind' },
      { id: 'other', title: 'Another reason' },
    ],
    refundMethods: [
      {
        id: 'source',
        title: 'To the card ending 4242',
        description: 'Your bank shows it within a few days.',
      },
      { id: 'storecredit', title: 'As store credit', description: 'At once, for your next order.' },
    ],
    refundAmount: { value: 7400, currencyCode: 'INR' },
    ...change,
  });
}

/** What a signed link to the sample item tells before its code is entered. */
export function aLinkedItem(change: Partial<z.input<typeof LinkedItem>> = {}): LinkedItem {
  const { name, thumbnail, frameColour = '', frameWidth } = anOrderItem();
  return LinkedItem.parse({
    firstName: 'Ananya',
    name,
    thumbnail,
    frameColour,
    frameWidth,
    lenses: 'Clear 1.56, screen filter',
    deliveryDate: '2026-11-26',
    powerMissing: true,
    expiresAt: '2026-11-30T12:00:00Z',
    phone: '+91 ••••• ••377',
    email: 'an•••@p•••.in',
    open: false,
    ...change,
  });
}

/** The lenses that the sample item has and could have. */
export function anUpgradePackage(change: Partial<z.input<typeof UpgradePackage>> = {}): UpgradePackage {
  const lens = (id: string, title: string, index: number, difference: number, strongest: number | null) => ({
    ...{ id, title, index, strongest, labDays: 3, recommended: difference === 0 },
    description: 'Anti-glare on both sides.',
    coatings: ['Anti-reflective'],
    difference: inr(difference),
  });
  return UpgradePackage.parse({
    orderId: '1300482917',
    itemId: 'item-alder',
    open: true,
    powerType: 'single_vision',
    packageId: 'clear-156-screen',
    total: inr(4100),
    settledBy: 'card',
    powerTypes: [
      {
        id: 'single_vision',
        title: 'Distance',
        packages: [
          lens('clear-156-screen', 'Clear 1.56, screen filter', 1.56, 0, 4),
          lens('clear-156', 'Clear 1.56', 1.56, -600, 4),
          lens('thin-167', 'Thin 1.67', 1.67, 1200, null),
        ],
      },
      {
        id: 'zero_power',
        title: 'Without power',
        packages: [lens('zero', 'Screen filter', 1.56, -100, null)],
      },
    ],
    amendment: null,
    ...change,
  });
}

/** The papers of an order of which one item has left and the other one waits. */
export function papersOf(change: Partial<z.input<typeof Papers>> = {}): Papers {
  return Papers.parse({
    papers: [
      {
        id: 'paper-1',
        kind: 'invoice',
        number: 'IN/26-27/048213',
        issuedAt: '2026-11-16T05:10:00Z',
        itemIds: ['item-marram'],
        amount: inr(3800),
      },
    ],
    waitingItemIds: ['item-alder'],
    mayClaim: true,
    ...change,
  });
}
