import { useLocation, useNavigate, useNavigation } from 'react-router';
import type { ListingQuery } from '../../../api/catalog.ts';
import { listingHref, readListing } from './listingAddress.ts';

/**
 * The address of the listing on the screen. While the next one of the same page loads it is that one already, so that
 * a box is ticked when it is pressed and not when the goods are there.
 */
export function useListingAddress(q?: string) {
  const location = useLocation();
  const navigation = useNavigation();
  const navigate = useNavigate();
  const { pathname, search } =
    navigation.location?.pathname === location.pathname ? navigation.location : location;
  const base = q === undefined ? pathname : `${pathname}?q=${encodeURIComponent(q)}`;
  const address = readListing(search);
  return {
    base,
    address,
    hrefOf: (query: ListingQuery, page?: number) => listingHref(base, query, page),
    /** Shows the listing with other filters or in another order, from its first page. */
    show: (query: ListingQuery) => void navigate(listingHref(base, query), { preventScrollReset: true }),
  };
}
