import { Button, EmptyState } from '@lunette/ui-kit';
import { Link } from 'react-router';
import { useText } from '../../text.ts';
import { useCustomer } from '../../useCustomer.ts';
import { AccountPage } from '../components/AccountPage.tsx';
import { AccountPart } from '../components/AccountPart.tsx';

/** What is known of the customer's face: measures if there are any, else that none were taken. */
export function FaceProfileScreen() {
  const t = useText();
  const face = useCustomer().customer?.faceAnalysis;
  return (
    <AccountPage title={t('account.place-face')} text={t('account.face-text')}>
      {face ? (
        <AccountPart title={t('account.face-measures')}>
          <dl className="grid gap-2 tablet:grid-cols-2">
            <div>
              <dt className="text-14 text-ink-soft">{t('account.face-size')}</dt>
              <dd>{face.frameSize}</dd>
            </div>
            <div>
              <dt className="text-14 text-ink-soft">{t('account.face-shape')}</dt>
              <dd>{face.faceShape}</dd>
            </div>
          </dl>
        </AccountPart>
      ) : (
        <EmptyState
          title={t('account.face-none')}
          text={t('account.face-none-text')}
          action={
            <Button as={Link} to="/eyeglasses">
              {t('account.to-eyeglasses')}
            </Button>
          }
        />
      )}
    </AccountPage>
  );
}
