import { Checkbox, TextField } from '@lunette/ui-kit';
import { useText } from '../../text.ts';

/** The fields for the exact address that the optician visits. */
export function HomeAddressFields({ fault }: { fault: string | undefined }) {
  const t = useText();
  return (
    <div className="grid gap-4 tablet:grid-cols-2">
      <TextField
        name="addressline1"
        label={t('appointments.addressline1')}
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
