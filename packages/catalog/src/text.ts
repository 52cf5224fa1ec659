import { createText } from '@lunette/ui-kit';
import type browse from './locales/browse/en.json';

export const useText = createText<keyof typeof browse>();
