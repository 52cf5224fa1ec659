import { createText } from '@lunette/ui-kit';
import type messages from './locales/search/en.json';

/** The texts of the search, by message id. */
export const useSearchText = createText<keyof typeof messages>();
