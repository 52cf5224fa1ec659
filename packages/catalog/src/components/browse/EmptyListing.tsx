import { Button, DimensionLine, EmptyState } from '@lunette/ui-kit';
import { Link } from 'react-router';
import type { ListingQuery } from '../../api/catalog.ts';
import type { Category } from '../../contract/index.ts';
import { useText } from '../../text.ts';
import { countsOf } from './counts.ts';
import { goodsKind } from '../card/goodsKind.ts';
import { choiceCount, choicesOf, cleared } from './url/listingUrl.ts';
import { filterToRemove } from './url/filterToRemove.ts';

/** Props of `EmptyListing`. */
export interface EmptyListingProps {
  category: Category;
  query: ListingQuery;
  hrefOf: (query: ListingQuery) => string;
}

/**
 * An empty listing. It names the filter whose removal brings back the most goods, with their number. Filters that leave a
 * search without results are an error (CATG-07) and are announced as an alert.
 */
export function EmptyListing({ category, query, hrefOf }: EmptyListingProps) {
  const t = useText();
  const kind = goodsKind(category.categoryType);
  const isSearch = category.categoryType === 'search';
  if (choiceCount(query) === 0)
    return (
      <EmptyState
        title={t('catalog.empty-category')}
        text={t('catalog.empty-category-text')}
        action={
          <Button as={Link} to="/" size="s">
            {t('catalog.go-home')}
          </Button>
        }
      />
    );
  const best = filterToRemove(category.filters, (filterId) => choicesOf(query, filterId));
  const what = best && t('catalog.quoted', { title: best.title });
  return (
    <EmptyState
      role={isSearch ? 'alert' : undefined}
      picture={<DimensionLine className="w-3/5 max-w-80">{t(`catalog.${kind}`, { count: 0 })}</DimensionLine>}
      title={t(isSearch ? 'catalog.empty-filters' : `catalog.empty-${kind}`)}
      text={
        best
          ? t('catalog.empty-remove-text', { what, count: best.count })
          : t('catalog.empty-clear-text', { count: countsOf(category).allModels })
      }
      action={
        <>
          {best && (
            <Button as={Link} to={hrefOf(cleared(query, best.filterId))} preventScrollReset size="s">
              {t('catalog.empty-remove', { what })}
            </Button>
          )}
          <Button
            as={Link}
            to={hrefOf(cleared(query))}
            preventScrollReset
            size="s"
            kind={best ? 'second' : 'primary'}
          >
            {t('catalog.clear-all')}
          </Button>
        </>
      }
    />
  );
}
