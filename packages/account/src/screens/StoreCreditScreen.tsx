import { QueryState } from '@lunette/session';
import { Price, Tag } from '@lunette/ui-kit';
import { useGetStoreCreditsQuery } from '../api/money.ts';
import type { StoreCredit } from '../contract/index.ts';
import { useText } from '../text.ts';
import { AccountPage } from '../components/page/AccountPage.tsx';
import { AccountSection } from '../components/page/AccountSection.tsx';
import { CreditOrders } from '../components/money/CreditOrders.tsx';
import { GiftVoucherSection } from '../components/money/GiftVoucherSection.tsx';
import { useDateTime } from '../components/page/useDateTime.ts';

/** Store credit: the balance, its movements, and the remaining value of a gift voucher (MONEY-01, 02). */
export function StoreCreditScreen() {
  const t = useText();
  const query = useGetStoreCreditsQuery();
  const credit = query.currentData;
  return (
    <AccountPage title={t('account.place-credit')} text={t('account.credit-text')}>
      <AccountSection title={t('account.credit-balance')}>
        {!credit && <QueryState query={query} className="h-32" />}
        {credit && (
          <>
            <p className="display text-36">
              <Price amount={credit.balance} />
            </p>
            {credit.storeCredits.length === 0 && (
              <p className="mt-2 text-14 text-ink-soft">{t('account.credit-none')}</p>
            )}
            <ul className="mt-3 grid">
              {credit.storeCredits.map((one) => (
                <CreditRow key={one.code} credit={one} />
              ))}
            </ul>
          </>
        )}
      </AccountSection>
      <CreditOrders />
      <GiftVoucherSection />
    </AccountPage>
  );
}

function CreditRow({ credit: { code, balance, expiresOn, isExpired } }: { credit: StoreCredit }) {
  const t = useText();
  const dateTime = useDateTime();
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line py-3">
      <span>
        <bdi dir="ltr" className="num font-semibold">
          {code}
        </bdi>
        <span className="block text-14 text-ink-soft">
          {expiresOn === null
            ? t('account.credit-forever')
            : t(isExpired ? 'account.credit-expired' : 'account.credit-until', { date: dateTime(expiresOn) })}
        </span>
      </span>
      {isExpired ? <Tag tone="warn">{t('account.expired')}</Tag> : <Price amount={balance} />}
    </li>
  );
}
