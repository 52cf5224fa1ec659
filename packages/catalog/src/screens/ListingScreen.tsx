import { Listing, type ListingProps } from '../components/browse/Listing.tsx';

/** Props of `ListingScreen`. */
export interface ListingScreenProps extends Pick<ListingProps, 'heart' | 'difference'> {
  categoryId: string;
}

/** The goods of a category with filters and sort order; every page has its own URL. */
export function ListingScreen({ categoryId, ...slots }: ListingScreenProps) {
  return <Listing source={{ categoryId }} {...slots} />;
}
