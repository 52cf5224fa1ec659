import { createText } from '@lunette/ui-kit';
import type messages from './locales/returns/en.json';

export const useReturnText = createText<keyof typeof messages>();
