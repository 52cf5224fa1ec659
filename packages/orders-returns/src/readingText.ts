import { createText } from '@lunette/ui-kit';
import type messages from './locales/reading/en.json';

/** The texts of the page on which opticians read prescriptions. */
export const useReadingText = createText<keyof typeof messages>();
