import { CurrencyCode, endpoint, Id, Money } from '@lunette/api-client/contract';
import { MOST_PIECES } from '@lunette/catalog/rules';
import { PowerType, Prescription } from '@lunette/prescription/contract';
import { z } from 'zod';
import { CartLine, NewCartItem } from './cartLine.ts';
import { CartMerge } from './cartMerge.ts';
import { CartTotals } from './cartTotals.ts';

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
