import {
  countryOf,
  stateName,
  statesOf,
  type AddressField,
  type AddressInput as Input,
  type CountryCode,
} from '@lunette/country-config';
import { SelectField, TextField, useLocale } from '@lunette/ui-kit';
import type { ComponentProps } from 'react';
import { useFormContext } from 'react-hook-form';
import { useText } from '../../text.ts';
import type { AddressDraft } from './addressDraft.ts';

type Attributes = Pick<ComponentProps<'input'>, 'autoComplete' | 'inputMode' | 'type' | 'dir' | 'className'>;

/** A phone number is written left-to-right, with the country code first, in every language. */
const LEFT_TO_RIGHT: Attributes = { className: '[&_.input]:[direction:ltr]' };

const ATTRIBUTES: Record<AddressField, Attributes> = {
  firstName: { autoComplete: 'given-name' },
  lastName: { autoComplete: 'family-name' },
  phone: { autoComplete: 'tel-national', inputMode: 'tel', type: 'tel', ...LEFT_TO_RIGHT },
  email: { autoComplete: 'email', inputMode: 'email', type: 'email', ...LEFT_TO_RIGHT },
  postcode: { autoComplete: 'postal-code', inputMode: 'numeric', ...LEFT_TO_RIGHT },
  addressline1: { autoComplete: 'address-line1' },
  addressline2: { autoComplete: 'address-line2' },
  locality: { autoComplete: 'address-level3' },
  landmark: { autoComplete: 'off' },
  city: { autoComplete: 'address-level2' },
  state: { autoComplete: 'address-level1' },
};

interface AddressInputProps {
  input: Input;
  /** The country of the address. */
  country: CountryCode;
  /** A confirmation or a warning about the value, such as the place of a postcode. */
  found?: { good?: string; warning?: string };
  onPostcode?: (postcode: string) => void;
}

/** One input of an address with its label, its message and its autofill attributes. */
export function AddressInput({
  input: { field, required, maxLength },
  country,
  found,
  onPostcode,
}: AddressInputProps) {
  const t = useText();
  const { language } = useLocale();
  const { register, formState } = useFormContext<{ address: AddressDraft }>();
  const { className, ...attributes } = ATTRIBUTES[field];
  const texts = {
    label: t(`session.field-${field}`, { country }),
    optional: !required,
    error: formState.errors.address?.[field]?.message,
    className,
    'aria-required': required,
  };
  if (field === 'state' && statesOf(country).length > 0)
    return (
      <SelectField {...texts} {...attributes} {...register('address.state')}>
        <option value="">{t('session.choose-state')}</option>
        {statesOf(country).map((state) => (
          <option key={state} value={state}>
            {stateName(state, language)}
          </option>
        ))}
      </SelectField>
    );
  const registered = register(`address.${field}`, {
    onChange: (event: { target: { value: string } }) => {
      if (field === 'postcode') onPostcode?.(event.target.value);
    },
  });
  return (
    <TextField
      {...texts}
      {...found}
      {...attributes}
      {...registered}
      before={field === 'phone' ? countryOf(country).phoneCode : undefined}
      maxLength={maxLength + 20}
    />
  );
}
