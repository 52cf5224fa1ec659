import { tabStorage } from '@lunette/api-client';
import type { CountryCode } from '@lunette/country-config';
import { useLocale } from '@lunette/ui-kit';
import { useState, useSyncExternalStore } from 'react';
import { formValue } from './readContact.ts';

/** The names of the fields of a booking; only a home visit has an address. */
const FIELDS = ['name', 'phone', 'email', 'addressline1', 'addressline2', 'floor', 'lift'] as const;

/** What was typed into the fields of a booking. */
export type TypedFields = Partial<Record<(typeof FIELDS)[number], string>>;

interface BookingDraft<Place> {
  place: Place | null;
  typed: TypedFields;
}

const EMPTY = { place: null, typed: {} };
const never = () => () => undefined;

/** The storage of what was entered in a country, so that it survives a reload. */
const savedDraft = <Place>(kind: 'home' | 'store', country: CountryCode) =>
  tabStorage<BookingDraft<Place>>(`appointments.${kind}.${country}`);

/**
 * The place of a booking (an area for a home visit, the code of a store for an eye test), and what was typed into its fields before the
 * page was loaded. Both survive a reload.
 */
export function useBookingDraft<Place>(kind: 'home' | 'store') {
  const { country } = useLocale();
  const storage = savedDraft<Place>(kind, country);
  // The form is rendered on the server, which has no draft.
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const [stored] = useState(storage.read);
  const { place: placeBefore, typed } = (isHydrated && stored) || EMPTY;
  const [chosen, setChosen] = useState<Place | null>();
  const write = (part: Partial<BookingDraft<Place>>) =>
    storage.write({ ...EMPTY, ...storage.read(), ...part });
  return {
    place: chosen === undefined ? placeBefore : chosen,
    typed,
    setPlace: (place: Place | null) => {
      setChosen(place);
      write({ place });
    },
    storeTyped: (form: FormData) =>
      write({ typed: Object.fromEntries(FIELDS.map((field) => [field, formValue(form, field)])) }),
    /** Removes the draft: the appointment is booked. */
    forget: () => storage.write(null),
  };
}
