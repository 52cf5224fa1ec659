import { Cart, type BankOffer } from '@lunette/cart/contract';
import type { z } from 'zod';
import {
  Address,
  Checkout,
  DeliveryOption,
  OrderPayment,
  PaymentMethod,
  ResumableCheckout,
  SavedCard,
  type NewAddress,
  type Studio,
  type UpiPayment,
} from '../contract/index.ts';

const inr = (value: number) => ({ value, currencyCode: 'INR' as const });

/** A complete address in India; `change` replaces fields for a test. */
export function anAddress(change: Partial<NewAddress> = {}): Address {
  return Address.parse({
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
    ...change,
  });
}

/** A studio in Pune; `change` replaces fields. */
export function aStudio(change: Partial<Studio> = {}): Studio {
  return {
    code: 'in-koregaon-park',
    name: 'Koregaon Park',
    address: 'North Main Road 14, Pune 411001',
    opens: '10:00',
    closes: '21:00',
    ...change,
  };
}

/** The cart of the checkout: one frame with lenses, 4,100 rupees in total. */
export function aPaidCart(total = 4100): Cart {
  const tax = Math.round((total * 5) / 1.05) / 100;
  return Cart.parse({
    id: '019ab5c2-7d11-7a40-9c3e-5b0f6a2d4e17',
    items: [
      {
        id: 'line-alder',
        productId: '148001',
        name: 'Alder',
        fullName: 'Lunette Studio Alder, Havana tortoise',
        modelName: 'Alder',
        brandName: 'Lunette Studio',
        sku: 'eye-alder-132-havana',
        thumbnail: '/media/frames/628x301/alder-132-havana-front.avif',
        productUrl: '/product/alder-havana-148001',
        frameColour: 'Havana tortoise',
        frameWidth: 132,
        quantity: 1,
        availableQuantity: 14,
        classification: 'eyeframe',
        catalogPrices: [],
        price: inr(total),
        amount: { total, currencyCode: 'INR' },
        options: [],
        powerType: 'single_vision',
        prescription: null,
        prescriptionView: null,
        jit: true,
        inStock: true,
      },
    ],
    itemsQty: 1,
    itemsCount: 1,
    currencyCode: 'INR',
    discountDescription: '',
    totals: {
      subTotal: total,
      totalDiscount: 0,
      totalTax: tax,
      taxIncluded: true,
      taxPercent: 5,
      taxLines: [{ percent: 5, taxed: total - tax, amount: tax, parts: [] }],
      shipping: 0,
      total,
      discounts: [],
    },
    walletApplied: false,
    isStudioFlow: false,
  });
}

/** A checkout in which nothing is entered yet; `change` can add an address and a delivery option for a later step. */
export function aCheckout(change: Partial<z.input<typeof Checkout>> = {}): Checkout {
  return Checkout.parse({
    checkoutStepKey: 1,
    address: null,
    giftMessage: null,
    deliveryOption: null,
    cart: aPaidCart(),
    ...change,
  });
}

/** A checkout of another device behind a link; it can continue here unless `change` says otherwise. */
export function aResumableCheckout(change: Partial<ResumableCheckout> = {}): ResumableCheckout {
  return ResumableCheckout.parse({
    state: 'open',
    country: 'IN',
    storeUrl: 'https://www.lunette.example/checkout/resume?token=x&country=AE&language=en',
    itemsQty: 1,
    total: inr(4100),
    ownItemsQty: 0,
    ...change,
  });
}

/** The two delivery options of the address; neither is selected by default. */
export function deliveryOptions(selected: Checkout['deliveryOption'] = null): DeliveryOption[] {
  return [
    {
      type: 'standard' as const,
      title: 'Standard',
      description: 'Made to your power, checked by an optician, then sent.',
      price: inr(0),
      deliveryDate: '2026-11-26',
    },
    {
      type: 'express' as const,
      title: 'Express',
      description: 'Cut today, at your door two days sooner.',
      price: inr(149),
      deliveryDate: '2026-11-24',
    },
  ].map((option) => DeliveryOption.parse({ ...option, selected: option.type === selected }));
}

