import { useAppSelector } from '@lunette/api-client';
import { useGetCustomerQuery } from './api/customer.ts';
import { loginOf, type Login } from './login.ts';
import { selectSignIn } from './slice.ts';

/** Who is signed in, for every part of a page that says their name or hides something from them. */
export function useCustomer(): Login {
  const { isLogined } = useAppSelector(selectSignIn);
  const query = useGetCustomerQuery(undefined, { skip: !isLogined });
  return loginOf(isLogined, query);
}
