import { countryOf, countryOfPhoneCode } from '@lunette/country-config';
import { useCustomer } from '@lunette/session';
import { TextField, useLocale } from '@lunette/ui-kit';
import { useText } from '../../text.ts';

/** The message for each faulty field of a booking. */
export type ContactFaults = Partial<Record<'name' | 'phone' | 'email' | 'addressline1', string>>;

interface ContactFieldsProps {
  faults: ContactFaults;
  /** What was typed before a reload; it counts before the profile. */
  typed?: Partial<Record<'name' | 'phone' | 'email', string>>;
}

/**
 * The fields for name, phone and e-mail of a booking. A customer's profile fills them in when it arrives; a field in which
 * something was typed before keeps it.
 */
export function ContactFields({ faults, typed = {} }: ContactFieldsProps) {
  const t = useText();
  const { country } = useLocale();
  const { customer } = useCustomer();
  const name = [customer?.firstName, customer?.lastName].filter(Boolean).join(' ');
  const isOfCountry = customer && countryOfPhoneCode(customer.phoneCode) === country;
  const phone = isOfCountry ? (customer.telephone ?? '') : '';
  return (
    <div className="grid gap-4 tablet:grid-cols-2">
      <TextField
        name="name"
        label={t('appointments.name')}
        autoComplete="name"
        maxLength={60}
        defaultValue={typed.name || name}
        error={faults.name}
      />
      <TextField
        name="phone"
        label={t('appointments.phone')}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        maxLength={30}
        before={countryOf(country).phoneCode}
        className="[&_.input]:[direction:ltr]"
        defaultValue={typed.phone || phone}
        error={faults.phone}
      />
      <TextField
        name="email"
        label={t('appointments.email')}
        optional
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={120}
        className="[&_.input]:[direction:ltr] tablet:col-span-2"
        hint={t('appointments.email-why')}
        defaultValue={typed.email || (customer?.email ?? '')}
        error={faults.email}
      />
    </div>
  );
}
