import { className } from '@lunette/ui-kit';
import { NavLink } from 'react-router';
import { useText } from '../../text.ts';
import { ACCOUNT_PLACES } from '../rules/places.ts';
import { LoyaltyCard } from './LoyaltyCard.tsx';
import { SignOut } from './SignOut.tsx';

export interface AccountNavProps {
  /** Whether faces are kept by the personalisation service, which has its own way in (SHELL-08). */
  isPersonalised: boolean;
}

/** The pages of the account beside the page itself, as a desk shows them. */
export function AccountNav({ isPersonalised }: AccountNavProps) {
  const t = useText();
  const places = ACCOUNT_PLACES.filter(({ id }) => id !== 'face' || !isPersonalised);
  return (
    <nav aria-label={t('account.nav')} className="grid gap-6">
      <ul className="border-s border-line">
        {places.map(({ id, path }) => (
          <li key={id}>
            <NavLink
              to={path}
              end
              className={({ isActive }) =>
                className(
                  '-ms-px flex min-h-11 items-center border-s-2 ps-4 text-[15px]',
                  isActive
                    ? 'border-accent font-semibold'
                    : 'border-transparent text-ink-soft hover:text-ink',
                )
              }
            >
              {t(`account.place-${id}`)}
            </NavLink>
          </li>
        ))}
      </ul>
      <LoyaltyCard />
      <SignOut />
    </nav>
  );
}
