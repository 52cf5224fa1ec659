import { Listing, type ListingProps } from '../components/browse/Listing.tsx';

export interface ListingScreenProps extends Pick<ListingProps, 'heart' | 'difference'> {
  categoryId: string;
}

/** The goods of a category with filters, order and real page addresses. */
export function ListingScreen({ categoryId, ...slots }: ListingScreenProps) {
  return <Listing source={{ categoryId }} {...slots} />;
}
