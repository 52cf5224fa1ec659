import { createText } from '@lunette/ui-kit';
import type messages from './locales/product/en.json';

export const useProductText = createText<keyof typeof messages>();
