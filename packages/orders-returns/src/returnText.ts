import { createText } from '@lunette/ui-kit';
import type messages from './locales/returns/en.json';

/** The texts of returns. */
export const useReturnText = createText<keyof typeof messages>();
