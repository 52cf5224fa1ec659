import { StoreSearchField } from '@lunette/storefront';
import { Wrap } from '@lunette/ui-kit';
import { Outlet } from 'react-router';

/** The search field above its results, since the header of a phone only has a search button. */
export default function SearchLayout() {
  return (
    <>
      <Wrap className="pt-4">
        <StoreSearchField className="min-h-12 w-full" />
      </Wrap>
      <Outlet />
    </>
  );
}
