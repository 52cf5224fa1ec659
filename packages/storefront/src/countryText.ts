import { createText } from '@lunette/ui-kit';
import type messages from './locales/country/en.json';

/** The texts of who leaves for the store of another country. */
export const useCountryText = createText<keyof typeof messages>();
