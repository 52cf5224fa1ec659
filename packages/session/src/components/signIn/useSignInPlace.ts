import { useLocation } from 'react-router';

/** `checkout` where somebody signs in there: the cart then stays as it is. */
export function useSignInPlace(): 'checkout' | undefined {
  return useLocation().pathname.startsWith('/checkout') ? 'checkout' : undefined;
}
