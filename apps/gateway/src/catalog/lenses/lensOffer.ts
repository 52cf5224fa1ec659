import type { LensPackage } from '@lunette/catalog/contract';
import { countryOf, fromMinor, type CountryCode } from '@lunette/country-config';
import type { PowerType } from '@lunette/prescription/contract';
import type { TextContext } from '../../platform/http/callContext.ts';
import type { Catalogue, CoatingRow, LensPackageRow, CatalogProduct } from '../catalogue.ts';
import { translationIn } from '../translations.ts';

/** A lens package with the coatings that are offered for it. */
export interface OfferedLens {
  row: LensPackageRow;
  coatings: { row: CoatingRow; included: boolean }[];
}

/** The lenses that are offered for a product with a power type, the simplest first. */
export function lensesFor(
  catalogue: Catalogue,
  product: Pick<CatalogProduct, 'model' | 'lensKind'>,
  powerType: PowerType,
): OfferedLens[] {
  const marks = marksOf(product);
  return catalogue.packages
    .filter(({ powerTypes, needs, refuses }) => {
      const fits = needs.every((mark) => marks.has(mark)) && !refuses.some((mark) => marks.has(mark));
      return fits && powerTypes.includes(powerType);
    })
    .map((row) => ({ row, coatings: coatingsOf(catalogue, row.id) }));
}

function coatingsOf(catalogue: Catalogue, packageId: string): OfferedLens['coatings'] {
  return catalogue.packageCoatings
    .filter((link) => link.packageId === packageId)
    .flatMap(({ coatingId, included }) => {
      const row = catalogue.coatings.get(coatingId);
      return row ? [{ row, included }] : [];
    })
    .sort((a, b) => a.row.rank - b.row.rank);
}

/** The properties of a product that decide which lenses fit it. */
function marksOf({ model, lensKind }: Pick<CatalogProduct, 'model' | 'lensKind'>): Set<string> {
  return new Set([
    `rim:${model.rim}`,
    `use:${model.usage}`,
    `kind:${model.classification}`,
    `lens:${lensKind}`,
    `for:${model.gender}`,
  ]);
}

/** The price that a lens or coating adds in a country, in minor units; included coatings add nothing. */
export function lensPriceOf(catalogue: Catalogue, country: CountryCode, optionId: string): number {
  return catalogue.lensPrices[country]?.get(optionId) ?? 0;
}

/** A lens package in the form that the shopper reads. */
export function lensTranslation(
  catalogue: Catalogue,
  { row, coatings }: OfferedLens,
  context: TextContext,
): LensPackage {
  const { country, t } = context;
  const { currencyCode } = countryOf(country);
  const price = (optionId: string) => fromMinor(lensPriceOf(catalogue, country, optionId), currencyCode);
  return {
    id: row.id,
    ...translationIn(row.text, context),
    index: row.refractionIndex,
    price: price(row.id),
    warranty: t('catalog.warranty', { months: row.warrantyMonths }),
    labDays: row.labDays,
    recommended: row.recommended,
    coatings: coatings.map((coating) => ({
      id: coating.row.id,
      ...translationIn(coating.row.text, context),
      price: coating.included ? { value: 0, currencyCode } : price(coating.row.id),
      included: coating.included,
      labDays: coating.row.labDays,
      ...(coating.row.choice !== null && { choice: coating.row.choice }),
    })),
  };
}
