import { createText } from '@lunette/ui-kit';
import type messages from './locales/en.json';

/** The texts of the cart, except those of the cart page (`bagText.ts`). */
export const useText = createText<keyof typeof messages>();
