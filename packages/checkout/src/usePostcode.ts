import { useLocale } from '@lunette/ui-kit';
import type { UseFormReturn } from 'react-hook-form';
import type { AddressDraft } from './addressDraft.ts';
import { useLazyLookUpPostcodeQuery } from './api.ts';
import { useText } from './text.ts';

/** Looks up a postcode: fills in city and state, and says whether the place is served. A failure says nothing. */
export function usePostcode({ setValue, clearErrors, watch }: UseFormReturn<AddressDraft>) {
  const t = useText();
  const { country } = useLocale();
  const [ask, { data, originalArgs }] = useLazyLookUpPostcodeQuery();
  const typed = watch('address.postcode').replace(/\s/g, '');

  async function lookUp(text: string) {
    const pincode = text.replace(/\s/g, '');
    const { data: place } = await ask({ params: { pincode }, query: { country } }, true);
    if (place?.city) setValue('address.city', place.city, { shouldDirty: true });
    if (place?.state) setValue('address.state', place.state, { shouldDirty: true });
    if (place?.city) clearErrors(['address.city', 'address.state']);
  }

  const isCurrent = data !== undefined && originalArgs?.params.pincode === typed;
  if (!isCurrent) return { lookUp, found: {} };
  if (!data.serviceable) return { lookUp, found: { warning: t('checkout.postcode-unserved') } };
  const place = [data.city, data.state].filter(Boolean).join(', ');
  return { lookUp, found: place ? { good: t('checkout.postcode-place', { place }) } : {} };
}
