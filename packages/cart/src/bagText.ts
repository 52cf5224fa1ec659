import { createText } from '@lunette/ui-kit';
import type messages from './locales/bag/en.json';

/** The texts that only the cart page uses. */
export const useBagText = createText<keyof typeof messages>();
