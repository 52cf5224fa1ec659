import { redirect } from 'react-router';

/** On a desk the orders stand in the account itself (ROUTE-11). */
const toAccount = () => redirect('/customer/account');

export const loader = toAccount;
export const clientLoader = toAccount;

export default function OrderHistory() {
  return null;
}
