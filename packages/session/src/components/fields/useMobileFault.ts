import { countryOf } from '@lunette/country-config';
import { useLocale } from '@lunette/ui-kit';
import { useText } from '../../text.ts';

/** The message for a number that is not a mobile number of the store's country. */
export function useMobileFault(): string {
  const t = useText();
  const { country } = useLocale();
  return t('session.mobile-fault', { digits: countryOf(country).maxMobileLength });
}
