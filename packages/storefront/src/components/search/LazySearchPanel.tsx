import { lazyDialog, lazyPart } from '@lunette/ui-kit';

const load = async () => (await import('./StoreSearchPanel.tsx')).StoreSearchPanel;

/** Loads the search panel when it is needed; the field works without it. */
export const LazySearchPanel = lazyPart(load, { Failed: () => null });

/** The search panel in a dialog, which shows an error if it cannot be loaded. */
export const SearchDialog = lazyDialog(load);
