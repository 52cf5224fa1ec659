import { useAppSelector } from '@lunette/api-client';
import { useGetCustomerQuery } from './api/customer.ts';
import { profileStateOf, type ProfileState } from './profileState.ts';
import { selectSignIn } from './slice.ts';

/** The profile state, for every part of a page that shows the customer's name or depends on the customer. */
export function useCustomer(): ProfileState {
  const { isLogined } = useAppSelector(selectSignIn);
  const query = useGetCustomerQuery(undefined, { skip: !isLogined, refetchOnReconnect: true });
  return profileStateOf(isLogined, query);
}
