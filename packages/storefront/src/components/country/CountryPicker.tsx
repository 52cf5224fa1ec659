import { countryName, countryOf, CURRENCY_SIGN } from '@lunette/country-config';
import { lazyPart, useLocale } from '@lunette/ui-kit';
import { Globe } from 'lucide-react';
import { useState } from 'react';
import { LANGUAGE_NAME } from '../../rules/languageName.ts';
import { useText } from '../../text.ts';

const CountryList = lazyPart(async () => (await import('./CountryList.tsx')).CountryList);

/** The name of the current store, with a menu of the others. */
export function CountryPicker() {
  const t = useText();
  const { country, language } = useLocale();
  const [asked, setAsked] = useState(false);
  return (
    <details className="relative inline-block" onToggle={() => setAsked(true)}>
      <summary title={t('storefront.country')} className="btn btn-second btn-s list-none">
        <Globe aria-hidden size={16} />
        {countryName(country, language)} · {LANGUAGE_NAME[language]} ·{' '}
        {CURRENCY_SIGN[countryOf(country).currencyCode]}
      </summary>
      {asked && <CountryList />}
    </details>
  );
}
