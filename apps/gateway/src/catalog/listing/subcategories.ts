import { FILTER_IDS, type subcategoryContract } from '@lunette/catalog/contract';
import type { Parsed, Result } from '@lunette/api-client/contract';
import type { AnswerContext } from '../../platform/http/callContext.ts';
import { refuse } from '../../platform/http/refuse.ts';
import { catalogueOf } from '../catalogue.ts';
import { translationIn } from '../translations.ts';
import { findCategory, goodsOf, SORTS } from './category.ts';
import { filterGoods } from './filtering/filterGoods.ts';
import { filterKind } from './filtering/filters.ts';
import { listingIndexOf } from './filtering/listingIndex.ts';

type Call = typeof subcategoryContract;
/** The subcategories that have goods for a gender (CATG-08), in the order of the store. */
export function subcategories(
  { gen, cat }: Parsed<Call['getSubcategories']>['params'],
  context: AnswerContext,
): Result<Call['getSubcategories']> {
  const catalogue = catalogueOf(context.catalogDb);
  const category = findCategory(catalogue, cat);
  if (!category) throw refuse(404, 'category_not_found', 'catalog.category-not-found');
  return catalogue.categories.flatMap((part) => {
    if (part.parentId !== category.id) return [];
    const index = listingIndexOf(catalogue, goodsOf(catalogue, part), context.country);
    const { selection, models } = filterGoods(catalogue.index, index, { gender: [gen] });
    // `filterGoods` ignores an option that none of the goods has.
    if (!selection.gender || models === 0) return [];
    const { id, path, type, text } = part;
    const { title } = translationIn(text, context);
    return [{ id: String(id), title, url: `${path}?gender=${gen}`, categoryType: type, modelCount: models }];
  });
}

/** The configuration of all listings: page size, sort orders and filters (CATG-08). */
export function categoryConfig({ t, catalogDb }: AnswerContext): Result<Call['getCategoryConfig']> {
  return {
    pageSize: catalogueOf(catalogDb).pageSize,
    sorts: SORTS.map((id) => ({ id, title: t(`catalog.sort.${id}`) })),
    filters: FILTER_IDS.map((id) => ({ id, title: t(`catalog.filter.${id}`), kind: filterKind(id) })),
  };
}
