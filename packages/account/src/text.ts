import type signIn from '@lunette/session/locales/signIn/en.json';
import { createText } from '@lunette/ui-kit';
import type messages from './locales/en.json';

export const useText = createText<keyof typeof messages | keyof typeof signIn>();
