import { createText } from '@lunette/ui-kit';
import type address from './locales/address/en.json';
import type signIn from './locales/signIn/en.json';

export const useText = createText<keyof typeof signIn | keyof typeof address>();
