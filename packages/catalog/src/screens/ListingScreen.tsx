import type { ReactNode } from 'react';
import { Listing } from '../components/browse/Listing.tsx';
import type { ProductCard } from '../contract/index.ts';

export interface ListingScreenProps {
  categoryId: string;
  /** A control over each picture, such as the heart of the wishlist. */
  heart?: (product: ProductCard) => ReactNode;
}

/** The goods of a category with filters, order and real page addresses. */
export function ListingScreen({ categoryId, heart }: ListingScreenProps) {
  return <Listing source={{ categoryId }} heart={heart} />;
}
