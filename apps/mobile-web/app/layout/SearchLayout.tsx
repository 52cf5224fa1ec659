import { SearchField } from '@lunette/storefront';
import { Wrap } from '@lunette/ui-kit';
import { Outlet } from 'react-router';

/** The search field above its results; the header of a phone has a button alone. */
export default function SearchLayout() {
  return (
    <>
      <Wrap className="pt-4">
        <SearchField className="min-h-12 w-full" />
      </Wrap>
      <Outlet />
    </>
  );
}
