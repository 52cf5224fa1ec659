import { useGetCustomerQuery } from '@lunette/session';
import { useBagText } from '../../bagText.ts';

/** Shown under the title of merged bags: who is signed in, and that no item was lost. */
export function MergeNote() {
  const t = useBagText();
  const name = useGetCustomerQuery().data?.firstName;
  return name ? t('cart.merge-signed-in', { name }) : t('cart.merge-lost');
}
