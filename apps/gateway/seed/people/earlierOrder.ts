import { Address } from '@lunette/checkout/contract';
import { sql } from 'drizzle-orm';
import type { ItemDetails } from '../../src/checkout/order/itemDetails.ts';
import { itemStatusHistory, orderItem, orders } from '../../src/checkout/order/schema.ts';
import { orderAct } from '../../src/orders-returns/acts/recordAct.ts';
import type { Queries } from '../../src/platform/database/database.ts';
import { sentinels } from '../sentinels.ts';
import { demoCustomers, HOME } from './customers.ts';

const ID = '4521367890';
const CART = '01950000-0000-7000-8000-0000000000c1';
const SESSION = '01950000-0000-7000-8000-0000000000d1';
const ITEM = '01950000-0000-7000-8000-0000000000e1';
const STEPS = [
  ['placed', '2026-06-14T10:02:00Z'],
  ['confirmed', '2026-06-14T12:30:00Z'],
  ['lenses_cut', '2026-06-15T08:15:00Z'],
  ['packed', '2026-06-15T15:40:00Z'],
  ['shipped', '2026-06-16T05:10:00Z'],
  ['delivered', '2026-06-17T11:25:00Z'],
] as const;

const FACTS: ItemDetails = {
  modelName: 'Alder',
  name: 'Alder',
  sku: 'eye-alder-havana',
  brandName: 'Lunette',
  frameColour: 'Havana tortoise',
  thumbnail: '/media/frames/628x301/alder-132-havana-front.avif',
  productUrl: '/product/alder-100101',
  classification: 'eyeframe',
  frameWidth: 132,
  currencyCode: 'INR',
  marketMinor: 390_000,
  sellingMinor: 320_000,
  firstBuyMinor: null,
  options: [],
  powerType: 'single_vision',
  unitMinor: 320_000,
  subcategory: 'Eyeglasses',
  frameSize: 'Medium',
  frameType: 'Full rim',
  powerRequired: 'POWER_REQUIRED',
  lensType: 'Single vision',
  tierMembershipDuration: null,
};

/** Inserts the earlier order of the repeat customer: delivered some months ago, paid by card. */
export async function seedEarlierOrder(db: Queries): Promise<void> {
  const { id: customerId, email } = demoCustomers.repeat;
  const [, placedAt] = STEPS[0];
  await db.execute(sql`
    INSERT INTO cart (id, session_id, customer_id, country, status, created_at)
    VALUES (${CART}, ${SESSION}, ${customerId}, 'IN', 'ordered', ${placedAt}::timestamptz)`);
  await db.insert(orders).values({
    id: ID,
    cartId: CART,
    sessionId: SESSION,
    customerId,
    country: 'IN',
    language: 'en',
    currencyCode: 'INR',
    status: 'placed',
    idempotencyKey: 'seed',
    totals: {
      subTotal: 320_000,
      totalDiscount: 0,
      totalTax: 0,
      shipping: 0,
      paymentFee: 0,
      total: 320_000,
      discounts: [],
      taxPercent: 0,
      taxIncluded: true,
    },
    total: 320_000,
    address: Address.parse(HOME),
    email,
    deliveryOption: 'standard',
    deliveryDate: '2026-06-17',
    createdAt: new Date(placedAt),
    placedAt: new Date(placedAt),
  });
  await db.insert(orderItem).values({
    id: ITEM,
    orderId: ID,
    productId: sentinels.inStockFrame,
    quantity: 1,
    details: FACTS,
    prescription: {
      left: { sph: '-1.25', cyl: '-0.50', axis: '90', pd: '31' },
      right: { sph: '-1.00', pd: '31' },
      userName: 'Ananya',
    },
  });
  await db
    .insert(itemStatusHistory)
    .values(STEPS.map(([status, at]) => ({ itemId: ITEM, status, at: new Date(at) })));
  const at = new Date(placedAt);
  await db.insert(orderAct).values([
    { orderId: ID, actor: 'customer', actorId: customerId, act: 'placed', at },
    { orderId: ID, actor: 'provider', act: 'paid', at },
  ]);
  await db.execute(sql`
    INSERT INTO payment (order_id, method, status, amount, currency_code, card_brand, card_last4, created_at)
    VALUES (${ID}, 'cc', 'paid', 320000, 'INR', 'visa', '4242', ${placedAt}::timestamptz)`);
}
