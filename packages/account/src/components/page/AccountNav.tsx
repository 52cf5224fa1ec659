import { className } from '@lunette/ui-kit';
import { Link, useLocation } from 'react-router';
import { useText } from '../../text.ts';
import { ACCOUNT_PAGES } from '../../rules/accountPages.ts';
import { LoyaltyCard } from './LoyaltyCard.tsx';
import { SignOut } from '../gate/SignOut.tsx';

/** Props of `AccountNav`. */
export interface AccountNavProps {
  /** Whether the personalisation service stores faces; it has a sign-in of its own (SHELL-08). */
  isPersonalised: boolean;
}

/** The navigation of the account, beside each of its pages on a desktop screen. */
export function AccountNav({ isPersonalised }: AccountNavProps) {
  const t = useText();
  const here = useLocation().pathname.replace(/\/?$/, '/');
  const pages = ACCOUNT_PAGES.filter(({ id }) => id !== 'face' || !isPersonalised);
  return (
    <nav aria-label={t('account.nav')} className="grid content-start gap-6">
      <ul>
        {pages.map(({ id, path }) => (
          <li key={id}>
            <Link
              to={path}
              aria-current={path === here ? 'page' : undefined}
              className={className(
                'flex min-h-11 items-center border-s-2 px-4 text-[15px]',
                path === here ? 'border-accent font-semibold' : 'border-line text-ink-soft hover:text-ink',
              )}
            >
              {t(`account.place-${id}`)}
            </Link>
          </li>
        ))}
      </ul>
      <LoyaltyCard />
      <SignOut />
    </nav>
  );
}
