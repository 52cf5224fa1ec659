import { lazyDialog, lazyPart } from '@lunette/ui-kit';

const load = async () => (await import('./SearchPanel.tsx')).SearchPanel;

/** The search panel, loaded when it is wanted; the field that asks for it works without. */
export const LazySearchPanel = lazyPart(load, { Failed: () => null });

/** The search panel as a dialog, which says so when it cannot be loaded. */
export const SearchDialog = lazyDialog(load);
