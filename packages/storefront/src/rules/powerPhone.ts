import { digitsOf, firstFault, must, westernDigits } from '@lunette/country-config';

/** An optional leading 0, then 7, 8 or 9, then nine digits (FOOT-02). */
const POWER_PHONE = /^0?[789][0-9]{9}$/;

/** What is wrong with a number for the power prompt; null if it is valid. */
export function powerPhoneFault(typed: string): 'invalid' | null {
  return firstFault(
    westernDigits(typed).replace(/[\s-]/g, ''),
    must((text) => POWER_PHONE.test(text), 'invalid'),
  );
}

/** The ten digits of such a number. */
export function powerPhone(typed: string): string {
  return digitsOf(westernDigits(typed)).slice(-10);
}
