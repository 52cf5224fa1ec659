import type { CountryCode } from '@lunette/country-config';
import type { PowerType } from '@lunette/prescription/contract';
import type { Catalogue, CatalogProduct } from '../catalogue.ts';
import { lensesFor, lensPriceOf } from './lensOffer.ts';

/** The days until goods that are made to order are ready. */
const MADE_TO_ORDER = 12;

/** The power types whose lenses are ground to a power. */
const GROUND: readonly PowerType[] = ['single_vision', 'reading', 'progressive', 'with_power'];

/** The days before a product can be sent, with any lenses. */
export function daysToMake({ jit }: Pick<CatalogProduct, 'jit'>): number {
  return jit ? MADE_TO_ORDER : 0;
}

/**
 * The days before a product can be sent with a power type. They are those of the cheapest lens until another one is
 * chosen.
 */
export function daysFor(
  catalogue: Catalogue,
  product: CatalogProduct,
  powerType: PowerType,
  country: CountryCode,
): number {
  const price = ({ row }: ReturnType<typeof lensesFor>[number]) => lensPriceOf(catalogue, country, row.id);
  const [cheapest] = lensesFor(catalogue, product, powerType).toSorted((a, b) => price(a) - price(b));
  if (!cheapest) return daysToMake(product);
  const included = cheapest.coatings.filter((coating) => coating.included);
  return cheapest.row.labDays + Math.max(0, ...included.map(({ row }) => row.labDays));
}

/** The smallest number of days with a lens that is ground to a power; null if the product has no such lens. */
export function daysWithPower(
  catalogue: Catalogue,
  product: CatalogProduct,
  country: CountryCode,
): number | null {
  const days = GROUND.filter(
    (type) => product.model.powerTypes.includes(type) && lensesFor(catalogue, product, type).length > 0,
  ).map((type) => daysFor(catalogue, product, type, country));
  return days.length > 0 ? Math.min(...days) : null;
}
