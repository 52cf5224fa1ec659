import {
  addressForm,
  type AddressField,
  type AddressInput as Input,
  type CountryCode,
} from '@lunette/country-config';
import { useLocale } from '@lunette/ui-kit';
import { AddressInput } from './AddressInput.tsx';
import { usePostcode, type PostcodeLookUp } from './usePostcode.ts';

/** Props of `AddressFields`. */
export interface AddressFieldsProps {
  /** `contact`: the person and the number to call. `place`: the place to deliver to. */
  part: 'contact' | 'place';
  lookUp: PostcodeLookUp;
  /** Fields that are not shown, because they cannot be changed here. */
  without?: readonly AddressField[];
  /** The country of the address; without it, the page's country. */
  country?: CountryCode;
}

const CONTACT: readonly AddressField[] = ['phone', 'email'];
/** Two of these fields are side by side where the space allows it. */
const HALF: readonly AddressField[] = [
  ...CONTACT,
  'firstName',
  'lastName',
  'postcode',
  'city',
  'state',
  'locality',
  'landmark',
];

/** The inputs of the country's address form, inside a `FormProvider` whose values hold an `address`. */
export function AddressFields({ part, lookUp, without = [], country: given }: AddressFieldsProps) {
  const { country: here } = useLocale();
  const country = given ?? here;
  const { typedPostcode, found } = usePostcode(lookUp, country);
  const draw = (input: Input) => (
    <div key={input.field} className={HALF.includes(input.field) ? undefined : 'tablet:col-span-2'}>
      <AddressInput
        input={input}
        country={country}
        {...(input.field === 'postcode' && {
          found,
          onPostcode: (postcode: string) => void typedPostcode(postcode),
        })}
      />
    </div>
  );
  return (
    <div className="grid gap-4 tablet:grid-cols-2">
      {addressForm(country)
        .filter(({ field }) => CONTACT.includes(field) === (part === 'contact') && !without.includes(field))
        .map(draw)}
    </div>
  );
}
