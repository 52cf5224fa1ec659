import type { Category } from '../../contract/index.ts';

/** What a listing counts: models, each once however many colours it comes in, and the cards of their colours and packs. */
export interface ListingCounts {
  models: number;
  /** Models before any filter. */
  allModels: number;
  cards: number;
}

/** The counts of a listing; a gateway that does not count models is taken at its cards. */
export function countsOf(
  category: Pick<Category, 'modelCount' | 'unfilteredModelCount' | 'totalCount' | 'unfilteredCount'>,
): ListingCounts {
  const { modelCount, unfilteredModelCount, totalCount: cards, unfilteredCount } = category;
  return { models: modelCount ?? cards, allModels: unfilteredModelCount ?? unfilteredCount, cards };
}
