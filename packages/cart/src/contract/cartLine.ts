import { CurrencyCode, Id, Money, NamedPrice } from '@lunette/api-client/contract';
import { Classification } from '@lunette/catalog/contract';
import { MOST_PIECES } from '@lunette/catalog/rules';
import { PowerType, Prescription } from '@lunette/prescription/contract';
import { z } from 'zod';

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
