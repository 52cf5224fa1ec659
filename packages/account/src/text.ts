import type signIn from '@lunette/session/locales/signIn/en.json';
import { createText } from '@lunette/ui-kit';
import type messages from './locales/en.json';

/** The texts of the account and of the sign-in, by message id. */
export const useText = createText<keyof typeof messages | keyof typeof signIn>();
