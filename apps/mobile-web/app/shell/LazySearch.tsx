import { latePart } from '@lunette/ui-kit';

/** The search panel, which comes when it is wanted; the field that asks for it works without. */
export const LazySearch = latePart(async () => (await import('./SearchPanel.tsx')).SearchPanel, {
  Failed: () => null,
});
