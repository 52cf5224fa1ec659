import { useAppSelector } from '@lunette/api-client';
import { checkoutState } from '../../api/checkoutState.ts';

/** Whether sales staff order for a customer: known on the checkout of staff only, which asks who is signed in (STAFF-02). */
export function useIsSalesman(): boolean {
  return useAppSelector((state) => checkoutState.leadSource(state));
}
