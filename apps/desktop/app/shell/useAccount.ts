import { useAppDispatch } from '@lunette/api-client';
import { signInOpened, useCustomer, useLogoutMutation, type Configuration } from '@lunette/session';
import type { Account } from '@lunette/shell';

/** Who is here, for the header: a guest until the profile has come. */
export function useAccount({ cygnus }: Configuration): Account {
  const dispatch = useAppDispatch();
  const { isLogin, customer } = useCustomer();
  const [logout] = useLogoutMutation();
  return {
    isLoggedIn: isLogin,
    firstName: customer?.firstName ?? null,
    isPersonalised: cygnus?.enabled ?? false,
    openLogin: (tab) => dispatch(signInOpened({ tab })),
    logout: () => void logout({ body: {} }),
  };
}
