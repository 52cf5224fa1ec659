import { paths } from '@lunette/api-client';
import { LinkText } from '@lunette/ui-kit';
import { useState } from 'react';
import { Link, Navigate } from 'react-router';
import { useGetPreSalesInfoQuery } from '../../api/staff.ts';
import { SignInColumn } from '../../components/signIn/SignInColumn.tsx';
import { StaffCodeForm } from '../../components/staff/StaffCodeForm.tsx';
import {
  StaffPasswordForm,
  type MailedCode,
  type StaffCredentials,
} from '../../components/staff/StaffPasswordForm.tsx';
import { useStaffText } from '../../staffText.ts';

/** The login page of staff (STAFF-01): a password, then a mailed code. Whoever is signed in is led to the page of staff. */
export function StaffSignInScreen() {
  const t = useStaffText();
  const { data } = useGetPreSalesInfoQuery();
  const [credentials, setCredentials] = useState<StaffCredentials | null>(null);
  const [sent, setSent] = useState<MailedCode | null>(null);
  if (data?.staff) return <Navigate to={paths.staff()} replace />;
  return (
    <SignInColumn title={t('staff.sign-in-title')}>
      {credentials && sent ? (
        <StaffCodeForm
          credentials={credentials}
          sent={sent}
          onSent={setSent}
          onChange={() => setSent(null)}
        />
      ) : (
        <>
          <p className="text-ink-soft">{t('staff.sign-in-text')}</p>
          <StaffPasswordForm
            email={credentials?.email ?? ''}
            onSent={(entered, mailed) => {
              setCredentials(entered);
              setSent(mailed);
            }}
          />
        </>
      )}
      <p className="text-14 text-ink-soft">
        {t.rich('staff.shopper', {
          link: (
            <LinkText as={Link} to={paths.home()}>
              {t('staff.shopper-link')}
            </LinkText>
          ),
        })}
      </p>
    </SignInColumn>
  );
}
