import { HomeAddressFields } from './HomeAddressFields.tsx';
import type { TypedFields } from './bookingDraft.ts';
import type { FoundPlace } from './HomePlace.tsx';
import { ContactFields, type ContactFaults } from './ContactFields.tsx';

interface HomeVisitFormProps {
  id: string;
  place: FoundPlace | null;
  /** What was typed before a reload. */
  typed: TypedFields;
  faults: ContactFaults;
  onTyped: (form: FormData) => void;
  onSubmit: (form: HTMLFormElement) => void;
}

/** The form for the contact data and the exact address of a home visit. */
export function HomeVisitForm({ id, place, typed, faults, onTyped, onSubmit }: HomeVisitFormProps) {
  return (
    <form
      id={id}
      noValidate
      className="grid gap-4"
      onChange={({ currentTarget }) => onTyped(new FormData(currentTarget))}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(event.currentTarget);
      }}
    >
      <ContactFields typed={typed} faults={faults} />
      <HomeAddressFields
        asksArea={place !== null && !place.area && !place.postcode}
        typed={typed}
        fault={faults.addressline1}
      />
    </form>
  );
}
