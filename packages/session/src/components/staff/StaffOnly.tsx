import { paths, reasonOf } from '@lunette/api-client';
import { ErrorState, Skeleton } from '@lunette/ui-kit';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { useGetPreSalesInfoQuery } from '../../api/staff.ts';
import type { StaffUser } from '../../contract/index.ts';
import { useStaffText } from '../../staffText.ts';

/** Content for staff: `children` gets who is signed in. A shopper is led to the login page of staff. */
export function StaffOnly({ children }: { children: (staff: StaffUser) => ReactNode }) {
  const t = useStaffText();
  const {
    currentData: data,
    error,
    isFetching,
    refetch,
  } = useGetPreSalesInfoQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  if (!data && error)
    return (
      <ErrorState
        title={t('staff.error')}
        text={reasonOf(error, t('staff.offline'))}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  if (!data) return <Skeleton className="mx-auto h-96 max-w-text" />;
  if (!data.staff) return <Navigate to={paths.staffSignIn()} replace />;
  return children(data.staff);
}
