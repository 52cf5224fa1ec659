import { endpoint, Id, Money } from '@lunette/api-client/contract';
import { z } from 'zod';
import { ProductCard } from './productCard.ts';

/**
 * A supply of contact lenses for some months, which is bought once and sent at once. Boxes that last as long for each eye
 * get its discount, however they were chosen.
 */
export const LensSupply = z.object({
  subscriptionType: z.string(),
  /** Its duration as text. */
  title: z.string(),
  months: z.number().int(),
  boxesPerEye: z.number().int(),
  /** The percent off the price of the boxes. */
  discountPercent: z.number().int(),
  /** What the boxes of one eye or of both cost, after the discount. */
  price: Money,
  /** What the discount takes off. */
  saved: Money,
});
export type LensSupply = z.infer<typeof LensSupply>;

/** The calls for the supplies of contact lenses and for the solutions that are used with them (PDP-05). */
export const lensSupplyContract = {
  /** The supplies that are in stock, the shortest first; other goods than contact lenses have none. */
  getSubscriptions: endpoint({
    method: 'GET',
    path: '/v2/products/lens/:id/subscriptions',
    access: 'public',
    params: z.object({ id: Id }),
    query: z.object({ isBothEye: z.stringbool().default(true) }),
    result: z.object({ subscriptions: z.array(LensSupply) }),
  }),
  /** The discount of a supply for both eyes. */
  getSubscriptionDiscount: endpoint({
    method: 'GET',
    path: '/v2/products/subscriptions/discount',
    access: 'public',
    query: z.object({ productId: Id, subscriptionType: z.string().max(40) }),
    result: LensSupply.pick({ subscriptionType: true, discountPercent: true, price: true, saved: true }),
  }),
  /** The solutions that are used with contact lenses; empty for other goods. */
  getLensSolutions: endpoint({
    method: 'GET',
    path: '/v2/products/lens/solutions',
    access: 'public',
    query: z.object({ productId: Id }),
    result: z.object({ products: z.array(ProductCard) }),
  }),
};
