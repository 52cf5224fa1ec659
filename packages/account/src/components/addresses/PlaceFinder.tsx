import { commaOf } from '@lunette/country-config';
import { Button, FieldMessage, FocusGuard, TextField, useLocale } from '@lunette/ui-kit';
import { LocateFixed, Search } from 'lucide-react';
import { useState } from 'react';
import type { Place } from '@lunette/session/contract';
import { useText } from '../../text.ts';
import { usePlaceFinder } from './usePlaceFinder.ts';

/**
 * Fills in area, city, state and postcode from the position of the device, or from a place that the customer searches
 * for (ACCT-05).
 */
export function PlaceFinder() {
  const t = useText();
  const [typed, setTyped] = useState('');
  const { locate, isLocating, search, isSearching, places, take, fault, found } = usePlaceFinder();
  return (
    <div className="rounded-control bg-sunk p-4">
      <Button
        kind="second"
        icon={<LocateFixed aria-hidden />}
        loading={isLocating}
        onClick={() => void locate()}
      >
        {t('account.locate')}
      </Button>
      <div className="mt-3 flex items-end gap-2">
        <TextField
          label={t('account.place-search')}
          type="search"
          autoComplete="off"
          maxLength={120}
          value={typed}
          className="min-w-0 flex-1"
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            void search(typed.trim());
          }}
        />
        <Button
          kind="second"
          loading={isSearching}
          aria-label={t('account.place-find')}
          onClick={() => void search(typed.trim())}
        >
          <Search aria-hidden />
        </Button>
      </div>
      <FocusGuard>
        <div role="status" className={fault || found ? 'mt-3' : undefined}>
          {fault && <FieldMessage tone="bad">{fault}</FieldMessage>}
          {found && <FieldMessage tone="good">{t('account.place-found', { place: found })}</FieldMessage>}
        </div>
        {places.length > 0 && <FoundPlaces places={places} onTake={take} />}
      </FocusGuard>
    </div>
  );
}

function FoundPlaces({ places, onTake }: { places: readonly Place[]; onTake: (place: Place) => void }) {
  const t = useText();
  const { language } = useLocale();
  return (
    <ul aria-label={t('account.places')} className="mt-3 grid gap-1">
      {places.map((place) => (
        <li key={`${place.latitude} ${place.longitude}`}>
          <button
            type="button"
            className="flex min-h-11 w-full items-center rounded-control px-3 text-start hover:underline"
            onClick={() => onTake(place)}
          >
            <bdi>{[place.name, place.city, place.postcode].filter(Boolean).join(commaOf(language))}</bdi>
          </button>
        </li>
      ))}
    </ul>
  );
}
