import { createText } from '@lunette/ui-kit';
import type address from './locales/address/en.json';
import type signIn from './locales/signIn/en.json';

/** The texts of the sign-in and of addresses, by message id. */
export const useText = createText<keyof typeof signIn | keyof typeof address>();