/** The methods card, and cash on delivery with its fee. */
export function paymentMethods(cash: Partial<PaymentMethod> = {}): PaymentMethod[] {
  return [
    { id: 'cc', title: 'Card', description: 'Credit or debit', fee: null, available: true, reason: null },
    {
      id: 'cod',
      title: 'Cash on delivery',
      description: 'Pay at the door, in cash or by card.',
      fee: inr(49),
      available: true,
      reason: null,
      ...cash,
    },
  ].map((method) => PaymentMethod.parse(method));
}

/** The payment of an order; by default a card payment that waits for the provider. */
export function anOrderPayment(change: Partial<OrderPayment> = {}): OrderPayment {
  return OrderPayment.parse({
    orderId: '1300482917',
    paymentId: 'pay-1',
    status: 'created',
    method: 'cc',
    orderPlaced: false,
    amount: inr(4100),
    card: null,
    message: null,
    ...change,
  });
}

/** A saved card that is valid for years; `change` replaces fields. */
export function aSavedCard(change: Partial<SavedCard> = {}): SavedCard {
  return SavedCard.parse({
    cardToken: 'card-5449',
    brand: 'Mastercard',
    last4: '5449',
    expiry: '2029-08',
    daysLeft: 1010,
    lastUsedAt: '2026-11-14T09:00:00.000Z',
    available: true,
    reason: null,
    ...change,
  });
}

/** Two saved cards: one that ends soon, and one that has expired. */
export const endingCards = (): SavedCard[] => [
  aSavedCard({ cardToken: 'card-2208', brand: 'RuPay', last4: '2208', expiry: '2026-12', daysLeft: 37 }),
  aSavedCard({
    cardToken: 'card-7716',
    brand: 'Visa',
    last4: '7716',
    expiry: '2026-10',
    daysLeft: -24,
    available: false,
    reason: 'This card ended in 10/26. Please use another one.',
  }),
];

const SENT_AT = '2026-11-24T08:32:00.000Z';

/** A payment by UPI: a request to the shopper's app that was sent 2 minutes 14 seconds ago and is open for 5 minutes. */
export function aUpiPayment(change: Partial<OrderPayment> = {}, upi: Partial<UpiPayment> = {}): OrderPayment {
  return anOrderPayment({
    method: 'upi',
    keptUntil: '2026-11-24T09:02:00.000Z',
    upi: {
      flow: 'collect',
      vpa: 'an•••@nilgai',
      bank: 'Nilgai Bank',
      link: null,
      endedAt: null,
      sentAt: SENT_AT,
      expiresAt: '2026-11-24T08:37:00.000Z',
      now: '2026-11-24T08:34:14.000Z',
      ...upi,
    },
    ...change,
  });
}

/** The same payment by a code to scan. */
export function aQrPayment(change: Partial<OrderPayment> = {}, upi: Partial<UpiPayment> = {}): OrderPayment {
  const link =
    'upi://pay?pa=lunette@sandbox&pn=Lunette%20Eyewear&tr=pi_5f2c9a01d4e84b7790c3&tn=Lunette%20order%201300482917&am=4100.00&cu=INR';
  return aUpiPayment(change, { flow: 'qr', vpa: null, bank: null, link, ...upi });
}

/** An order of the same shopper that is waiting for payment. */
export function aWaitingOrder(orderId = '1300482917'): Cart['waitingOrders'][number] {
  return {
    orderId,
    total: inr(7900),
    items: [],
    startedAt: '2026-11-24T08:32:00.000Z',
    startedOn: 'desktop',
    keptUntil: '2026-11-24T09:02:00.000Z',
    secondsLeft: 1080,
    payment: 'open',
  };
}

/** A bank's offer of ₹410 off the cart that is not applied. */
export function aBankOffer(change: Partial<BankOffer> = {}): BankOffer {
  return {
    id: 'meridian-in',
    bank: 'Meridian Bank',
    title: '10% off with Meridian Bank cards',
    terms: 'Up to ₹750 from ₹1,500 up, with cards that begin with 424242.',
    amount: 410,
    applied: false,
    available: true,
    reason: null,
    ...change,
  };
}
