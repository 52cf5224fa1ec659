import { createText } from '@lunette/ui-kit';
import type entry from './locales/entry/en.json';
import type power from './locales/en.json';

/** The words of a power that is shown. */
export const usePowerText = createText<keyof typeof power>();

/** The words of a power that is typed, with those of one that is shown. */
export const useEntryText = createText<keyof typeof power | keyof typeof entry>();
