import { createText } from '@lunette/ui-kit';
import type messages from './locales/unreadPrescriptions/en.json';

/** The texts of the page on which opticians read prescriptions. */
export const useUnreadPrescriptionsText = createText<keyof typeof messages>();
