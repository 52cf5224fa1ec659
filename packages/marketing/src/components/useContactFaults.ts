import { countryOf, isEmail, isMobileNumber } from '@lunette/country-config';
import { useLocale } from '@lunette/ui-kit';
import { useText } from '../text.ts';

/** Checks a name, an e-mail address or a phone number of the store's country; undefined if it is valid. */
export function useContactFaults() {
  const t = useText();
  const { country } = useLocale();
  return {
    name: (typed = '') => (typed.trim() === '' ? t('marketing.name-missing') : undefined),
    email: (typed = '') => (isEmail(typed) ? undefined : t('marketing.email-fault')),
    phone: (typed = '') =>
      isMobileNumber(typed, country)
        ? undefined
        : t('marketing.phone-fault', { digits: countryOf(country).maxMobileLength }),
  };
}
