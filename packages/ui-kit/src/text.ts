import { createText } from './text/createText.ts';
import type messages from './locales/en.json';

/** The kit's own texts, by message id. */
export const useText = createText<keyof typeof messages>();
