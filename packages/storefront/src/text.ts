import { createText } from '@lunette/ui-kit';
import type messages from './locales/en.json';

/** The texts of the layout. */
export const useText = createText<keyof typeof messages>();
