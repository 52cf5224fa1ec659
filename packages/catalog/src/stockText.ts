import { createText } from '@lunette/ui-kit';
import type messages from './locales/stock/en.json';

/** The texts of the form for sold-out goods, by message id. */
export const useStockText = createText<keyof typeof messages>();
