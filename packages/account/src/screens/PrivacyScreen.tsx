import { useText } from '../text.ts';
import { AccountPage } from '../components/page/AccountPage.tsx';
import { ConsentHistory } from '../components/privacy/ConsentHistory.tsx';
import { DeletePart } from '../components/privacy/DeletePart.tsx';
import { DownloadPart } from '../components/privacy/DownloadPart.tsx';
import { MarketingPart } from '../components/privacy/MarketingPart.tsx';

/** What the customer agreed to, what is kept of them, and the end of the account. */
export function PrivacyScreen() {
  const t = useText();
  return (
    <AccountPage title={t('account.place-privacy')}>
      <MarketingPart />
      <ConsentHistory />
      <DownloadPart />
      <DeletePart />
    </AccountPage>
  );
}
