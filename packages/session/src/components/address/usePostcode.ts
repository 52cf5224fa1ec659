import { isPostcode, normalPostcode } from '@lunette/country-config';
import { useLocale } from '@lunette/ui-kit';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useText } from '../../text.ts';
import type { AddressDraft } from './addressDraft.ts';

/** What is known of a postcode: whether goods are delivered there, and which place it is. */
export interface PostcodePlace {
  serviceable: boolean;
  city: string | null;
  state: string | null;
}

/** Asks for a postcode's place; null where nothing is known. */
export type PostcodeLookUp = (pincode: string) => Promise<PostcodePlace | null>;

/** Looks up a postcode: fills in city and state, and says whether the place is served. A failure says nothing. */
export function usePostcode(lookUp: PostcodeLookUp) {
  const t = useText();
  const { country } = useLocale();
  const { setValue, clearErrors, watch, getValues } = useFormContext<{ address: AddressDraft }>();
  const [answer, setAnswer] = useState<(PostcodePlace & { pincode: string }) | null>(null);
  const typed = normalPostcode(watch('address.postcode'));

  async function typedPostcode(text: string): Promise<void> {
    if (!isPostcode(text, country)) return;
    const pincode = normalPostcode(text);
    const place = await lookUp(pincode);
    // Whoever typed on in the meantime is not answered about what stood there before.
    if (!place || normalPostcode(getValues('address.postcode')) !== pincode) return;
    setAnswer({ ...place, pincode });
    if (place.city) setValue('address.city', place.city, { shouldDirty: true });
    if (place.state) setValue('address.state', place.state, { shouldDirty: true });
    if (place.city) clearErrors(['address.city', 'address.state']);
  }

  if (answer?.pincode !== typed) return { typedPostcode, found: {} };
  if (!answer.serviceable) return { typedPostcode, found: { warning: t('session.postcode-unserved') } };
  const place = [answer.city, answer.state].filter(Boolean).join(', ');
  return { typedPostcode, found: place ? { good: t('session.postcode-place', { place }) } : {} };
}
