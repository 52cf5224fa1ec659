import { COUNTRY_CODES, countryName, countryOf, storeChoice } from '@lunette/country-config';
import { LANGUAGE_NAME } from '../../rules/languageName.ts';
import { usePageStore } from '../document/usePageStore.ts';

/** The stores, each in its languages. */
export function CountryList() {
  const { country, language, origin } = usePageStore();
  return (
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
  );
}
