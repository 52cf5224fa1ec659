import type { LensSupply, ProductCard } from '@lunette/catalog/contract';
import { boxesFor, supplyDiscount } from '@lunette/catalog/rules';
import { countryOf, fromMinor } from '@lunette/country-config';
import type { AnswerContext } from '../../platform/http/callContext.ts';
import { refuse } from '../../platform/http/refuse.ts';
import type { Catalogue, CatalogProduct, LensSupplyRow } from '../catalogue.ts';
import { cardOf } from '../listing/card.ts';
import { findProduct } from '../product/product.ts';
import { piecesInStock } from '../stock/piecesInStock.ts';
import { maxBoxesOf } from './powerRange.ts';

/** A supply of one product. */
interface Supply extends LensSupplyRow {
  boxesPerEye: number;
}

/**
 * The supplies of contact lenses, the shortest first; empty for other goods. Of supplies with the same boxes only the
 * longest is offered, and none has more boxes than an eye can have.
 */
export function suppliesOf(catalogue: Catalogue, product: CatalogProduct): Supply[] {
  if (product.model.classification !== 'contact_lens') return [];
  const most = maxBoxesOf(catalogue, product) ?? Infinity;
  const supplies = catalogue.lensSupplies.flatMap((row): Supply[] => {
    const boxesPerEye = boxesFor(row.months, { usage: product.model.usage, packSize: product.packSize });
    return boxesPerEye === null || boxesPerEye > most ? [] : [{ ...row, boxesPerEye }];
  });
  return supplies.filter(({ boxesPerEye }, at) => supplies[at + 1]?.boxesPerEye !== boxesPerEye);
}

/** The supplies of a product for one eye or both, as far as they are in stock. */
export async function subscriptions(
  id: string,
  isBothEye: boolean,
  context: AnswerContext,
): Promise<{ subscriptions: LensSupply[] }> {
  const { catalogue, product, price } = findProduct(context, id);
  const { currencyCode } = countryOf(context.country);
  const eyes = isBothEye ? 2 : 1;
  const inStock = await piecesInStock(context.catalogDb, product.id);
  return {
    subscriptions: suppliesOf(catalogue, product)
      .filter(({ boxesPerEye }) => boxesPerEye * eyes <= inStock)
      .map(({ subscriptionType, months, percent, boxesPerEye }) => {
        const full = boxesPerEye * eyes * price.selling;
        const saved = supplyDiscount(full, percent);
        return {
          subscriptionType,
          title: context.t('catalog.supply', { months }),
          months,
          boxesPerEye,
          discountPercent: percent,
          price: fromMinor(full - saved, currencyCode),
          saved: fromMinor(saved, currencyCode),
        };
      }),
  };
}

/** The discount of one supply for both eyes; a supply that is not offered is refused with 404. */
export async function subscriptionDiscount(
  { productId, subscriptionType }: { productId: string; subscriptionType: string },
  context: AnswerContext,
): Promise<Pick<LensSupply, 'subscriptionType' | 'discountPercent' | 'price' | 'saved'>> {
  const offered = await subscriptions(productId, true, context);
  const supply = offered.subscriptions.find((each) => each.subscriptionType === subscriptionType);
  if (!supply) throw refuse(404, 'subscription_not_found', 'catalog.supply-not-found');
  const { discountPercent, price, saved } = supply;
  return { subscriptionType, discountPercent, price, saved };
}

/** The solutions that are used with contact lenses, one of each model; daily lenses are never cleaned. */
export function lensSolutions(productId: string, context: AnswerContext): { products: ProductCard[] } {
  const { catalogue, product } = findProduct(context, productId);
  const { classification, usage } = product.model;
  if (classification !== 'contact_lens') return { products: [] };
  const models = new Set<number>();
  const products = catalogue.products.filter((other) => {
    const isOffered =
      other.model.classification === 'contact_lens_solution' &&
      (usage !== 'daily' || other.model.usage === 'moistening') &&
      other.prices[context.country] !== undefined &&
      other.inStock &&
      !models.has(other.modelId);
    if (isOffered) models.add(other.modelId);
    return isOffered;
  });
  return { products: products.flatMap((other) => cardOf(catalogue, other, context) ?? []) };
}
