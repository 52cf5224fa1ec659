import { Button, EmptyState, Wrap } from '@lunette/ui-kit';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Listing } from '../components/browse/Listing.tsx';
import type { ProductCard } from '../contract/index.ts';
import { useText } from '../text.ts';

export interface SearchScreenProps {
  /** The words that were searched for. */
  q: string;
  /** A control over each picture, such as the heart of the wishlist. */
  heart?: (product: ProductCard) => ReactNode;
}

/** What was found, as a listing; and when nothing was, where to go on. */
export function SearchScreen({ q, heart }: SearchScreenProps) {
  const t = useText();
  const goOn = (
    <Button as={Link} to="/eyeglasses" size="s">
      {t('catalog.see-eyeglasses')}
    </Button>
  );
  if (q === '')
    return (
      <Wrap className="py-8">
        <EmptyState title={t('catalog.search-ask')} text={t('catalog.search-ask-text')} action={goOn} />
      </Wrap>
    );
  return (
    <Listing
      source={{ q }}
      heart={heart}
      none={() => (
        <EmptyState
          className="mt-8"
          title={t('catalog.search-empty', { q })}
          text={t('catalog.search-empty-text')}
          action={goOn}
        />
      )}
    />
  );
}
