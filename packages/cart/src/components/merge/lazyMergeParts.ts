import { lazyPart } from '@lunette/ui-kit';

// All components are loaded together, so that the page renders them in one step.
const load = () => import('./mergeParts.ts');

/** `MergedBags`, loaded when it is first rendered. */
export const MergedBags = lazyPart(async () => (await load()).MergedBags);
/** `MergeNote`, loaded when it is first rendered; nothing if that fails. */
export const MergeNote = lazyPart(async () => (await load()).MergeNote, { Failed: () => null });
/** `MergeOrigin`, loaded when it is first rendered; nothing if that fails. */
export const MergeOrigin = lazyPart(async () => (await load()).MergeOrigin, { Failed: () => null });

/** Loads the components for merged bags. Resolves when they are loaded, or when loading has failed. */
export async function fetchMergeParts(): Promise<void> {
  await Promise.all([MergedBags.fetched(), MergeNote.fetched(), MergeOrigin.fetched()]);
}
