import { createText } from '@lunette/ui-kit';
import type messages from './locales/en.json';
import type phoneCapture from './locales/phoneCapture/en.json';

/** The texts of this package, by message id. */
export const useText = createText<keyof typeof messages | keyof typeof phoneCapture>();
