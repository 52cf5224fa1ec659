import { paths } from '@lunette/api-client';
import { Button } from '@lunette/ui-kit';
import { Link } from 'react-router';
import { useText } from '../text.ts';
import { AccountPage } from '../components/page/AccountPage.tsx';
import { AccountSection } from '../components/page/AccountSection.tsx';
import { GiftVoucherSection } from '../components/money/GiftVoucherSection.tsx';

const STEPS = ['choose', 'enter', 'rest'] as const;

/** Shows the remaining value of a gift voucher (MONEY-02) and how to use it; neither needs an account. */
export function GiftVouchersScreen() {
  const t = useText();
  return (
    <div className="mx-auto max-w-text">
      <AccountPage title={t('account.vouchers')} text={t('account.vouchers-text')}>
        <GiftVoucherSection />
        <AccountSection title={t('account.vouchers-how')}>
          <ol className="grid list-decimal gap-2 ps-5">
            {STEPS.map((step) => (
              <li key={step}>{t(`account.vouchers-${step}`)}</li>
            ))}
          </ol>
          <p className="mt-4 text-14 text-ink-soft">{t('account.vouchers-where')}</p>
          <Button as={Link} to={paths.cart()} kind="second" className="mt-4">
            {t('account.vouchers-to-bag')}
          </Button>
        </AccountSection>
      </AccountPage>
    </div>
  );
}
