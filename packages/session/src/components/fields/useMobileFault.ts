import { countryOf } from '@lunette/country-config';
import { useLocale } from '@lunette/ui-kit';
import { useText } from '../../text.ts';

/** What to say of a number that is none in the store's country. */
export function useMobileFault(): string {
  const t = useText();
  const { country } = useLocale();
  return t('session.mobile-fault', { digits: countryOf(country).maxMobileLength });
}
