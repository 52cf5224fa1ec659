import { useText } from '../text.ts';
import { AccountPage } from '../components/page/AccountPage.tsx';
import { ConsentHistory } from '../components/privacy/ConsentHistory.tsx';
import { DeleteSection } from '../components/privacy/DeleteSection.tsx';
import { DownloadSection } from '../components/privacy/DownloadSection.tsx';
import { MarketingSection } from '../components/privacy/MarketingSection.tsx';

/** The consents of the customer, a download of their data, and the deletion of the account. */
export function PrivacyScreen() {
  const t = useText();
  return (
    <AccountPage title={t('account.place-privacy')}>
      <MarketingSection />
      <ConsentHistory />
      <DownloadSection />
      <DeleteSection />
    </AccountPage>
  );
}
