export { MergedBags } from './MergedBags.tsx';
export { MergeNote } from './MergeNote.tsx';
export { MergeOrigin } from './MergeOrigin.tsx';
