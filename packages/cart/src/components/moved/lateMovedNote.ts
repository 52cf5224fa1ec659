import { lazyPart } from '@lunette/ui-kit';

export const MovedNote = lazyPart(async () => (await import('./MovedNote.tsx')).MovedNote, {
  Waiting: () => null,
  Failed: () => null,
});
