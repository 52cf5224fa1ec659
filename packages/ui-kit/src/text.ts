import { createText } from './text/createText.ts';
import type messages from './locales/en.json';

export const useText = createText<keyof typeof messages>();
