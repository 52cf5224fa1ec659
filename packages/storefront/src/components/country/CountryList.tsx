import { useCartCount } from '@lunette/cart';
import { COUNTRY_CODES, countryName, countryOf, storeChoice } from '@lunette/country-config';
import { lazyPart } from '@lunette/ui-kit';
import { useState, type MouseEvent } from 'react';
import { createPortal } from 'react-dom';
import { LANGUAGE_NAME } from '../../rules/languageName.ts';
import { usePageStore } from '../document/usePageStore.ts';
import type { BagAvailabilityProps } from './BagAvailability.tsx';

const LeaveStoreDialog = lazyPart(async () => (await import('./LeaveStoreDialog.tsx')).LeaveStoreDialog);

/** Links to the stores in each of their languages. If the bag has goods, a dialog first says what happens to them. */
export function CountryList() {
  const { country, language, origin } = usePageStore();
  const count = useCartCount();
  const [asked, setAsked] = useState<BagAvailabilityProps | null>(null);
  const press = (event: MouseEvent, store: BagAvailabilityProps) => {
    const isOwnTab = event.ctrlKey || event.metaKey || event.shiftKey;
    if (count === 0 || store.country === country || isOwnTab) return;
    event.preventDefault();
    setAsked(store);
  };
  return (
    <>
      {/* Outside the footer, since it is a dialog of the whole page. */}
      {asked && createPortal(<LeaveStoreDialog {...asked} onStay={() => setAsked(null)} />, document.body)}
      <ul className="absolute bottom-full start-0 z-10 mb-2 grid min-w-64 gap-1 rounded-control bg-surface p-2 shadow-float">
        {COUNTRY_CODES.flatMap((code) =>
          countryOf(code).localeList.map((entry) => (
            <li key={entry.locale}>
              <a
                href={storeChoice({ country: code, language: entry.language }, origin)}
                onClick={(event) => press(event, { country: code, language: entry.language })}
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
    </>
  );
}
