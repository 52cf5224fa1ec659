import { createText } from '@lunette/ui-kit';
import type browse from './locales/browse/en.json';

/** The texts of home pages, listings and the wishlist, by message id. */
export const useText = createText<keyof typeof browse>();
