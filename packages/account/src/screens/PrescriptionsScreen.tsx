import { paths } from '@lunette/api-client';
import { commaOf } from '@lunette/country-config';
import {
  PrescriptionTable,
  SeePictures,
  usePowerOwner,
  useGetSavedPrescriptionsQuery,
} from '@lunette/prescription';
import type { SavedPrescription } from '@lunette/prescription/contract';
import { QueryState } from '@lunette/session';
import { Button, EmptyState, LinkText, Num, Tag, useLocale } from '@lunette/ui-kit';
import { Link } from 'react-router';
import { useText } from '../text.ts';
import { AccountPage } from '../components/page/AccountPage.tsx';
import { AccountSection } from '../components/page/AccountSection.tsx';
import { useDateTime } from '../components/page/useDateTime.ts';

/** The powers with which the customer ordered or chose goods, from newest to oldest. They are read-only. */
export function PrescriptionsScreen() {
  const t = useText();
  const query = useGetSavedPrescriptionsQuery({ query: {} });
  const prescriptions = query.currentData?.prescriptions;
  return (
    <AccountPage title={t('account.place-prescriptions')} text={t('account.prescriptions-text')}>
      {!prescriptions && <QueryState query={query} className="h-48" />}
      {prescriptions?.length === 0 && (
        <EmptyState
          title={t('account.prescriptions-none')}
          text={t('account.prescriptions-none-text')}
          action={
            <Button as={Link} to="/eyeglasses">
              {t('account.to-eyeglasses')}
            </Button>
          }
        />
      )}
      {prescriptions?.map((one) => (
        <PrescriptionSection key={`${one.source}-${one.id}`} prescription={one} />
      ))}
    </AccountPage>
  );
}

function PrescriptionSection({ prescription }: { prescription: SavedPrescription }) {
  const t = useText();
  const { language } = useLocale();
  const dateTime = useDateTime();
  const { source, orderId, productId, productName, createdAt } = prescription;
  const owner = usePowerOwner(prescription);
  return (
    <AccountSection
      title={<bdi className="inline-block first-letter:uppercase">{owner}</bdi>}
      end={<Tag>{t(source === 'order' ? 'account.power-ordered' : 'account.power-in-bag')}</Tag>}
      text={dateTime(createdAt, false)}
    >
      <PrescriptionTable prescription={prescription} showOwner={false} />
      <div className="mt-4 flex flex-wrap gap-x-6 gap-y-1 text-14">
        <SeePictures
          prescription={prescription}
          name={`${owner}${commaOf(language)}${dateTime(createdAt, false)}`}
        />
        <LinkText as={Link} to={`/product/${productId}`}>
          {productName || t('account.see-product')}
        </LinkText>
        {orderId && (
          <LinkText as={Link} to={paths.orderSummary(orderId)}>
            {t.rich('account.credit-order', { order: <Num>{orderId}</Num> })}
          </LinkText>
        )}
      </div>
    </AccountSection>
  );
}
