import { useText } from '../text.ts';
import { useCustomer } from '@lunette/session';
import { AccountPage } from '../components/page/AccountPage.tsx';
import { ContactPart } from '../components/profile/ContactPart.tsx';
import { DetailsPart } from '../components/profile/DetailsPart.tsx';
import { LinkedPart } from '../components/profile/LinkedPart.tsx';
import { PasskeysPart } from '../components/profile/PasskeysPart.tsx';
import { PasswordPart } from '../components/profile/PasswordPart.tsx';

export interface ProfileScreenProps {
  /** Names of the identity providers, by the name under which an account is linked. */
  socialNames?: readonly { account: string; name: string }[];
}

/** Who the customer is, how they are reached, and the ways in which they sign in. */
export function ProfileScreen({ socialNames = [] }: ProfileScreenProps) {
  const t = useText();
  const { customer } = useCustomer();
  if (!customer) return null;
  return (
    <AccountPage title={t('account.place-edit')}>
      <DetailsPart customer={customer} />
      <ContactPart customer={customer} />
      <PasswordPart customer={customer} />
      <PasskeysPart />
      <LinkedPart socialNames={socialNames} />
    </AccountPage>
  );
}
