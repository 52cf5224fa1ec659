import type { TrendingSearch } from '@lunette/country-config';
import { Button, GoodsGrid, Wrap } from '@lunette/ui-kit';
import { Link } from 'react-router';
import { Listing, type ListingProps } from '../components/browse/Listing.tsx';
import { ProductCard } from '../components/card/ProductCard.tsx';
import { SearchTrends } from '../components/search/SearchTrends.tsx';
import type { Category } from '../contract/index.ts';
import { useText } from '../text.ts';

/** Props of `SearchScreen`. */
export interface SearchScreenProps extends Pick<ListingProps, 'heart' | 'difference'> {
  /** The search text. */
  q: string;
  /** The trending searches of the country. */
  trending: readonly TrendingSearch[];
}

/**
 * The results of a search as a listing; if there are none, suggestions for other searches and the goods that are worn
 * most.
 */
export function SearchScreen({ q, trending, heart, difference }: SearchScreenProps) {
  const t = useText();
  if (q === '')
    return (
      <Wrap className="grid gap-5 py-8">
        <h1 className="display text-36">{t('catalog.search-ask')}</h1>
        <p className="text-ink-soft">{t('catalog.search-ask-text')}</p>
        <SearchTrends trending={trending} />
      </Wrap>
    );
  return (
    <Listing
      source={{ q }}
      heart={heart}
      difference={difference}
      none={(category) => <NothingFound q={q} trending={trending} heart={heart} category={category} />}
    />
  );
}

const SIZES = '(width >= 67.5rem) 264px, (width >= 45rem) 26vw, 42vw';

function NothingFound({ q, trending, heart, category }: SearchScreenProps & { category: Category }) {
  const t = useText();
  const nearest = category.search?.nearest ?? [];
  return (
    <>
      <div className="grid justify-items-start gap-5 pt-8">
        <h1 className="display text-36 wrap-anywhere">
          {t.rich('catalog.search-empty', { q: <bdi>{q}</bdi> })}
        </h1>
        <p className="text-ink-soft">{t('catalog.search-empty-text')}</p>
        <SearchTrends trending={trending} />
        <Button as={Link} to="/eyeglasses" size="s" kind="second">
          {t('catalog.see-eyeglasses')}
        </Button>
      </div>
      {nearest.length > 0 && (
        <section className="mt-10 grid gap-5">
          <h2 className="display text-28">{t('catalog.search-nearest')}</h2>
          <GoodsGrid columns={4}>
            {nearest.map((product) => (
              <ProductCard key={product.id} product={product} sizes={SIZES} heart={heart?.(product)} />
            ))}
          </GoodsGrid>
        </section>
      )}
    </>
  );
}
