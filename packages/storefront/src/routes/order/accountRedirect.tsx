import { redirect } from 'react-router';

/** The address of the orders, where the first page of the account lists them (ROUTE-11). */
const accountRedirect = () => redirect('/customer/account');

export const loader = accountRedirect;
export const clientLoader = accountRedirect;

export default function AccountRedirect() {
  return null;
}
