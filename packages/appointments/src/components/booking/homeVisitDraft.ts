import { tabStorage } from '@lunette/api-client';
import type { CountryCode } from '@lunette/country-config';
import { useLocale } from '@lunette/ui-kit';
import { useState, useSyncExternalStore } from 'react';
import type { FoundPlace } from './HomePlace.tsx';
import { formValue } from './readVisitor.ts';

/** The names of the fields of a home visit. */
const FIELDS = ['name', 'phone', 'email', 'addressline1', 'addressline2', 'floor', 'lift'] as const;

/** What was typed into the fields of a home visit. */
export type TypedFields = Partial<Record<(typeof FIELDS)[number], string>>;

interface HomeVisitDraft {
  place: FoundPlace | null;
  typed: TypedFields;
}

const EMPTY: HomeVisitDraft = { place: null, typed: {} };
const never = () => () => undefined;

/** The storage of what was entered in a country, so that it survives a reload. */
const savedDraft = (country: CountryCode) => tabStorage<HomeVisitDraft>(`appointments.home.${country}`);

/** The place of a home visit, and what was typed into its fields before the page was loaded. Both survive a reload. */
export function useHomeVisitDraft() {
  const { country } = useLocale();
  const storage = savedDraft(country);
  // The form is rendered on the server, which has no draft.
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const [stored] = useState(storage.read);
  const { place: placeBefore, typed } = (isHydrated && stored) || EMPTY;
  const [chosen, setChosen] = useState<FoundPlace | null>();
  const write = (part: Partial<HomeVisitDraft>) => storage.write({ ...EMPTY, ...storage.read(), ...part });
  return {
    place: chosen === undefined ? placeBefore : chosen,
    typed,
    setPlace: (place: FoundPlace | null) => {
      setChosen(place);
      write({ place });
    },
    storeTyped: (form: FormData) =>
      write({ typed: Object.fromEntries(FIELDS.map((field) => [field, formValue(form, field)])) }),
    /** Removes the draft: the visit is booked. */
    forget: () => storage.write(null),
  };
}
