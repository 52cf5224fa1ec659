import { commaOf, isPostcode, normalPostcode, type CountryCode } from '@lunette/country-config';
import { useLocale } from '@lunette/ui-kit';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useText } from '../../text.ts';
import type { AddressDraft } from './addressDraft.ts';

/** The place of a postcode, and whether goods are delivered there. */
export interface PostcodePlace {
  serviceable: boolean;
  city: string | null;
  state: string | null;
}

/** Requests the place of a postcode in a country; null if it is unknown. */
export type PostcodeLookUp = (pincode: string, country: CountryCode) => Promise<PostcodePlace | null>;

/**
 * Looks up a postcode of a country: fills in city and state if they were not changed meanwhile, and returns whether the store
 * delivers there. A failed look-up shows nothing.
 */
export function usePostcode(lookUp: PostcodeLookUp, country: CountryCode) {
  const t = useText();
  const { language } = useLocale();
  const { setValue, clearErrors, watch, getValues } = useFormContext<{ address: AddressDraft }>();
  const [answer, setAnswer] = useState<(PostcodePlace & { pincode: string }) | null>(null);
  const typed = normalPostcode(watch('address.postcode'));

  async function typedPostcode(text: string): Promise<void> {
    if (!isPostcode(text, country)) return;
    const [city, state] = getValues(['address.city', 'address.state']);
    const pincode = normalPostcode(text);
    const place = await lookUp(pincode, country);
    // If the postcode was changed in the meantime, the answer is ignored.
    if (!place || normalPostcode(getValues('address.postcode')) !== pincode) return;
    setAnswer({ ...place, pincode });
    fill('address.city', city, place.city);
    fill('address.state', state, place.state);
  }

  /** Sets a value that was found, unless the field was changed after the call began. */
  function fill(field: 'address.city' | 'address.state', before: string, found: string | null): void {
    if (!found || getValues(field) !== before) return;
    setValue(field, found, { shouldDirty: true });
    clearErrors(field);
  }

  if (answer?.pincode !== typed) return { typedPostcode, found: {} };
  if (!answer.serviceable) return { typedPostcode, found: { warning: t('session.postcode-unserved') } };
  const place = [answer.city, answer.state].filter(Boolean).join(commaOf(language));
  return { typedPostcode, found: place ? { good: t('session.postcode-place', { place }) } : {} };
}
