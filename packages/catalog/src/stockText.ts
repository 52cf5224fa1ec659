import { createText } from '@lunette/ui-kit';
import type messages from './locales/stock/en.json';

export const useStockText = createText<keyof typeof messages>();
