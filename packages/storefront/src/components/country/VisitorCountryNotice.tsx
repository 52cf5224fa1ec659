import { useAppDispatch } from '@lunette/api-client';
import { asCountryCode, countryOf, type CountryCode } from '@lunette/country-config';
import { placeApi } from '@lunette/session';
import { useLocale } from '@lunette/ui-kit';
import { useEffect, useState } from 'react';
import { isVisitUnknown, rememberStay } from '../../rules/visit.ts';
import { CountryBanner } from './CountryBanner.tsx';

/** The country of the visitor, if it is not that of this store. */
interface Detected {
  country: CountryCode;
  name: string;
}

/** Loads the country of the visitor (CTRY-09) and shows a link to that country's store if it is another one (CTRY-07). */
export function VisitorCountryNotice() {
  const dispatch = useAppDispatch();
  const { country } = useLocale();
  const [detected, setDetected] = useState<Detected | null>(null);
  useEffect(() => {
    if (!isVisitUnknown(document.cookie)) return undefined;
    let isGone = false;
    const look = async () => {
      const { getLocation, getCountry } = placeApi.endpoints;
      const { data: place } = await dispatch(getLocation.initiate({ query: {} }, { subscribe: false }));
      const from = asCountryCode(place?.countryCode);
      if (!from || countryOf(country).allowedTrafficSourceCountries.includes(from)) return;
      const { data: store } = await dispatch(
        getCountry.initiate({ params: { countryCode: from } }, { subscribe: false }),
      );
      if (store && !isGone) setDetected({ country: from, name: store.countryName });
    };
    void look();
    return () => {
      isGone = true;
    };
  }, [country, dispatch]);
  if (!detected) return null;
  const stay = () => {
    rememberStay();
    setDetected(null);
  };
  return <CountryBanner {...detected} onStay={stay} />;
}
