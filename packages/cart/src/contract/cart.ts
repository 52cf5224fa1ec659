import { CurrencyCode, endpoint, Id, Money, NamedPrice } from '@lunette/api-client/contract';
import { Classification } from '@lunette/catalog/contract';
import { MOST_PIECES } from '@lunette/catalog/rules';
import { PowerType, Prescription } from '@lunette/prescription/contract';
import { z } from 'zod';
import { CartMerge } from './cartMerge.ts';

/** A lens package or coating on a line. */
export const CartOption = z.object({
  type: z.enum(['lens_package', 'coating']),
  oid: z.string(),
  name: z.string(),
  catalogPrices: z.array(NamedPrice),
});

/** A line of a cart or an order: goods with their lenses and power, and a quantity. */
export const CartLine = z.object({
  id: z.string(),
  productId: z.string(),
  name: z.string(),
  fullName: z.string(),
  modelName: z.string(),
  brandName: z.string(),
  sku: z.string(),
  thumbnail: z.string(),
  productUrl: z.string(),
  frameColour: z.string(),
  frameWidth: z.number().nullable(),
  quantity: z.number().int(),
  /** The pieces in stock, including those of this line. */
  availableQuantity: z.number().int(),
  classification: Classification,
  catalogPrices: z.array(NamedPrice),
  /** The price of one piece with its lenses and coatings. */
  price: Money,
  amount: z.object({ total: z.number(), currencyCode: CurrencyCode }),
  options: z.array(CartOption),
  powerType: PowerType.nullable(),
  prescription: Prescription.nullable(),
  /** The sphere of each eye, for a short text. */
  prescriptionView: z
    .object({
      left: z.object({ sph: z.string().nullable() }),
      right: z.object({ sph: z.string().nullable() }),
    })
    .nullable(),
  jit: z.boolean(),
  /** Whether the line can still be bought; `blockedBy` has the reason if it cannot. */
  inStock: z.boolean(),
  /**
   * Missing if it can be bought; `stock`: too few pieces are left; `lenses`: its lenses are no longer offered; `membership`:
   * the shopper is a member already.
   */
  blockedBy: z.enum(['stock', 'lenses', 'membership']).optional(),
  /**
   * The day, `YYYY-MM-DD`, by which the line would arrive if it were ordered alone. Without a known address, it is the day
   * for the zone of the country that takes longest. Missing for goods that are not sent or are sold out, and in an
   * exchange.
   */
  deliveryDate: z.string().optional(),
});
export type CartLine = z.infer<typeof CartLine>;

/**
 * A discount on a cart or an order. `gv` is a gift voucher, `sc` store credit, `implicit` a discount without the shopper's
 * own money, and `lunette` a discount of the store, which is added to the vouchers (CART-03).
 */
export const Discount = z.object({
  type: z.enum(['gv', 'sc', 'implicit', 'lunette']),
  /**
   * Distinguishes discounts of the same type: `wallet` for credit; `offer` (of a bank for its cards), `first-frame`,
   * `gold` (the second frame of a pair) and `supply` (contact lenses for many months) for `implicit`. The gateway may send
   * further codes; a client uses the type for an unknown code.
   */
  code: z.string().optional(),
  amount: z.number(),
  label: z.string().optional(),
  /** The reason for the discount, as text. */
  note: z.string().optional(),
});
export type Discount = z.infer<typeof Discount>;

/** The sales tax of a place, which is added to the prices. */
export const SalesTax = z.object({
  place: z.string(),
  percent: z.number(),
  /** The price of the taxed goods; `names` lists them. */
  taxed: z.number(),
  names: z.array(z.string()),
  /** Whether other goods are exempt because they are made to a power. */
  hasExempt: z.boolean(),
});

/** The tax at one rate. */
export const TaxLine = z.object({
  percent: z.number(),
  /** The taxed amount, without the tax. */
  taxed: z.number(),
  amount: z.number(),
  /** The taxes into which the law divides it: `CGST` and `SGST`, or `IGST`; further names may follow. */
  parts: z.array(z.object({ name: z.string(), percent: z.number(), amount: z.number() })),
});
export type TaxLine = z.infer<typeof TaxLine>;

