import { callState, callValue, type RootState } from '@lunette/api-client';
import { catalogApi } from './catalog.ts';
import { listingsOf } from './listingCache.ts';
import { subcategoryApi } from './subcategory.ts';

const { getCategory } = catalogApi.endpoints;
const { getCategoryConfig, getSubcategories } = subcategoryApi.endpoints;

/** Selectors of the listing of a category under the names of the specification (API-10). */
export const categoryState = {
  /** The last loaded page, with the goods of all loaded pages. */
  categoryData: callState(getCategory, ({ pages }) => {
    const last = pages.at(-1);
    return last && { ...last, product_list: pages.flatMap((page) => page.product_list) };
  }),
  filterData: callState(getCategory, ({ pages }) => pages.at(-1)?.filters),
  subCategories: callState(getSubcategories, (subcategories) => subcategories),
  categoryConfigJson: callState(getCategoryConfig, (config) => config),
  /** The pages of each cached listing, of a category or a search; the oldest listing comes first. */
  dataCategoryList: (state: RootState) => listingsOf(state).map(({ pages }) => pages),
  /** The index of the next page: 1 at the start (O-12). */
  counter: callValue(
    callState(getCategory, ({ pageParams }) => pageParams.at(-1)),
    ({ data }) => (data ?? 0) + 1,
  ),
};
