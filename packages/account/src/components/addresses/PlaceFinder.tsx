import { commaOf, stateName, statesOf } from '@lunette/country-config';
import { Button, FieldMessage, FocusGuard, TextField, useLocale } from '@lunette/ui-kit';
import { LocateFixed, Search } from 'lucide-react';
import { useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { type AddressDraft, useLazyGeocodeQuery, devicePosition } from '@lunette/session';
import type { Place } from '@lunette/session/contract';
import { GEOLOCATION_TEXTS, geolocationText } from '../../rules/geolocation.ts';
import { useText } from '../../text.ts';

/**
 * Fills in area, city, state and postcode from the position of the device, or from a place that the customer searches
 * for (ACCT-05).
 */
export function PlaceFinder() {
  const t = useText();
  const { language } = useLocale();
  const fill = useFill();
  const [geocode, { isFetching }] = useLazyGeocodeQuery();
  const [isLocating, setLocating] = useState(false);
  const [typed, setTyped] = useState('');
  const [places, setPlaces] = useState<Place[]>([]);
  const [fault, setFault] = useState<string | null>(null);
  const [found, setFound] = useState<string | null>(null);
  const requests = useRef(0);
  const comma = commaOf(language);

  const take = (place: Place) => {
    fill(place);
    setPlaces([]);
    const words = [areaOf(place), place.city, stateName(place.state, language)];
    setFound([...new Set(words)].filter(Boolean).join(comma));
  };
  const ask = async (
    request: number,
    query: { latitude: number; longitude: number } | { address: string },
  ) => {
    const { data } = await geocode({ query });
    if (request !== requests.current) return;
    const [first, ...others] = data?.places ?? [];
    if (!first) setFault(t(GEOLOCATION_TEXTS.noResult));
    else if (others.length === 0) take(first);
    else setPlaces([first, ...others]);
  };
  /** Removes the earlier results, and returns the number of the new request: the answer of an older one is ignored. */
  const begin = () => {
    setFault(null);
    setFound(null);
    setPlaces([]);
    requests.current += 1;
    return requests.current;
  };
  const locate = async () => {
    const request = begin();
    setLocating(true);
    const { at, error } = await devicePosition();
    if (at) await ask(request, at);
    else if (request === requests.current) setFault(t(geolocationText(error)));
    setLocating(false);
  };
  const search = async () => {
    const request = begin();
    if (typed.trim().length < 2) setFault(t('account.place-short'));
    else await ask(request, { address: typed.trim() });
  };
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
            void search();
          }}
        />
        <Button
          kind="second"
          loading={isFetching && !isLocating}
          aria-label={t('account.place-find')}
          onClick={() => void search()}
        >
          <Search aria-hidden />
        </Button>
      </div>
      <FocusGuard>
        <div role="status" className={fault || found ? 'mt-3' : undefined}>
          {fault && <FieldMessage tone="bad">{fault}</FieldMessage>}
          {found && <FieldMessage tone="good">{t('account.place-found', { place: found })}</FieldMessage>}
        </div>
        {places.length > 0 && (
          <ul aria-label={t('account.places')} className="mt-3 grid gap-1">
            {places.map((place) => (
              <li key={`${place.latitude} ${place.longitude}`}>
                <button
                  type="button"
                  className="flex min-h-11 w-full items-center rounded-control px-3 text-start hover:underline"
                  onClick={() => take(place)}
                >
                  <bdi>{[place.name, place.city, place.postcode].filter(Boolean).join(comma)}</bdi>
                </button>
              </li>
            ))}
          </ul>
        )}
      </FocusGuard>
    </div>
  );
}

/** The name of a place without its city, which has a field of its own. */
function areaOf({ name }: Place): string {
  return name.split(/[,،]/)[0] ?? name;
}

function useFill() {
  const { country } = useLocale();
  const { setValue, clearErrors } = useFormContext<{ address: AddressDraft }>();
  return (place: Place) => {
    const { city, state, postcode } = place;
    const area = areaOf(place);
    const known = {
      city,
      ...(area !== city && { locality: area }),
      ...(statesOf(country).includes(state) && { state }),
      ...(postcode && { postcode }),
    };
    for (const [field, text] of Object.entries(known) as ['city', string][])
      setValue(`address.${field}`, text, { shouldDirty: true });
    clearErrors(['address.city', 'address.locality', 'address.state', 'address.postcode']);
  };
}
