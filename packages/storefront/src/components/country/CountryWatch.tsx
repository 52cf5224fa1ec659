import { useAppDispatch } from '@lunette/api-client';
import { asCountryCode, countryOf, type CountryCode } from '@lunette/country-config';
import { saveCampaign, placeApi } from '@lunette/session';
import { useLocale } from '@lunette/ui-kit';
import { useEffect, useState } from 'react';
import { isVisitUnknown, rememberStay } from '../../rules/visit.ts';
import { CountryBanner } from './CountryBanner.tsx';

/** Another store than this one, where the visitor seems to be. */
interface Detected {
  country: CountryCode;
  name: string;
}

/**
 * Asks where the visitor is (CTRY-09) and shows the way to that country's store if they are not expected here (CTRY-07).
 * The campaign of `landed`, what follows the address that was opened, is kept.
 */
export function CountryWatch({ landed }: { landed: string }) {
  const dispatch = useAppDispatch();
  const { country } = useLocale();
  const [detected, setDetected] = useState<Detected | null>(null);
  useEffect(() => saveCampaign(landed), [landed]);
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