/** The totals of a cart or an order, in decimal amounts. */
export const CartTotals = z.object({
  subTotal: z.number(),
  totalDiscount: z.number(),
  /** The tax; the prices already include it if `taxIncluded` is true. */
  totalTax: z.number(),
  taxIncluded: z.boolean(),
  /** The percent of tax; the average if there are several rates. */
  taxPercent: z.number(),
  /** The tax at each rate; missing in orders that were placed before rates were stored. */
  taxLines: z.array(TaxLine).optional(),
  /** The tax that is added by place, with the taxed goods; null before the place of delivery is known. */
  salesTax: SalesTax.nullable().optional(),
  shipping: z.number(),
  /** The fee of the payment method, such as cash on delivery; an order has it, a cart does not. */
  paymentFee: z.number().optional(),
  total: z.number(),
  discounts: z.array(Discount),
});
export type CartTotals = z.infer<typeof CartTotals>;

/** The gift voucher on a cart: the amount that is used, and the amount that will be left on it. */
export const CartVoucher = z.object({
  code: z.string(),
  used: z.number(),
  left: z.number(),
  /** Why the voucher takes nothing off any more, as text. */
  problem: z.string().nullable(),
});
export type CartVoucher = z.infer<typeof CartVoucher>;

/** The customer's store credit or wallet: the balance, and the amount of it that this cart uses. */
export const CartBalance = z.object({ applied: z.boolean(), balance: z.number(), used: z.number() });
export type CartBalance = z.infer<typeof CartBalance>;

/** The card offer on a cart. */
export const CartOffer = z.object({
  id: z.string(),
  title: z.string(),
  /** The discount that the offer gives now. */
  amount: z.number(),
  /** Why the offer takes nothing off, as text. */
  problem: z.string().nullable(),
});
export type CartOffer = z.infer<typeof CartOffer>;

/**
 * An order that was placed from the cart and waits to be paid. Its owner sees it in every tab and on every device. Its
 * goods are reserved until its time is over; they are put back into the cart then, or when the order is taken back.
 */
export const WaitingOrder = z.object({
  orderId: z.string(),
  total: Money,
  items: z.array(
    z.object({
      productId: z.string(),
      name: z.string(),
      /** Empty if the product has none. */
      modelName: z.string(),
      thumbnail: z.string(),
      quantity: z.number().int(),
    }),
  ),
  startedAt: z.string(),
  /** The storefront where the order was begun; null if that is unknown. */
  startedOn: z.enum(['desktop', 'mobilesite']).nullable(),
  keptUntil: z.string(),
  /**
   * The seconds until `keptUntil`, counted from the answer, so that a wrong clock of a device does not matter; 0 when the
   * time is over.
   */
  secondsLeft: z.number().int(),
  /** `open`: not paid yet; `pending`: the bank has not answered yet; `failed`: the last try was refused. */
  payment: z.enum(['open', 'pending', 'failed']),
});
export type WaitingOrder = z.infer<typeof WaitingOrder>;

/** A checkout of the same session that was continued on another device. */
export const MovedTo = z.object({
  id: z.string(),
  /** The storefront where it was continued. */
  client: z.enum(['desktop', 'mobilesite']),
  /** Whether it was ordered there. */
  isOrdered: z.boolean(),
  /**
   * Whether it can be brought back: not once it belongs to a customer, was ordered, or was continued on a further device.
   */
  canComeBack: z.boolean(),
});
export type MovedTo = z.infer<typeof MovedTo>;

/**
 * A cart with everything that its pages show: lines, totals, discounts, the shopper's own money, waiting orders and merges.
 */
