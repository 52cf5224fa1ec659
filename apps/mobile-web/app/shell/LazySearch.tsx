import type { SearchPanelDoor } from '@lunette/catalog';
import { ErrorBoundary } from '@lunette/shell';
import { lazy, Suspense } from 'react';

const load = () => import('./SearchPanel.tsx');
const SearchPanel = lazy(async () => ({ default: (await load()).SearchPanel }));

/** Fetches the panel ahead of its opening. Where that fails the opening tries again, and the page stays as it is. */
export function loadSearch(): void {
  load().catch(() => undefined);
}

/** The search panel, which comes when it is wanted; what asked for it works without. */
export function LazySearch(door: SearchPanelDoor) {
  return (
    <ErrorBoundary>
      <Suspense>
        <SearchPanel {...door} />
      </Suspense>
    </ErrorBoundary>
  );
}
