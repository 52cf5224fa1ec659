import { CurrencyCode, endpoint, Id, Money, NamedPrice } from '@lunette/api-client/contract';
import { Classification, PrescriptionType } from '@lunette/catalog/contract';
import { Prescription } from '@lunette/prescription/contract';
import { z } from 'zod';
import { CartMerge } from './cartMerge.ts';

/** A lens package or coating on a line. */
export const CartOption = z.object({
  type: z.enum(['lens_package', 'coating']),
  oid: z.string(),
  name: z.string(),
  catalogPrices: z.array(NamedPrice),
});

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
  /** Pieces on the shelf, those of this line included. */
  availableQuantity: z.number().int(),
  classification: Classification,
  catalogPrices: z.array(NamedPrice),
  /** Price of one piece with its options. */
  price: Money,
  amount: z.object({ total: z.number(), currencyCode: CurrencyCode }),
  options: z.array(CartOption),
  powerType: PrescriptionType.shape.id.nullable(),
  prescription: Prescription.nullable(),
  /** The sphere of each eye for a glance. */
  prescriptionView: z
    .object({
      left: z.object({ sph: z.string().nullable() }),
      right: z.object({ sph: z.string().nullable() }),
    })
    .nullable(),
  jit: z.boolean(),
  /** Whether the line can still be bought: false when its stock has gone meanwhile. */
  inStock: z.boolean(),
  /**
   * The day, `YYYY-MM-DD`, by which it would arrive on its own, where the goods go as far as that is known; none where
   * nothing is sent.
   */
  deliveryDate: z.string().optional(),
});
export type CartLine = z.infer<typeof CartLine>;

/**
 * `gv` gift voucher, `sc` store credit, `implicit` what is taken off without the shopper's own money, `lunette` the
 * house's own, which counts with the vouchers.
 */
export const Discount = z.object({
  type: z.enum(['gv', 'sc', 'implicit', 'lunette']),
  /**
   * Which one of its type: `wallet` among credit; `offer` (of a bank for its cards), `first-frame` and `gold` (the
   * second frame of a pair) among what is implicit. Others may come; a reader who does not know one goes by the type.
   */
  code: z.string().optional(),
  amount: z.number(),
  label: z.string().optional(),
  /** Why it is taken off, in words. */
  note: z.string().optional(),
});
export type Discount = z.infer<typeof Discount>;

/** The sales tax of a place, which is added to the prices. */
export const SalesTax = z.object({
  place: z.string(),
  percent: z.number(),
  /** What the taxed goods cost, and their names. */
  taxed: z.number(),
  names: z.array(z.string()),
  /** Whether other goods are free of it, as they are made to a power. */
  hasExempt: z.boolean(),
});

/** The tax at one rate. */
export const TaxLine = z.object({
  percent: z.number(),
  /** What is taxed, without the tax. */
  taxed: z.number(),
  amount: z.number(),
  /** Into which taxes the law divides it: `CGST` and `SGST`, or `IGST`; others may come. */
  parts: z.array(z.object({ name: z.string(), percent: z.number(), amount: z.number() })),
});
export type TaxLine = z.infer<typeof TaxLine>;

export const CartTotals = z.object({
  subTotal: z.number(),
  totalDiscount: z.number(),
  /** Tax; already inside the prices where `taxIncluded`. */
  totalTax: z.number(),
  taxIncluded: z.boolean(),
  /** Where there are several rates, what they come to. */
  taxPercent: z.number(),
  /** The tax at each rate; orders of before its rates were told apart have none. */
  taxLines: z.array(TaxLine).optional(),
  /** Where tax is added by place: on what; null before the place is known. */
  salesTax: SalesTax.nullable().optional(),
  shipping: z.number(),
  /** What the way of paying costs, such as cash on delivery; an order has it, a cart does not. */
  paymentFee: z.number().optional(),
  total: z.number(),
  discounts: z.array(Discount),
});
export type CartTotals = z.infer<typeof CartTotals>;

/** The gift voucher on a cart: what of it is used, and what it will still hold. */
export const CartVoucher = z.object({
  code: z.string(),
  used: z.number(),
  left: z.number(),
  /** Why it takes nothing off any more, in words. */
  problem: z.string().nullable(),
});
export type CartVoucher = z.infer<typeof CartVoucher>;

/** Money that a customer has here: what it comes to, and what of it this cart uses. */
export const CartPurse = z.object({ applied: z.boolean(), balance: z.number(), used: z.number() });
export type CartPurse = z.infer<typeof CartPurse>;

