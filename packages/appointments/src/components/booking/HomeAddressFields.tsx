import { Checkbox, TextField } from '@lunette/ui-kit';
import { useText } from '../../text.ts';

interface HomeAddressFieldsProps {
  /** Whether the place is a whole city, so that the address has to name the area. */
  asksArea: boolean;
  fault: string | undefined;
}

/** The fields for the exact address that the optician visits. */
export function HomeAddressFields({ asksArea, fault }: HomeAddressFieldsProps) {
  const t = useText();
  return (
    <div className="grid gap-4 tablet:grid-cols-2">
      <TextField
        name="addressline1"
        label={t(asksArea ? 'appointments.addressline1-area' : 'appointments.addressline1')}
        autoComplete="address-line1"
        maxLength={120}
        error={fault}
      />
      <TextField
        name="addressline2"
        label={t('appointments.addressline2')}
        optional
        autoComplete="address-line2"
        maxLength={120}
      />
      <TextField name="floor" label={t('appointments.floor')} optional inputMode="numeric" maxLength={3} />
      <Checkbox name="lift" className="self-end">
        {t('appointments.lift')}
      </Checkbox>
    </div>
  );
}
