import { MinimalShell, PageError } from '@lunette/storefront';
import { Wrap } from '@lunette/ui-kit';
import { Outlet } from 'react-router';
import { MinimalHeader } from './MinimalHeader.tsx';

/** The layout of checkout, order and home visit: no menus, no footer (SHELL-01), a link back and a number to call. */
export default function MinimalLayout() {
  return (
    <MinimalShell header={<MinimalHeader />}>
      <main id="content" tabIndex={-1} className="outline-none">
        <Wrap className="py-10">
          <Outlet />
        </Wrap>
      </main>
    </MinimalShell>
  );
}

/** The same layout around the error of a page. */
export function ErrorBoundary() {
  return (
    <MinimalShell header={<MinimalHeader />}>
      <PageError />
    </MinimalShell>
  );
}
