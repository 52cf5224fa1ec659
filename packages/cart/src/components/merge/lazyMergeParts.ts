import { lazyPart } from '@lunette/ui-kit';

// They are loaded together, so that the page renders all of them in one step.
const load = () => import('./mergeParts.ts');

export const MergedBags = lazyPart(async () => (await load()).MergedBags);
export const MergeNote = lazyPart(async () => (await load()).MergeNote, { Failed: () => null });
export const MergeOrigin = lazyPart(async () => (await load()).MergeOrigin, { Failed: () => null });

/** Loads the components for merged bags. Resolves when they are loaded, or when loading has failed. */
export async function fetchMergeParts(): Promise<void> {
  await Promise.all([MergedBags.fetched(), MergeNote.fetched(), MergeOrigin.fetched()]);
}
