import { redirect } from 'react-router';

/** Where the account opens with the orders, their own address leads there (ROUTE-11). */
const toAccount = () => redirect('/customer/account');

export const loader = toAccount;
export const clientLoader = toAccount;

export default function ToAccount() {
  return null;
}