/** The card offer on a cart. */
export const CartOffer = z.object({
  id: z.string(),
  title: z.string(),
  /** What it takes off now. */
  amount: z.number(),
  /** Why it takes nothing off, in words. */
  problem: z.string().nullable(),
});
export type CartOffer = z.infer<typeof CartOffer>;

/**
 * An order that the cart's goods became and that waits to be paid. Its owner sees it in every tab and on every device;
 * its goods are kept for it until then, and come back into the cart when it is taken back or its time is over.
 */
export const WaitingOrder = z.object({
  orderId: z.string(),
  total: Money,
  items: z.array(
    z.object({
      productId: z.string(),
      name: z.string(),
      /** Empty where it has none. */
      modelName: z.string(),
      thumbnail: z.string(),
      quantity: z.number().int(),
    }),
  ),
  startedAt: z.string(),
  /** The storefront where it was begun; null where that is not known. */
  startedOn: z.enum(['desktop', 'mobilesite']).nullable(),
  keptUntil: z.string(),
  /** Seconds until then, from the answer on, so that a wrong clock of a device does not matter; 0 when it is over. */
  secondsLeft: z.number().int(),
  /** `open` nobody has paid yet, `pending` the bank has not answered yet, `failed` the last try was refused. */
  payment: z.enum(['open', 'pending', 'failed']),
});
export type WaitingOrder = z.infer<typeof WaitingOrder>;

/** A checkout of the same session that went on on another device. */
export const MovedTo = z.object({
  id: z.string(),
  /** The storefront where it went on. */
  client: z.enum(['desktop', 'mobilesite']),
  /** Whether an order was made of it there. */
  isOrdered: z.boolean(),
  /** Whether it can be brought back: not once it is a customer's, ordered, or has gone on to a further device. */
  canComeBack: z.boolean(),
});
export type MovedTo = z.infer<typeof MovedTo>;

export const Cart = z.object({
  id: z.string(),
  items: z.array(CartLine),
  itemsQty: z.number().int(),
  itemsCount: z.number().int(),
  currencyCode: CurrencyCode,
  discountDescription: z.string(),
  totals: CartTotals,
  /** What the goods still lack to be sent by standard delivery free of charge; null where they are, or nothing is sent. */
  toFreeShipping: z.number().nullable().default(null),
  walletApplied: z.boolean(),
  giftVoucher: CartVoucher.nullable().default(null),
  /** Null for a customer without any. */
  storeCredit: CartPurse.nullable().default(null),
  /** Null also where the store does not let it be used. */
  wallet: CartPurse.nullable().default(null),
  offer: CartOffer.nullable().default(null),
  /** Orders of the same owner that wait to be paid, the newest first. */
  waitingOrders: z.array(WaitingOrder).default([]),
  /** What a sign-in has brought together in it; null where nothing. */
  merge: CartMerge.nullable().default(null),
  /** What a guest who signs in without an order so far would pay less for a first frame; null where nothing. */
  firstFrame: z.object({ amount: z.number() }).nullable().default(null),
  isStudioFlow: z.boolean(),
  /** Where an earlier checkout of the same session went on; null where none did, or once it is here again. */
  movedTo: MovedTo.nullable().default(null),
});
export type Cart = z.infer<typeof Cart>;

export const NewCartItem = z.object({
  productId: Id,
  quantity: z.number().int().min(1).max(99).default(1),
  powerType: PrescriptionType.shape.id.optional(),
  packageId: Id.optional(),
  coatingIds: z.array(Id).max(10).optional(),
  prescription: Prescription.optional(),
});
export type NewCartItem = z.input<typeof NewCartItem>;

/** Uses the wallet too, or not; left out, it stays as it is. */
export const WithWallet = z.object({ applyWallet: z.stringbool().optional() });

const LinePath = z.object({ itemId: Id });
const Count = z.coerce.number().int().min(1).max(99);
/** The pieces that the caller sees on a line. Where there are others by now, its change is refused with 409 `line_changed`. */
const ExpectedQuantity = z.coerce.number().int().min(1).optional();

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
  /** With `count` the line loses that many pieces, and goes when none is left (O-20); without it, the line goes. */
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
    body: z.object({ powerType: PrescriptionType.shape.id.optional(), prescription: Prescription }),
    result: Cart,
  }),
  clearCart: endpoint({ method: 'DELETE', path: '/v2/carts', access: 'guest', result: Cart }),
};
