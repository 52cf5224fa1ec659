import { paths, reasonOf } from '@lunette/api-client';
import { useGetPreSalesInfoQuery } from '@lunette/session';
import { Button, EmptyState, ErrorState, Message } from '@lunette/ui-kit';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { CheckoutSkeleton } from '../components/CheckoutSkeleton.tsx';
import { useText } from '../text.ts';

/**
 * The checkout in which sales staff order for a customer (STAFF-02). It asks who is signed in; a shopper or an optician is
 * led to the login page of staff. `children` is the checkout.
 */
export function StaffCheckoutScreen({ children }: { children: ReactNode }) {
  const t = useText();
  const { data, error, isFetching, refetch } = useGetPreSalesInfoQuery();
  if (!data && error)
    return (
      <ErrorState
        title={t('checkout.staff-error')}
        text={reasonOf(error, t('checkout.offline'))}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  if (!data) return <CheckoutSkeleton />;
  if (!data.leadSource)
    return (
      <EmptyState
        className="mx-auto max-w-text"
        title={t('checkout.staff-only')}
        text={t('checkout.staff-only-text')}
        action={
          <Button as={Link} to={paths.staffSignIn()}>
            {t('checkout.staff-sign-in')}
          </Button>
        }
      />
    );
  return (
    <>
      <Message tone="accent" className="mb-6">
        {t.rich('checkout.staff-as', { name: <bdi className="font-semibold">{data.staff?.name}</bdi> })}
      </Message>
      {children}
    </>
  );
}
