import type { PowerRange, PowerType } from '@lunette/prescription/contract';
import type { CallContext } from '../../platform/http/callContext.ts';
import type { Catalogue, CatalogProduct } from '../catalogue.ts';

/**
 * The fields and ranges of a power for a product and a power type: those of its model, else those of the power type, which
 * are also those without a product. Null if there are none.
 */
export function powerRangeOf(
  catalogue: Catalogue,
  product: CatalogProduct | null,
  powerType: PowerType,
  t: CallContext['t'],
): PowerRange | null {
  const ranges = catalogue.powerRanges.filter((range) => range.powerType === powerType);
  const range =
    ranges.find(({ modelId }) => modelId === product?.modelId) ??
    ranges.find(({ modelId }) => modelId === null);
  if (!range) return null;
  return {
    powerType,
    rows: range.rows.map((row) => ({ ...row, label: t(`catalog.power-row.${row.key}`) })),
    maxBoxes: range.maxBoxes,
  };
}

/**
 * The power type of a call (RX-07): the requested one, or null if the product does not have it. If none is requested:
 * contact lenses, else the product's first power type.
 */
export function requestedPowerType(
  product: CatalogProduct,
  requested: PowerType | undefined,
): PowerType | null {
  if (requested !== undefined) return product.model.powerTypes.includes(requested) ? requested : null;
  return product.model.powerTypes.includes('contact_lens')
    ? 'contact_lens'
    : (product.model.powerTypes[0] ?? null);
}

/** The most boxes of one eye of contact lenses; those that are made to order are accepted in any number. */
export function maxBoxesOf(catalogue: Catalogue, product: CatalogProduct): number | null {
  if (product.model.classification !== 'contact_lens' || product.jit) return null;
  return powerRangeOf(catalogue, product, 'contact_lens', (id) => id)?.maxBoxes ?? null;
}
