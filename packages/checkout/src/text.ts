import { createText } from '@lunette/ui-kit';
import type messages from './locales/en.json';

/** The texts of the checkout, by message id. */
export const useText = createText<keyof typeof messages>();
