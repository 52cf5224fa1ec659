import { Toaster } from '@lunette/ui-kit';
import { Outlet } from 'react-router';
import { PageAnnouncer } from './PageAnnouncer.tsx';

/** The page of the address, with what must outlive a change of the layout: messages, and the announcement of a new page. */
export function RootOutlet() {
  return (
    <Toaster>
      <Outlet />
      <PageAnnouncer />
    </Toaster>
  );
}
