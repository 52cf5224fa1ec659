import { paths } from '@lunette/api-client';
import { Button, Message, Num } from '@lunette/ui-kit';
import { ChevronRight, LogOut } from 'lucide-react';
import { Link } from 'react-router';
import { useLogoutMutation } from '../../api/session.ts';
import { StaffOnly } from '../../components/staff/StaffOnly.tsx';
import type { StaffUser } from '../../contract/index.ts';
import { useStaffText } from '../../staffText.ts';
import { useReason } from '../../useReason.ts';

/** The routing map of staff (STAFF-04): the pages for the role of who is signed in. A shopper is led to the login page. */
export function StaffScreen() {
  return <StaffOnly>{(staff) => <WorkOf staff={staff} />}</StaffOnly>;
}

function WorkOf({ staff: { name, role, salesmanId } }: { staff: StaffUser }) {
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
        {role !== 'doctor' && (
          <p className="text-14 text-ink-soft">
            {t.rich('staff.own-number', { number: <Num>{salesmanId}</Num> })}
          </p>
        )}
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
  { id: 'sales', to: paths.staffSales() },
] as const;
