import { createText } from '@lunette/ui-kit';
import type messages from './locales/en.json';

export const useText = createText<keyof typeof messages>();
