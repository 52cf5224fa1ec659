import { useText } from '../text.ts';
import { useCustomer } from '@lunette/session';
import { AccountPage } from '../components/page/AccountPage.tsx';
import { ContactSection } from '../components/profile/ContactSection.tsx';
import { DetailsSection } from '../components/profile/DetailsSection.tsx';
import { LinkedSection } from '../components/profile/LinkedSection.tsx';
import { PasskeysSection } from '../components/profile/PasskeysSection.tsx';
import { PasswordSection } from '../components/profile/PasswordSection.tsx';

/** Props of `ProfileScreen`. */
export interface ProfileScreenProps {
  /** Names of the identity providers, each with the name under which an account is linked. */
  socialNames?: readonly { account: string; name: string }[];
}

/** The customer's details, contact data and sign-in methods. */
export function ProfileScreen({ socialNames = [] }: ProfileScreenProps) {
  const t = useText();
  const { customer } = useCustomer();
  if (!customer) return null;
  return (
    <AccountPage title={t('account.place-edit')}>
      <DetailsSection customer={customer} />
      <ContactSection customer={customer} />
      <PasswordSection customer={customer} />
      <PasskeysSection />
      <LinkedSection socialNames={socialNames} />
    </AccountPage>
  );
}
