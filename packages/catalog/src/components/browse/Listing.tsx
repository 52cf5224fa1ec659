import type { ApiError } from '@lunette/api-client';
import { CardSkeleton, className, GoodsGrid, Wrap } from '@lunette/ui-kit';
import { useEffect, useRef, type ReactNode } from 'react';
import type { ListingQuery } from '../../api/catalog.ts';
import type { Category, ProductCard } from '../../contract/index.ts';
import { storeProductCategory } from '../lenses/productCategory.ts';
import { RecordSearch } from '../search/RecordSearch.tsx';
import { SearchInterpretation } from '../search/SearchInterpretation.tsx';
import { EmptyListing } from './EmptyListing.tsx';
import { FilterColumn } from '../filters/FilterColumn.tsx';
import { ListingBar } from './ListingBar.tsx';
import { ListingError } from './ListingError.tsx';
import { ListingGoods } from './ListingGoods.tsx';
import { ListingHead } from './ListingHead.tsx';
import { ListingSkeleton } from './ListingSkeleton.tsx';
import { SetChips } from '../filters/SetChips.tsx';
import { useColumns } from './useColumns.ts';
import { useListing, type ListingSource } from './useListing.ts';
import { useListingUrl } from './url/useListingUrl.ts';

/** Props of `Listing`. */
export interface ListingProps {
  source: ListingSource;
  /** Renders the page if the listing is empty without any filter. */
  none?: (category: Category) => ReactNode;
  /** A control over each picture, such as the heart of the wishlist. */
  heart?: (product: ProductCard) => ReactNode;
  /** Renders the difference in price to goods that are exchanged; it also gets all goods of the page. */
  difference?: ((product: ProductCard, page: readonly ProductCard[]) => ReactNode) | undefined;
}

/** The listing of a category or a search with its filters. The URL defines what is shown. */
export function Listing({ source, none, heart, difference }: ListingProps) {
  const { address, hrefOf, show } = useListingUrl(source.q);
  const [columns, setColumns] = useColumns();
  const loaded = useListing(source, address);
  const list = useRef<HTMLDivElement>(null);
  const { query } = address;
  const change = (next: ListingQuery) => {
    show(next);
    if (list.current && list.current.getBoundingClientRect().top < 0) list.current.scrollIntoView();
  };

  // While another listing is loading, its head and filters stay. If that fails, nothing of the old listing is shown
  // (CATG-03).
  const listing = loaded.currentData?.pages.length ? loaded.currentData : undefined;
  const category = (listing ?? (loaded.isFetching && !loaded.error ? loaded.data : undefined))?.pages.at(-1);
  const categoryType = source.q === undefined ? listing?.pages[0]?.categoryType : undefined;
  useEffect(() => {
    if (categoryType !== undefined) storeProductCategory(categoryType);
  }, [categoryType]);
  if (!category)
    return (
      <Wrap>
        {loaded.error ? (
          <ListingError
            error={loaded.error as ApiError}
            firstPage={hrefOf(query)}
            retrying={loaded.isFetching}
            onRetry={() => void loaded.refetch()}
          />
        ) : (
          <ListingSkeleton />
        )}
      </Wrap>
    );
  if (none && category.unfilteredCount === 0) return <Wrap>{none(category)}</Wrap>;
  return (
    <Wrap>
      <ListingHead category={category} onSort={(sort) => change({ ...query, sort })} />
      <SearchInterpretation interpretation={category.search} />
      {source.q !== undefined && <RecordSearch q={source.q} />}
      <ListingBar
        source={source}
        category={category}
        query={query}
        columns={columns}
        onChange={change}
        onColumns={setColumns}
      />
      <div
        ref={list}
        className={className(
          'scroll-mt-4 grid-cols-[256px_minmax(0,1fr)] gap-10 border-line desk:border-t',
          category.filters.length > 0 && 'desk:grid',
        )}
      >
        {category.filters.length > 0 && (
          <FilterColumn category={category} query={query} q={source.q} onChange={change} />
        )}
        <div className="min-w-0" aria-busy={!listing}>
          <SetChips selected={category.selected} query={query} hrefOf={hrefOf} onChange={change} />
          {!listing && <LoadingGoods count={category.pageSize} />}
          {listing && category.product_list.length === 0 && (
            <EmptyListing category={category} query={query} hrefOf={hrefOf} />
          )}
          {listing && category.product_list.length > 0 && (
            <ListingGoods
              listing={listing}
              loaded={loaded}
              hrefOf={(page) => hrefOf(query, page)}
              oneColumn={columns === 'one'}
              heart={heart}
              difference={difference}
            />
          )}
        </div>
      </div>
    </Wrap>
  );
}

function LoadingGoods({ count }: { count: number }) {
  return (
    <GoodsGrid columns={3}>
      <CardSkeleton count={count} />
    </GoodsGrid>
  );
}
