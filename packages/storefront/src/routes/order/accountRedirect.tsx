import { redirect } from 'react-router';

/** Redirects other addresses of account and orders to the first page of the account (ROUTE-08, ROUTE-11). */
const accountRedirect = () => redirect('/customer/account');

export const loader = accountRedirect;
export const clientLoader = accountRedirect;

/** Renders nothing, because the loaders redirect. */
export default function AccountRedirect() {
  return null;
}
