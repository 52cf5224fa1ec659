import { useLocation } from 'react-router';

/** Whether somebody signs in at the checkout, where the cart at hand stays as it is. */
export function usePlace(): 'checkout' | undefined {
  return useLocation().pathname.startsWith('/checkout') ? 'checkout' : undefined;
}
