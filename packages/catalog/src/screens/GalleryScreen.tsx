import { reasonOf } from '@lunette/api-client';
import { ErrorState, GoodsGrid, GoodsPicture, Skeleton } from '@lunette/ui-kit';
import { Link } from 'react-router';
import { useGetHomePageQuery } from '../api/catalog.ts';
import type { HomePage, ProductCard } from '../contract/index.ts';
import { useText } from '../text.ts';

/** The home pages whose goods the gallery shows, in this order. */
export const GALLERY_PAGES = ['eyeglasses', 'sunglasses'] as const;

const TITLES = {
  eyeglasses: 'catalog.gallery-eyeglasses',
  sunglasses: 'catalog.gallery-sunglasses',
} as const;

/** Four pictures in a row, three on a tablet, two on a phone. */
const SIZES = '(width >= 67.5rem) 302px, (width >= 45rem) 30vw, 46vw';
/** The number of pictures on the first screen of a computer. */
const FIRST_ROW = 4;

/** The gallery (ROUTE-05): side views of the store's frames, each with a link to its product. */
export function GalleryScreen() {
  const t = useText();
  const title = t('catalog.gallery');
  return (
    <>
      <title>{`${title} · Lunette`}</title>
      <header className="mb-8">
        <h1 className="display text-36 tablet:text-48">{title}</h1>
        <p className="mt-3 max-w-text text-ink-soft">{t('catalog.gallery-intro')}</p>
      </header>
      <div className="grid gap-12 tablet:gap-16">
        {GALLERY_PAGES.map((pageKey, index) => (
          <GallerySection key={pageKey} pageKey={pageKey} isFirst={index === 0} />
        ))}
      </div>
    </>
  );
}

function GallerySection({ pageKey, isFirst }: { pageKey: keyof typeof TITLES; isFirst: boolean }) {
  const t = useText();
  const { currentData, error, isFetching, refetch } = useGetHomePageQuery({ params: { key: pageKey } });
  if (!currentData && error)
    return (
      <ErrorState
        title={t('catalog.gallery-failed')}
        text={reasonOf(error, t('catalog.gallery-unreachable'))}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  if (!currentData) return <Skeleton className="h-96 w-full" />;
  return (
    <section>
      <h2 className="display mb-5 text-28 tablet:mb-8">{t(TITLES[pageKey])}</h2>
      <GoodsGrid>
        {goodsOf(currentData).map(({ id, url, model_name, color, hoverPicture }, index) => (
          <Link key={id} to={url} className="grid min-w-0 gap-2 text-14">
            <GoodsPicture
              src={hoverPicture?.url}
              alt={hoverPicture?.alt ?? ''}
              sizes={SIZES}
              priority={isFirst && index < FIRST_ROW}
            />
            <span aria-hidden="true">
              <b className="block font-semibold">{model_name}</b>
              <span className="text-ink-soft">{color}</span>
            </span>
          </Link>
        ))}
      </GoodsGrid>
    </section>
  );
}

/** The goods of a page that have a side view, without duplicates. */
function goodsOf({ sections }: HomePage): ProductCard[] {
  const goods = sections.flatMap((section) => (section.type === 'products' ? section.products : []));
  const once = new Map(goods.map((product) => [product.id, product]));
  return [...once.values()].filter(({ hoverPicture }) => hoverPicture !== null);
}
