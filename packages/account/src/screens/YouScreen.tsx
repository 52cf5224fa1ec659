import { countryOfPhoneCode, formatPhone } from '@lunette/country-config';
import { Num } from '@lunette/ui-kit';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import type { Customer } from '@lunette/session/contract';
import { useText } from '../text.ts';
import { useCustomer } from '@lunette/session';
import { LoyaltyCard } from '../components/page/LoyaltyCard.tsx';
import { PAGE_ICONS } from '../components/page/pageIcons.ts';
import { SignOut } from '../components/gate/SignOut.tsx';
import { ACCOUNT_PAGES, ORDER_HISTORY } from '../rules/accountPages.ts';

/** Props of `YouScreen`. */
export interface YouScreenProps {
  isPersonalised: boolean;
}

/** The first page of the account on a phone: the customer, the list of its pages, and the button to sign out. */
export function YouScreen({ isPersonalised }: YouScreenProps) {
  const t = useText();
  const { customer } = useCustomer();
  if (!customer) return null;
  const pages = ACCOUNT_PAGES.filter(({ id }) => id !== 'face' || !isPersonalised);
  return (
    <div className="grid gap-5">
      <title>{`${t('account.you')} · Lunette`}</title>
      <CustomerCard customer={customer} />
      <LoyaltyCard />
      <ul className="rounded-control border border-line bg-surface">
        {pages.map(({ id, path }) => {
          const Icon = PAGE_ICONS[id];
          return (
            <li key={id} className="border-b border-line last:border-b-0">
              <Link
                to={id === 'orders' ? ORDER_HISTORY : path}
                className="flex min-h-14 items-center gap-3 px-4 font-medium"
              >
                <Icon aria-hidden size={20} className="flex-none text-ink-soft" />
                <span className="flex-1">{t(`account.place-${id}`)}</span>
                <ChevronRight aria-hidden size={18} className="turns flex-none text-ink-soft" />
              </Link>
            </li>
          );
        })}
      </ul>
      <SignOut />
    </div>
  );
}

function CustomerCard({ customer }: { customer: Customer }) {
  const t = useText();
  const { firstName, lastName, email, telephone, phoneCode, countryCode } = customer;
  const phoneCountry = countryOfPhoneCode(phoneCode) ?? countryCode;
  const name = [firstName, lastName].filter(Boolean).join(' ') || t('account.you');
  return (
    <header className="flex items-center gap-4">
      <span
        aria-hidden
        className="grid size-14 flex-none place-items-center rounded-full bg-accent-soft font-display text-22 text-accent-strong"
      >
        {[...name][0]}
      </span>
      <div className="min-w-0">
        <h1 className="display text-28">
          <bdi>{name}</bdi>
        </h1>
        <p className="truncate text-14 text-ink-soft">
          {email ? <bdi>{email}</bdi> : telephone && <Num>{formatPhone(telephone, phoneCountry)}</Num>}
        </p>
      </div>
    </header>
  );
}
