import { countryOf } from '@lunette/country-config';
import { TextField, useLocale } from '@lunette/ui-kit';
import type { ComponentProps } from 'react';

/** A mobile number after the phone code of the store's country, left-to-right in every language. */
export function MobileField(props: ComponentProps<typeof TextField>) {
  const { country } = useLocale();
  return (
    <TextField
      type="tel"
      inputMode="tel"
      autoComplete="tel-national"
      maxLength={30}
      before={countryOf(country).phoneCode}
      className="[&_.input]:[direction:ltr]"
      {...props}
    />
  );
}
