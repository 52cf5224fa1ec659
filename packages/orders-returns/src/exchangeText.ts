import { createText } from '@lunette/ui-kit';
import type messages from './locales/exchange/en.json';

/** The texts of exchanges. */
export const useExchangeText = createText<keyof typeof messages>();
