import { Checkbox, TextField } from '@lunette/ui-kit';
import { useText } from '../../text.ts';
import type { TypedFields } from './bookingDraft.ts';

interface HomeAddressFieldsProps {
  /** Whether the place is a whole city, so that the address has to name the area. */
  asksArea: boolean;
  /** What was typed before a reload. */
  typed: TypedFields;
  fault: string | undefined;
}

/** The fields for the exact address that the optician visits. */
export function HomeAddressFields({ asksArea, typed, fault }: HomeAddressFieldsProps) {
  const t = useText();
  return (
    <div className="grid gap-4 tablet:grid-cols-2">
      <TextField
        name="addressline1"
        label={t(asksArea ? 'appointments.addressline1-area' : 'appointments.addressline1')}
        autoComplete="address-line1"
        maxLength={120}
        defaultValue={typed.addressline1}
        error={fault}
      />
      <TextField
        name="addressline2"
        label={t('appointments.addressline2')}
        optional
        autoComplete="address-line2"
        maxLength={120}
        defaultValue={typed.addressline2}
      />
      <TextField
        name="floor"
        label={t('appointments.floor')}
        optional
        inputMode="numeric"
        maxLength={3}
        defaultValue={typed.floor}
      />
      {/* After the hydration a checkbox ignores another default; the key renders it anew. */}
      <Checkbox key={typed.lift} name="lift" className="self-end" defaultChecked={typed.lift === 'on'}>
        {t('appointments.lift')}
      </Checkbox>
    </div>
  );
}
