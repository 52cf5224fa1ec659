import type { ApiError } from '@lunette/api-client';
import { Button, EmptyState, Wrap } from '@lunette/ui-kit';
import { Link } from 'react-router';
import { useGetCollectionQuery } from '../api/catalog.ts';
import { ListingError } from '../components/browse/ListingError.tsx';
import { PageBreadcrumbs } from '../components/browse/PageBreadcrumbs.tsx';
import { CollectionItems, type CollectionItemsProps } from '../components/collection/CollectionItems.tsx';
import { CollectionSkeleton } from '../components/collection/CollectionSkeleton.tsx';
import { ITEMS_AT_ONCE } from '../components/collection/useShownItems.ts';
import type { Collection } from '../contract/index.ts';
import { useText } from '../text.ts';

/** Props of `CollectionScreen`. */
export interface CollectionScreenProps extends Pick<CollectionItemsProps, 'heart' | 'difference'> {
  slug: string;
  /** The page in the address, from 0: the items up to this page are rendered at first. */
  page?: number;
  /** Whether all items are rendered at once, as for crawlers. */
  isWhole?: boolean;
}

/** A page about some goods of the store: five items are rendered at first, and more while scrolling (HOME-08). */
export function CollectionScreen({ slug, page = 0, isWhole = false, ...slots }: CollectionScreenProps) {
  const { currentData, error, isFetching, refetch } = useGetCollectionQuery({ params: { slug } });
  if (!currentData)
    return (
      <Wrap>
        {error ? (
          <ListingError
            error={error as ApiError}
            firstPage={`/collection/${slug}`}
            retrying={isFetching}
            onRetry={() => void refetch()}
          />
        ) : (
          <CollectionSkeleton />
        )}
      </Wrap>
    );
  const { items } = currentData;
  const first = isWhole ? items.length : (page + 1) * ITEMS_AT_ONCE;
  return (
    <Wrap>
      <Head collection={currentData} />
      {items.length > 0 ? (
        <CollectionItems key={slug} collection={currentData} first={first} {...slots} />
      ) : (
        <NoItems />
      )}
    </Wrap>
  );
}

function Head({ collection: { breadcrumb, title, description } }: { collection: Collection }) {
  return (
    <>
      <PageBreadcrumbs breadcrumb={breadcrumb} />
      <div className="pt-[18px] pb-8 tablet:pt-1">
        <h1 className="display text-48">{title}</h1>
        <p className="mt-2 max-w-text text-18 text-ink-soft">{description}</p>
      </div>
    </>
  );
}

/** What a collection shows in a country that sells none of its goods. */
function NoItems() {
  const t = useText();
  return (
    <EmptyState
      title={t('catalog.collection-empty')}
      text={t('catalog.collection-empty-text')}
      action={
        <Button as={Link} to="/" size="s">
          {t('catalog.go-home')}
        </Button>
      }
    />
  );
}
