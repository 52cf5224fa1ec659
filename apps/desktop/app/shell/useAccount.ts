import type { Account } from '@lunette/shell';
import { useNavigate } from 'react-router';

/** Who is here, for header and menus: so far a guest, for whom signing in is a page of its own. */
export function useAccount(): Account {
  const navigate = useNavigate();
  return {
    isLoggedIn: false,
    firstName: null,
    isPersonalised: false,
    openLogin: (tab) => void navigate(`/customer/account?type=${tab === 'sign-in' ? 'login' : 'register'}`),
    logout: () => undefined,
  };
}
