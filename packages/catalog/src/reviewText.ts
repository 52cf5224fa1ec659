import { createText } from '@lunette/ui-kit';
import type messages from './locales/reviews/en.json';

/** The texts of reviews, by message id. */
export const useReviewText = createText<keyof typeof messages>();
