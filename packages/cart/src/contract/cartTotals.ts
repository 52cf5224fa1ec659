import { z } from 'zod';

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
