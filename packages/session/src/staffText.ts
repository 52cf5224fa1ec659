import { createText } from '@lunette/ui-kit';
import type signIn from './locales/signIn/en.json';
import type staff from './locales/staff/en.json';

/** The texts of the pages of staff and of the sign-in, by message id. */
export const useStaffText = createText<keyof typeof staff | keyof typeof signIn>();
