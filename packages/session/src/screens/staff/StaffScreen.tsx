import { paths, reasonOf } from '@lunette/api-client';
import { Button, ErrorState, Message, Skeleton } from '@lunette/ui-kit';
import { ChevronRight, LogOut } from 'lucide-react';
import { Link, Navigate } from 'react-router';
import { useLogoutMutation } from '../../api/session.ts';
import { useGetPreSalesInfoQuery } from '../../api/staff.ts';
import type { StaffUser } from '../../contract/index.ts';
import { useStaffText } from '../../staffText.ts';
import { useReason } from '../../useReason.ts';

/** The routing map of staff (STAFF-04): the pages for the role of who is signed in. A shopper is led to the login page. */
export function StaffScreen() {
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
  return <WorkOf staff={data.staff} />;
}

function WorkOf({ staff: { name, role } }: { staff: StaffUser }) {
  const t = useStaffText();
  const reason = useReason();
  const [logout, { error, isLoading }] = useLogoutMutation();
  const pages = role === 'doctor' ? OF_OPTICIANS : OF_SALES;
  return (
    <div className="mx-auto grid max-w-text gap-6">
      <title>{`${t('staff.title')} · Lunette`}</title>
      <div>
        <h1 className="display text-36">{t('staff.title')}</h1>
        <p className="mt-2 text-ink-soft">
          {t.rich('staff.signed-in-as', { name: <bdi>{name}</bdi>, role })}
        </p>
      </div>
      <ul className="grid gap-3">
        {pages.map(({ id, to }) => (
          <li
            key={id}
            className="relative flex items-center justify-between gap-4 rounded-control border border-line p-5"
          >
            <div className="min-w-0">
              <Link to={to} className="font-semibold after:absolute after:inset-0 after:rounded-control">
                {t(`staff.${id}`)}
              </Link>
              <p className="text-14 text-ink-soft">{t(`staff.${id}-text`)}</p>
            </div>
            <ChevronRight aria-hidden className="turns shrink-0" />
          </li>
        ))}
      </ul>
      <p className="text-14 text-ink-soft">{t('staff.ends')}</p>
      {error && <Message tone="bad">{reason(error)}</Message>}
      <Button
        kind="quiet"
        loading={isLoading}
        icon={<LogOut aria-hidden className="turns" />}
        className="justify-self-start"
        onClick={() => void logout({ body: {} })}
      >
        {t('staff.sign-out')}
      </Button>
    </div>
  );
}

const OF_OPTICIANS = [{ id: 'prescriptions', to: paths.staffPrescriptions() }] as const;
const OF_SALES = [
  { id: 'fill', to: paths.home() },
  { id: 'bag', to: paths.cart() },
  { id: 'order', to: paths.staffCheckout() },
] as const;
