import { paths } from '@lunette/api-client';
import { commaOf, isPostcode } from '@lunette/country-config';
import { FocusGuard, LinkText, useLocale } from '@lunette/ui-kit';
import { MapPin } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { appointmentApi, useLazyValidateLocationQuery } from '../../api/appointments.ts';
import { useText } from '../../text.ts';
import { BookingStep } from './BookingStep.tsx';
import { PlaceSearch } from '../store/PlaceSearch.tsx';
import { useLatestRequest } from '../store/useLatestRequest.ts';

/** A place that opticians visit. */
export interface FoundPlace {
  words: string;
  area: string;
  city: string;
  postcode: string;
  /** The query for its times. */
  asked: { pinCode: string } | { city: string };
}

interface HomePlaceProps {
  place: FoundPlace | null;
  cities: string[];
  onChange: (place: FoundPlace | null) => void;
}

interface AnsweredPlace {
  name: string;
  city: string;
  postcode: string;
}

interface Answer {
  isServiceable: boolean;
  place: AnsweredPlace | null;
}

/** Asks for the place that the optician should visit, and says whether opticians come there (APPT-07). */
export function HomePlace({ place, cities, onChange }: HomePlaceProps) {
  const t = useText();
  const { language, country } = useLocale();
  const comma = commaOf(language);
  const [validate, validating] = useLazyValidateLocationQuery();
  const [ask, asking] = appointmentApi.endpoints.getHomeSlots.useLazyQuery();
  const begin = useLatestRequest();
  const [message, setMessage] = useState<string | undefined>(undefined);
  const take = (data: Answer | undefined, asked?: FoundPlace['asked']) => {
    const found = data?.place;
    if (!data) setMessage(t('appointments.offline'));
    else if (!found) setMessage(t('appointments.place-unknown', { place: '' }));
    else if (!data.isServiceable) setMessage(t('appointments.not-visited', { city: found.city }));
    else {
      setMessage(undefined);
      onChange(placeOf(found, comma, asked));
    }
  };
  return (
    <FocusGuard>
      {place ? (
        <ChosenPlace place={place} onChange={() => onChange(null)} />
      ) : (
        <BookingStep title={t('appointments.where-to')}>
          <PlaceSearch
            busy={validating.isFetching || asking.isFetching}
            message={message}
            begin={begin}
            onArea={(area, isLatest) => {
              const asked = isPostcode(area, country) ? { pinCode: area } : { city: area };
              void ask({ query: asked }).then(({ data }) => isLatest() && take(data, asked));
            }}
            onPoint={({ latitude, longitude }, isLatest) => {
              const query = { location: `${latitude.toFixed(5)},${longitude.toFixed(5)}` };
              void validate({ query }).then(({ data }) => isLatest() && take(data));
            }}
          />
          {cities.length > 0 && (
            <p className="mt-3 text-14 text-ink-soft">
              {t('appointments.cities', { cities: cities.join(comma) })}
            </p>
          )}
          {message && (
            <p className="mt-2 text-14">
              <LinkText as={Link} to={paths.eyeTest()}>
                {t('appointments.rather-store')}
              </LinkText>
            </p>
          )}
        </BookingStep>
      )}
    </FocusGuard>
  );
}

/** The place of an answer, with the query for its times if that was not typed. */
function placeOf(
  { name, city, postcode }: AnsweredPlace,
  comma: string,
  asked: FoundPlace['asked'] = postcode ? { pinCode: postcode } : { city: name },
): FoundPlace {
  const words = name.includes(city) ? name : `${name}${comma}${city}`;
  return {
    words: [words, postcode].filter(Boolean).join(' '),
    area: postcode || name === city ? '' : name,
    city,
    postcode,
    asked,
  };
}

function ChosenPlace({ place, onChange }: { place: FoundPlace; onChange: () => void }) {
  const t = useText();
  return (
    <div className="flex items-center gap-3.5 rounded-control bg-sunk px-4 py-3.5">
      <MapPin aria-hidden className="flex-none" />
      <p className="min-w-0 flex-1">
        <b>
          <bdi>{place.words}</bdi>
        </b>
        <span className="block text-14 text-ink-soft">{t('appointments.we-visit')}</span>
      </p>
      <LinkText as="button" onClick={onChange} className="text-14">
        {t('appointments.change')}
      </LinkText>
    </div>
  );
}
