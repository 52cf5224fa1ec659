import { testGateway } from '@lunette/api-client/testing';
import {
  carouselBannerContract,
  categoryContract,
  collectionContract,
  homeContract,
  reviewContract,
  type Category,
  type FilterId,
} from '../contract/index.ts';
import { aCategory, aCollection, aHomePage, someBanners } from './fixtures/index.ts';

type ListingQuery = Partial<Record<FilterId, string>> & { page: number; sort?: string; order?: string };

/** A test gateway with a home page under every key, and a listing of 46 frames in 226 colours that can be filtered. */
export function browseGateway(part: Partial<Category> = {}) {
  return testGateway()
    .on(homeContract.getHomePage, ({ params }) => aHomePage({ key: params.key }))
    .on(carouselBannerContract.getCarouselBanners, () => ({ banners: someBanners() }))
    .on(collectionContract.getCollection, ({ params }) => aCollection({ slug: params.slug }))
    .on(reviewContract.getShopRating, () => ({ bottomline: { average_score: 4.8, total_reviews: 12406 } }))
    .on(categoryContract.getFilters, ({ params, query }) =>
      listing({ page: 0, ...query }, { id: params.categoryId, ...part }),
    )
    .on(categoryContract.getCategory, ({ params, query }) => listing(query, { id: params.id, ...part }))
    .on(categoryContract.getSearch, ({ params, query }) =>
      listing(query, {
        categoryType: 'search',
        title: `Results for “${params.q}”`,
        description: '226 matches among frames, lenses and accessories.',
        sort: 'relevance',
        sorts: [
          { id: 'relevance', title: 'Best match' },
          { id: 'price_asc', title: 'Price, low to high' },
        ],
        search: { match: 'all', notes: [], tries: [], nearest: [] },
        unfilteredCount: 226,
        ...part,
      }),
    );
}

/** The listing with filters: chips for the set choices, and the smallest of the counts that a filter leaves. */
function listing(query: ListingQuery, part: Partial<Category>): Category {
  const whole = aCategory({ totalCount: 226, unfilteredCount: 226, ...part, product_list: undefined });
  const set = whole.filters.flatMap((filter) => {
    const ids = query[filter.id as FilterId]?.split(',') ?? [];
    const options = filter.options.filter(({ id }) => ids.includes(id));
    return options.length > 0 ? [{ filter, options }] : [];
  });
  const counts = set.map(({ options }) => options.reduce((sum, { count }) => sum + count, 0));
  return aCategory({
    unfilteredCount: whole.unfilteredCount,
    ...part,
    page: query.page,
    sort: query.sort ?? query.order ?? whole.sort,
    totalCount: Math.min(whole.totalCount, ...counts),
    selected: set.flatMap(({ filter, options }) =>
      options.map(({ id, displayTitle }) => ({ filterId: filter.id, optionId: id, title: displayTitle })),
    ),
  });
}
