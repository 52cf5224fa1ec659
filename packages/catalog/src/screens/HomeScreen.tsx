import type { ApiError } from '@lunette/api-client';
import { ErrorState, Wrap } from '@lunette/ui-kit';
import type { ReactNode } from 'react';
import { useGetHomePageQuery } from '../api/catalog.ts';
import { HomeSections } from '../components/home/HomeSections.tsx';
import { HomeSkeleton } from '../components/home/HomeSkeleton.tsx';
import type { ProductCard } from '../contract/index.ts';
import { useText } from '../text.ts';

/** Props of `HomeScreen`. */
export interface HomeScreenProps {
  /** home, eyeglasses, sunglasses, premium-eyeglasses, premium-sunglasses or promo-… (HOME-01). */
  pageKey: string;
  /** A control over each picture, such as the heart of the wishlist. */
  heart?: (product: ProductCard) => ReactNode;
}

/** A home page: its sections in the order of the gateway. */
export function HomeScreen({ pageKey, heart }: HomeScreenProps) {
  const t = useText();
  const { currentData, error, isFetching, refetch } = useGetHomePageQuery({ params: { key: pageKey } });
  if (currentData)
    return <HomeSections key={pageKey} pageKey={pageKey} sections={currentData.sections} heart={heart} />;
  if (!error) return <HomeSkeleton />;
  const { status, data } = error as ApiError;
  return (
    <Wrap className="py-16">
      <ErrorState
        title={t('catalog.home-failed')}
        text={typeof status === 'number' ? data.detail : t('catalog.home-failed-text')}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    </Wrap>
  );
}
