import { useText } from '../../text.ts';
import { AccountPage } from '../components/AccountPage.tsx';
import { ConsentHistory } from '../components/ConsentHistory.tsx';
import { DeletePart } from '../components/DeletePart.tsx';
import { DownloadPart } from '../components/DownloadPart.tsx';
import { NewsPart } from '../components/NewsPart.tsx';

/** What the customer agreed to, what is kept of them, and the end of the account. */
export function PrivacyScreen() {
  const t = useText();
  return (
    <AccountPage title={t('account.place-privacy')}>
      <NewsPart />
      <ConsentHistory />
      <DownloadPart />
      <DeletePart />
    </AccountPage>
  );
}
