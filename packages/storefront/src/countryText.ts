import { createText } from '@lunette/ui-kit';
import type messages from './locales/country/en.json';

/** The texts that are shown before a change to the store of another country. */
export const useCountryText = createText<keyof typeof messages>();
