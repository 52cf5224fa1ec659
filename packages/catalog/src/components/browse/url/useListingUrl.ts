import { useLocation, useNavigate, useNavigation } from 'react-router';
import type { ListingQuery } from '../../../api/catalog.ts';
import { listingHref, readListing } from './listingUrl.ts';

/**
 * The URL of the listing on the screen. During a navigation within the same page it is the new URL already, so that a
 * checkbox is ticked when it is clicked and not when the goods are loaded.
 */
export function useListingUrl(q?: string) {
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
    /** Navigates to the first page of the listing with other filters or another order. */
    show: (query: ListingQuery) => void navigate(listingHref(base, query), { preventScrollReset: true }),
  };
}
