import { paths, reasonOf, statusOf, useAppDispatch, useAppSelector } from '@lunette/api-client';
import { ErrorState, Message } from '@lunette/ui-kit';
import { Fragment, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useGetCustomerQuery, hasLoginFlag, loginFlagRead, selectSignIn } from '@lunette/session';
import { useText } from '../../text.ts';
import { signsInHere } from '../../rules/signInHere.ts';
import { AccountSkeleton } from './AccountSkeleton.tsx';

/** Props of `AccountGate`. */
export interface AccountGateProps {
  /** Shown to a visitor who is not signed in. */
  guest: ReactNode;
  children: ReactNode;
}

/**
 * Renders its content for a signed-in customer. The document is the same for all visitors, so it contains no personal
 * data. If the session has expired, the sign-in is shown at the same address. A sign-out, here or in another tab, leads
 * to the home page.
 */
export function AccountGate({ guest, children }: AccountGateProps) {
  const t = useText();
  const isKnown = useIsKnown();
  const { isLogined, hasEnded } = useAppSelector(selectSignIn);
  const { state } = useLocation() as { state: unknown };
  const [wasHere, setWasHere] = useState(false);
  const {
    currentData: customer,
    error,
    isFetching,
    refetch,
  } = useGetCustomerQuery(undefined, {
    skip: !isLogined,
  });
  if (!isKnown) return <AccountSkeleton />;
  if (customer && !wasHere) setWasHere(true);
  if (!isLogined && wasHere && !hasEnded && !signsInHere(state))
    return <Navigate to={paths.home()} replace />;
  if (!isLogined)
    return (
      <>
        {hasEnded && (
          <Message tone="warn" className="mb-6">
            {t('account.ended')}
          </Message>
        )}
        {guest}
      </>
    );
  // The key discards one customer's forms when another one has signed in in another tab.
  if (customer) return <Fragment key={customer.id}>{children}</Fragment>;
  if (!error) return <AccountSkeleton />;
  const status = statusOf(error);
  if (status === 401 || status === 403) return guest;
  return (
    <ErrorState
      title={t('account.error')}
      text={t('account.error-text', { reason: reasonOf(error, t('account.offline')) })}
      onRetry={() => void refetch()}
      retrying={isFetching}
    />
  );
}

/** Whether the login is known: the cookie is read after hydration. */
function useIsKnown(): boolean {
  const dispatch = useAppDispatch();
  const { isRead } = useAppSelector(selectSignIn);
  const isHydrated = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
  useEffect(() => {
    dispatch(loginFlagRead(hasLoginFlag()));
  }, [dispatch]);
  return isHydrated && isRead;
}
