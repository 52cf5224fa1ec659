import { CardSkeleton, className, GoodsGrid, ProgressLine } from '@lunette/ui-kit';
import type { Listing } from '../../api/catalog.ts';
import type { ProductCard as Card } from '../../contract/index.ts';
import { useText } from '../../text.ts';
import { goodsKind } from '../card/goodsKind.ts';
import { MoreGoods } from './MoreGoods.tsx';
import { ProductCard } from '../card/ProductCard.tsx';
import type { ListingProps } from './Listing.tsx';
import type { LoadedListing } from './useListing.ts';
import { scrollThreshold, useInfiniteScroll } from './scrolling/useInfiniteScroll.ts';
import { useScrollAnchor } from './scrolling/useScrollAnchor.ts';
import { useShownPage } from './scrolling/useShownPage.ts';

/** A card beside the filters is 315 px wide, and its picture has 83.6% of that width. */
const SIZES = '(width >= 67.5rem) 264px, (width >= 45rem) 26vw, 42vw';
const SIZES_ONE = '(width >= 67.5rem) 264px, (width >= 45rem) 26vw, 76vw';

const ONE_COLUMN =
  'one-column max-tablet:grid-cols-1 max-tablet:[&_.shot]:aspect-[4/3] max-tablet:[&_.shot]:[--line-138:72%] max-tablet:[&_.shot]:[--shown:83.6%]';

/** Props of `ListingGoods`. */
export interface ListingGoodsProps extends Pick<ListingProps, 'heart' | 'difference'> {
  listing: Listing;
  loaded: LoadedListing;
  hrefOf: (page: number) => string;
  oneColumn: boolean;
}

/** The goods of the loaded pages. The next page is loaded at the end of the list, an earlier one on request. */
export function ListingGoods({
  listing: { pages, pageParams },
  loaded,
  hrefOf,
  oneColumn,
  heart,
  difference,
}: ListingGoodsProps) {
  const t = useText();
  const { isFetchingNextPage, isFetchingPreviousPage, isFetchNextPageError, isFetchPreviousPageError } =
    loaded;
  const [first = 0] = pageParams;
  const last = pageParams.at(-1) ?? 0;
  const shown = pages.at(-1);
  const goods = useShownPage(pageParams, hrefOf);
  const keepPlace = useScrollAnchor(goods, first);
  const more = loaded.hasNextPage && !isFetchingNextPage && !isFetchNextPageError && !isFetchingPreviousPage;
  const end = useInfiniteScroll(
    more,
    scrollThreshold(shown?.cat_img_link ?? null),
    () => void loaded.fetchNextPage(),
  );
  if (!shown) return null;
  const seen = last * shown.pageSize + shown.product_list.length;
  const left = Math.min(shown.pageSize, shown.totalCount - seen);
  // While the next page is loading, there is space below and the progress line is hidden, so that nothing visible moves.
  const still = className(
    loaded.hasNextPage && 'mb-[50svh]',
    isFetchingNextPage && 'not-focus-within:invisible',
  );
  const showPrevious = () => {
    keepPlace();
    void loaded.fetchPreviousPage();
  };
  return (
    <>
      <h2 className="sr-only">{t('catalog.goods')}</h2>
      {first > 0 && (
        <MoreGoods
          rel="prev"
          to={hrefOf(first - 1)}
          label={t('catalog.show-previous', { count: shown.pageSize })}
          loading={isFetchingPreviousPage}
          fault={isFetchPreviousPageError ? t('catalog.previous-failed') : null}
          onMore={showPrevious}
        />
      )}
      <GoodsGrid ref={goods} columns={3} className={oneColumn ? ONE_COLUMN : undefined}>
        {pages.map((page, at) => (
          <GoodsOfPage
            key={pageParams[at]}
            goods={page.product_list}
            page={pageParams[at]}
            isFirst={at === 0}
            sizes={oneColumn ? SIZES_ONE : SIZES}
            heart={heart}
            difference={difference}
          />
        ))}
        {isFetchingNextPage && <CardSkeleton count={left} />}
      </GoodsGrid>
      <div
        ref={end}
        className={className('mx-auto grid w-fit max-w-full justify-items-center gap-6 pt-12', still)}
      >
        <ProgressLine
          seen={seen}
          total={shown.totalCount}
          text={t(`catalog.seen-${goodsKind(shown.categoryType)}`, { seen, total: shown.totalCount })}
        />
        {loaded.hasNextPage && (
          <MoreGoods
            rel="next"
            to={hrefOf(last + 1)}
            label={t('catalog.show-next', { count: left })}
            loading={isFetchingNextPage}
            fault={isFetchNextPageError ? t('catalog.next-failed') : null}
            onMore={() => void loaded.fetchNextPage()}
          />
        )}
      </div>
    </>
  );
}

interface GoodsOfPageProps extends Pick<ListingProps, 'heart' | 'difference'> {
  goods: readonly Card[];
  /** The index of the page, by which its first card is found while the list scrolls. */
  page: number | undefined;
  /** Whether the page is the first one of the list; its first pictures are loaded first. */
  isFirst: boolean;
  sizes: string;
}

function GoodsOfPage({ goods, page, isFirst, sizes, heart, difference }: GoodsOfPageProps) {
  return goods.map((product, place) => (
    <div
      key={product.id}
      className={place > 3 ? 'later' : undefined}
      data-page={place === 0 ? page : undefined}
    >
      <ProductCard
        product={product}
        sizes={sizes}
        priority={isFirst && place < 3}
        heart={heart?.(product)}
        difference={difference?.(product, goods)}
      />
    </div>
  ));
}
