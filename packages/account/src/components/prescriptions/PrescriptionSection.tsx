import { paths } from '@lunette/api-client';
import { commaOf } from '@lunette/country-config';
import { PrescriptionTable, SeePictures, usePowerOwner } from '@lunette/prescription';
import type { SavedPrescription } from '@lunette/prescription/contract';
import { powerKind, powerSection } from '@lunette/prescription/rules';
import { Button, LinkText, Num, Tag, useLocale } from '@lunette/ui-kit';
import { Link } from 'react-router';
import { onSingleClick } from '../../rules/onSingleClick.ts';
import { useText } from '../../text.ts';
import { AccountSection } from '../page/AccountSection.tsx';
import { useDateTime } from '../page/useDateTime.ts';

interface PrescriptionSectionProps {
  prescription: SavedPrescription;
  isRemoving: boolean;
  onRename: () => void;
  onRemove: () => void;
}

const SOURCE = {
  order: 'account.power-ordered',
  cart: 'account.power-in-bag',
  account: 'account.power-added',
} as const;

/** A saved prescription with its owner and its source, and buttons to use, rename and remove it. */
export function PrescriptionSection(props: PrescriptionSectionProps) {
  const { prescription, isRemoving, onRename, onRemove } = props;
  const t = useText();
  const { language } = useLocale();
  const dateTime = useDateTime();
  const { source, createdAt, powerType } = prescription;
  const owner = usePowerOwner(prescription);
  const name = `${owner}${commaOf(language)}${dateTime(createdAt, false)}`;
  const hasPower = powerSection(prescription) !== 'CONTACT_FOR_POWER';
  return (
    <AccountSection
      title={<bdi className="inline-block first-letter:uppercase">{owner}</bdi>}
      end={<Tag>{t(SOURCE[source])}</Tag>}
      text={dateTime(createdAt, false)}
    >
      <PrescriptionTable prescription={prescription} showOwner={false} />
      <PrescriptionLinks prescription={prescription} name={name} />
      <div className="mt-4 flex flex-wrap gap-2">
        {hasPower && powerKind(powerType) !== 'contact' && (
          <Button as={Link} to="/eyeglasses" kind="second" size="s">
            {t('account.prescription-use')}
          </Button>
        )}
        {hasPower && (
          <Button
            kind="second"
            size="s"
            aria-label={t('account.rename-named', { name })}
            onClick={onSingleClick(onRename)}
          >
            {t('account.rename')}
          </Button>
        )}
        <Button
          kind="quiet"
          size="s"
          aria-label={t('account.remove-named', { name })}
          loading={isRemoving}
          onClick={onSingleClick(onRemove)}
        >
          {t('account.remove')}
        </Button>
      </div>
    </AccountSection>
  );
}

/** Links to the pictures of a prescription, to the goods that have it, and to their order. */
function PrescriptionLinks({ prescription, name }: { prescription: SavedPrescription; name: string }) {
  const t = useText();
  const { orderId, productId, productName } = prescription;
  return (
    <div className="mt-4 flex flex-wrap gap-x-6 gap-y-1 text-14 empty:hidden">
      <SeePictures prescription={prescription} name={name} />
      {productId && (
        <LinkText as={Link} to={`/product/${productId}`}>
          {productName || t('account.see-product')}
        </LinkText>
      )}
      {orderId && (
        <LinkText as={Link} to={paths.orderSummary(orderId)}>
          {t.rich('account.credit-order', { order: <Num>{orderId}</Num> })}
        </LinkText>
      )}
    </div>
  );
}
