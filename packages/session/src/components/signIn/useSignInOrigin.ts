import { useAppSelector } from '@lunette/api-client';
import { useLocation } from 'react-router';
import { selectSignIn } from '../../slice.ts';

/** `checkout` if the shopper signs in there, or returns to it afterwards: the cart then stays as it was seen (O-23). */
export function useSignInOrigin(): 'checkout' | undefined {
  const { pathname } = useLocation();
  const { popup } = useAppSelector(selectSignIn);
  return (popup?.returnTo ?? pathname).startsWith('/checkout') ? 'checkout' : undefined;
}
