import { useLocation } from 'react-router';

/** `checkout` if the shopper signs in there: the cart is then not changed. */
export function useSignInPlace(): 'checkout' | undefined {
  return useLocation().pathname.startsWith('/checkout') ? 'checkout' : undefined;
}
