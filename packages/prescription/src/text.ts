import { createText } from '@lunette/ui-kit';
import type entry from './locales/entry/en.json';
import type power from './locales/en.json';

/** The texts of a power that is shown. */
export const usePowerText = createText<keyof typeof power>();

/** The texts of the power entry and of a power that is shown. */
export const useEntryText = createText<keyof typeof power | keyof typeof entry>();
