import { endpoint, Id, Money } from '@lunette/api-client/contract';
import { PowerType } from '@lunette/prescription/contract';
import { z } from 'zod';

/** A group of ways to buy a product: alone, with lenses, or with lenses made to a power. */
export const BuyOptionGroup = z.object({
  id: z.enum(['alone', 'lenses', 'power']),
  title: z.string(),
  options: z.array(
    z.object({
      /** Null for a product without power types. */
      power_type: PowerType.nullable(),
      title: z.string(),
      /** The price with the cheapest lenses of this kind. */
      price: Money,
    }),
  ),
});
export type BuyOptionGroup = z.infer<typeof BuyOptionGroup>;

/** The call that lists the ways to buy a product. */
export const buyOptionsContract = {
  getBuyOptions: endpoint({
    method: 'GET',
    path: '/v2/products/product/buyoptions/group',
    access: 'public',
    query: z.object({ productId: Id }),
    result: z.object({ groups: z.array(BuyOptionGroup) }),
  }),
};
