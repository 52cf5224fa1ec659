import type { Category } from '../../contract/index.ts';

/** The counts of a listing: models, each counted once in any number of colours, and cards, one for each colour or pack. */
export interface ListingCounts {
  models: number;
  /** The number of models without any filter. */
  allModels: number;
  cards: number;
}

/** The counts of a listing; if the gateway does not count models, the number of cards is used. */
export function countsOf(
  category: Pick<Category, 'modelCount' | 'unfilteredModelCount' | 'totalCount' | 'unfilteredCount'>,
): ListingCounts {
  const { modelCount, unfilteredModelCount, totalCount: cards, unfilteredCount } = category;
  return { models: modelCount ?? cards, allModels: unfilteredModelCount ?? unfilteredCount, cards };
}
