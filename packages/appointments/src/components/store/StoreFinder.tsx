import { QueryState } from '@lunette/session';
import { Button, FocusGuard, useLocale } from '@lunette/ui-kit';
import { useState } from 'react';
import { useGetNearbyStoresQuery } from '../../api/appointments.ts';
import type { Store } from '../../contract/index.ts';
import { ALL_STORES } from '../../prefetch.ts';
import { useText } from '../../text.ts';
import { PlaceSearch } from './PlaceSearch.tsx';
import { StoreChoice } from './StoreChoice.tsx';
import { useLatestRequest } from './useLatestRequest.ts';

interface StoreFinderProps {
  value: string | null;
  onChange: (store: Store) => void;
}

type From = { area: string } | { latitude: number; longitude: number };

const SHOWN = 5;

/** Finds a store: shows all stores of the country, or those near a place. */
export function StoreFinder({ value, onChange }: StoreFinderProps) {
  const t = useText();
  const { country } = useLocale();
  const [from, setFrom] = useState<From | null>(null);
  const [wantsAll, setWantsAll] = useState(false);
  const begin = useLatestRequest();
  const query = useGetNearbyStoresQuery(from ? { query: { ...from, pageSize: 50 } } : ALL_STORES);
  const { data, currentData, error } = query;
  // The former list stays until the answer arrives; after a failure it is removed, since it would look like the answer.
  const answer = currentData ?? (error ? undefined : data);
  const stores = answer?.stores ?? [];
  const isNowhere = from !== null && currentData !== undefined && stores.length === 0;
  const isAll = wantsAll || stores.findIndex(({ code }) => code === value) >= SHOWN;
  const shown = isAll ? stores : stores.slice(0, SHOWN);
  const place = from && 'area' in from ? from.area : t('appointments.here');
  const find = (next: From) => {
    if (error && isSame(next, from)) void query.refetch();
    else setFrom(next);
  };
  const choose = (store: Store) => {
    begin();
    onChange(store);
  };
  const showAll = () => {
    begin();
    setFrom(null);
  };
  return (
    <div className="grid gap-4">
      <PlaceSearch
        busy={query.isFetching && from !== null}
        message={
          isNowhere
            ? t(currentData.isPlaceKnown ? 'appointments.no-store-near' : 'appointments.place-unknown', {
                country,
                place,
              })
            : undefined
        }
        begin={begin}
        onArea={(area) => find({ area })}
        onPoint={({ latitude, longitude }) => find({ latitude, longitude })}
      />
      <FocusGuard>
        {!answer && <QueryState query={query} className="h-80" />}
        {shown.length > 0 && (
          <StoreChoice stores={shown} value={value} onChange={choose}>
            {shown.length < stores.length && (
              // In the list, so that the first of the further stores takes its place.
              <Button kind="second" className="mt-1.5 justify-self-start" onClick={() => setWantsAll(true)}>
                {t('appointments.more-stores', { count: stores.length - shown.length })}
              </Button>
            )}
          </StoreChoice>
        )}
        {(isNowhere || (from !== null && !answer)) && (
          <Button kind="second" className="justify-self-start" onClick={showAll}>
            {t('appointments.all-stores')}
          </Button>
        )}
      </FocusGuard>
    </div>
  );
}

function isSame(one: From, other: From | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
