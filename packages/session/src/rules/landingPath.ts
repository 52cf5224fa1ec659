import { returnPath } from './returnPath.ts';

/** How somebody came in, as far as the landing tells ways apart. */
export type Way = 'code' | 'other';

export interface Arrival {
  /** Where the popup was asked to lead. */
  returnTo: string | null;
  /** The page that the shopper is on. */
  at: string;
  way: Way;
}

/** The list of orders, where a sign-in by code lands (ROUTE-11). */
export const ORDER_HISTORY = '/sales/order/history';
export const ACCOUNT = '/customer/account';

/**
 * Where a sign-in leads; null where the shopper stays. Who was doing something goes on with it; the pages of the
 * account lead to its landing.
 */
export function landingPath({ returnTo, at, way }: Arrival): string | null {
  if (returnTo !== null) return returnPath(returnTo);
  if (!at.startsWith('/customer/')) return null;
  return way === 'code' ? ORDER_HISTORY : ACCOUNT;
}
