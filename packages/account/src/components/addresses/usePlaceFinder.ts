import { commaOf, stateName, statesOf } from '@lunette/country-config';
import { useLocale } from '@lunette/ui-kit';
import { useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { type AddressDraft, useLazyGeocodeQuery, devicePosition } from '@lunette/session';
import type { Place } from '@lunette/session/contract';
import { GEOLOCATION_TEXTS, geolocationText } from '../../rules/geolocation.ts';
import { useText } from '../../text.ts';

/** Finds places by the position of the device or by a text, and fills one into the address form. */
export function usePlaceFinder() {
  const t = useText();
  const { language } = useLocale();
  const fill = useFill();
  const [geocode, { isFetching }] = useLazyGeocodeQuery();
  const [isLocating, setLocating] = useState(false);
  const [places, setPlaces] = useState<Place[]>([]);
  const [fault, setFault] = useState<string | null>(null);
  const [found, setFound] = useState<string | null>(null);
  const requests = useRef(0);

  const take = (place: Place) => {
    fill(place);
    setPlaces([]);
    const words = [areaOf(place), place.city, stateName(place.state, language)];
    setFound([...new Set(words)].filter(Boolean).join(commaOf(language)));
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
  const search = async (address: string) => {
    const request = begin();
    if (address.length < 2) setFault(t('account.place-short'));
    else await ask(request, { address });
  };
  return {
    locate,
    isLocating,
    search,
    isSearching: isFetching && !isLocating,
    /** The places among which the customer has to choose. */
    places,
    take,
    fault,
    /** The place that was filled in, as text. */
    found,
  };
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