export const Cart = z.object({
  id: z.string(),
  items: z.array(CartLine),
  itemsQty: z.number().int(),
  itemsCount: z.number().int(),
  currencyCode: CurrencyCode,
  discountDescription: z.string(),
  totals: CartTotals,
  /** The amount that is missing for free standard delivery; null if delivery is free already or nothing is sent. */
  toFreeShipping: z.number().nullable().default(null),
  walletApplied: z.boolean(),
  giftVoucher: CartVoucher.nullable().default(null),
  /** Null for a guest or a customer without any. */
  storeCredit: CartBalance.nullable().default(null),
  /** Null also if the store does not allow it to be used. */
  wallet: CartBalance.nullable().default(null),
  offer: CartOffer.nullable().default(null),
  /** The owner's orders that wait to be paid, the newest first. */
  waitingOrders: z.array(WaitingOrder).default([]),
  /** What a sign-in has merged into the cart; null if nothing. */
  merge: CartMerge.nullable().default(null),
  /**
   * How many lines of the shopper's other bag are saved for later, because this bag took its place: at a sign-in at the
   * checkout, or when a checkout was continued on another device.
   */
  savedLines: z.number().int().default(0),
  /** What a guest would save on a first frame by signing in without an order so far; null if nothing. */
  firstFrame: z.object({ amount: z.number() }).nullable().default(null),
  isStudioFlow: z.boolean(),
  /** Whether sales staff are signed in, who fill it for a customer (STAFF-02). */
  forCustomer: z.boolean().default(false),
  /** Where an earlier checkout of the same session was continued; null if it was not moved, or once it is back here. */
  movedTo: MovedTo.nullable().default(null),
});
export type Cart = z.infer<typeof Cart>;

/** An item to be added to a cart, with the lenses and the power that were chosen. */
export const NewCartItem = z.object({
  productId: Id,
  quantity: z.number().int().min(1).max(MOST_PIECES).default(1),
  powerType: PowerType.optional(),
  packageId: Id.optional(),
  coatingIds: z.array(Id).max(10).optional(),
  prescription: Prescription.optional(),
});
export type NewCartItem = z.input<typeof NewCartItem>;

/** Whether to use the wallet too; if it is missing, nothing changes. */
export const WithWallet = z.object({ applyWallet: z.stringbool().optional() });

const LinePath = z.object({ itemId: Id });
const Count = z.coerce.number().int().min(1).max(MOST_PIECES);
/**
 * The pieces that the caller sees on a line. If the line has a different quantity by now, the change is refused with 409
 * `line_changed`.
 */
const ExpectedQuantity = z.coerce.number().int().min(1).optional();

/** The calls that read and change a cart. */
export const cartContract = {
  getCart: endpoint({
    method: 'GET',
    path: '/v2/carts',
    access: 'guest',
    query: WithWallet,
    result: Cart,
  }),
  addItem: endpoint({
    method: 'POST',
    path: '/v2/carts',
    access: 'guest',
    body: NewCartItem,
    idempotent: true,
    result: Cart,
  }),
  increaseItem: endpoint({
    method: 'PUT',
    path: '/v2/carts/update-item/:itemId',
    access: 'guest',
    params: LinePath,
    query: z.object({ count: Count.default(1), expectedQuantity: ExpectedQuantity }),
    result: Cart,
  }),
  /**
   * With `count` the line loses that many pieces and is removed when none is left (O-20); without it, the line is removed.
   */
  decreaseItem: endpoint({
    method: 'DELETE',
    path: '/v2/carts/update-item/:itemId',
    access: 'guest',
    params: LinePath,
    query: z.object({ count: Count.optional(), expectedQuantity: ExpectedQuantity }),
    result: Cart,
  }),
  updatePower: endpoint({
    method: 'POST',
    path: '/v2/carts/update-item/:itemId',
    access: 'guest',
    params: LinePath,
    body: z.object({ powerType: PowerType.optional(), prescription: Prescription }),
    result: Cart,
  }),
  clearCart: endpoint({ method: 'DELETE', path: '/v2/carts', access: 'guest', result: Cart }),
};
