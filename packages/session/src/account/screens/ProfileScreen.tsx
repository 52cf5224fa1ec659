import { useText } from '../../text.ts';
import { useCustomer } from '../../useCustomer.ts';
import { AccountPage } from '../components/AccountPage.tsx';
import { ContactPart } from '../components/ContactPart.tsx';
import { DetailsPart } from '../components/DetailsPart.tsx';
import { LinkedPart } from '../components/LinkedPart.tsx';
import { PasskeysPart } from '../components/PasskeysPart.tsx';
import { PasswordPart } from '../components/PasswordPart.tsx';

export interface ProfileScreenProps {
  /** How other houses are called, by the name under which an account is linked. */
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
