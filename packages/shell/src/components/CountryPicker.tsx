import {
  COUNTRY_CODES,
  countryName,
  countryOf,
  CURRENCY_SIGN,
  storeChoice,
  type Language,
} from '@lunette/country-config';
import { Globe } from 'lucide-react';
import { useText } from '../text.ts';
import { usePageStore } from '../usePageStore.ts';

const LANGUAGE_NAME: Record<Language, string> = { en: 'English', ar: 'العربية' };

/** Tells which store this is and leads to the others, each in its languages. */
export function CountryPicker() {
  const t = useText();
  const { country, language, origin } = usePageStore();
  return (
    <details className="relative inline-block">
      <summary title={t('shell.country')} className="btn btn-second btn-s list-none">
        <Globe aria-hidden size={16} />
        {countryName(country, language)} · {LANGUAGE_NAME[language]} ·{' '}
        {CURRENCY_SIGN[countryOf(country).currencyCode]}
      </summary>
      <ul className="absolute bottom-full start-0 z-10 mb-2 grid min-w-64 gap-1 rounded-control bg-surface p-2 shadow-float">
        {COUNTRY_CODES.flatMap((code) =>
          countryOf(code).localeList.map((entry) => (
            <li key={entry.locale}>
              <a
                href={storeChoice({ country: code, language: entry.language }, origin)}
                hrefLang={entry.hrefLang}
                lang={entry.language}
                aria-current={code === country && entry.language === language ? 'true' : undefined}
                className="flex min-h-11 items-center justify-between gap-6 rounded-control px-3 text-14 hover:bg-sunk aria-[current]:font-semibold"
              >
                <span>{countryName(code, entry.language)}</span>
                <span className="text-ink-soft">{LANGUAGE_NAME[entry.language]}</span>
              </a>
            </li>
          )),
        )}
      </ul>
    </details>
  );
}
