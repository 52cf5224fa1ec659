import { returnPath } from './returnPath.ts';

/** How the customer signed in, as far as the landing page depends on it. */
export type SignInMethod = 'code' | 'other';

interface SignInPosition {
  /** The path with which the popup was opened, to return to. */
  returnTo: string | null;
  /** The page that the shopper is on. */
  at: string;
  method: SignInMethod;
}

/** The list of orders, where a sign-in by code lands (ROUTE-11). */
export const ORDER_HISTORY = '/sales/order/history';
/** The path of the account's first page. */
export const ACCOUNT = '/customer/account';

/**
 * The path that a sign-in navigates to; null where the shopper stays on the page. A page of the account leads to the
 * list of orders or to the account's first page.
 */
export function landingPath({ returnTo, at, method }: SignInPosition): string | null {
  if (returnTo !== null) return returnPath(returnTo);
  if (!at.startsWith('/customer/')) return null;
  return method === 'code' ? ORDER_HISTORY : ACCOUNT;
}
