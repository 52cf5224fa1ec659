import { redirect } from 'react-router';

/** Where the account opens with the orders, their own address leads there (ROUTE-11). */
const accountRedirect = () => redirect('/customer/account');

export const loader = accountRedirect;
export const clientLoader = accountRedirect;

export default function AccountRedirect() {
  return null;
}
