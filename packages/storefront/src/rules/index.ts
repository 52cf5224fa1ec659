export { powerPhone, powerPhoneFault } from './powerPhone.ts';
