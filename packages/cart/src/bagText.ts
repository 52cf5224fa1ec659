import { createText } from '@lunette/ui-kit';
import type messages from './locales/bag/en.json';

/** The texts of the page of the cart alone. */
export const useBagText = createText<keyof typeof messages>();
