import { reasonOf } from '@lunette/api-client';
import { useCustomer, useLogoutMutation } from '@lunette/session';
import { Popover, useToast } from '@lunette/ui-kit';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useText } from '../../text.ts';

const PLACES = [
  ['storefront.account-orders', '/customer/account/'],
  ['storefront.account-prescriptions', '/customer/prescriptions/'],
  ['storefront.account-credit', '/customer/account/storecredit/'],
  ['storefront.account-face', '/customer/ditto-profile/'],
  ['storefront.account-edit', '/customer/account/edit/'],
] as const;
const ITEM = 'flex min-h-11 w-full items-center rounded-control px-3 text-start hover:bg-sunk';

/** The props of the menu of a customer. */
export interface CustomerMenuProps {
  isPersonalised: boolean;
  /** Shown until the profile is loaded, or if it is refused. */
  guest: ReactNode;
  /** Shown while the profile cannot be loaded for another reason. */
  failed: ReactNode;
}

/** A menu with the customer's first name, links to the account pages, and sign-out (SHELL-08). */
export function CustomerMenu({ isPersonalised, guest, failed }: CustomerMenuProps) {
  const t = useText();
  const { customer, isLoading: isReading, errorStatus } = useCustomer();
  const toast = useToast();
  const [logout, { isLoading }] = useLogoutMutation();
  if (!customer) return isReading || errorStatus === 401 || errorStatus === 403 ? guest : failed;
  const places = PLACES.filter(([id]) => id !== 'storefront.account-face' || !isPersonalised);
  const signOut = async () => {
    if (isLoading) return;
    const { error } = await logout({ body: {} });
    if (error) toast({ text: reasonOf(error, t('storefront.offline-title')), kind: 'error' });
  };
  const close = (place: HTMLElement) => place.closest<HTMLElement>('[popover]')?.hidePopover();
  return (
    <Popover
      label={t('storefront.account')}
      className="min-w-56 p-2"
      trigger={(props) => (
        <button {...props} type="button" className="flex min-h-11 items-center gap-1 text-14 font-medium">
          <span className="max-w-28 truncate">{customer.firstName || t('storefront.account')}</span>
          <ChevronDown aria-hidden size={16} />
        </button>
      )}
    >
      <ul>
        {places.map(([id, url]) => (
          <li key={url}>
            <Link to={url} className={ITEM} onClick={({ currentTarget }) => close(currentTarget)}>
              {t(id)}
            </Link>
          </li>
        ))}
        <li className="mt-1 border-t border-line pt-1">
          <button type="button" className={ITEM} aria-busy={isLoading} onClick={() => void signOut()}>
            {t('storefront.sign-out')}
          </button>
        </li>
      </ul>
    </Popover>
  );
}
