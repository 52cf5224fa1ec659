import { createText } from '@lunette/ui-kit';
import type messages from './locales/search/en.json';

export const useSearchText = createText<keyof typeof messages>();
