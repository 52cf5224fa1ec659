import { createText } from '@lunette/ui-kit';
import type messages from './locales/exchange/en.json';

export const useExchangeText = createText<keyof typeof messages>();
