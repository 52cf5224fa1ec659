import { redirect } from 'react-router';

/** Redirects the address of the orders to the first page of the account, which lists them (ROUTE-11). */
const accountRedirect = () => redirect('/customer/account');

export const loader = accountRedirect;
export const clientLoader = accountRedirect;

/** Renders nothing, because the loaders redirect. */
export default function AccountRedirect() {
  return null;
}
