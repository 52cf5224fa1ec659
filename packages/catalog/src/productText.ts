import { createText } from '@lunette/ui-kit';
import type messages from './locales/product/en.json';

/** The texts of the product page, by message id. */
export const useProductText = createText<keyof typeof messages>();
