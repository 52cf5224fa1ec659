import { createText } from '@lunette/ui-kit';
import type messages from './locales/reviews/en.json';

export const useReviewText = createText<keyof typeof messages>();
