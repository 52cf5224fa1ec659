import { paths } from '@lunette/api-client';
import { powerSection } from '@lunette/prescription/rules';
import { Button } from '@lunette/ui-kit';
import { Link } from 'react-router';
import type { OrderItem } from '../../contract/orderItem.ts';
import { useText } from '../../text.ts';
import { waitsForStudio } from './waitsForStudio.ts';
import { shortName } from './shortName.ts';
import { UnreadablePicture } from '../power/UnreadablePicture.tsx';

interface OrderPowerProps {
  orderId: string;
  item: OrderItem;
}

/**
 * Links to change the power and the lenses of an ordered item until the lab has begun (LPU-01). If the power is missing, its
 * link is the primary button; while an optician reads a picture, the shopper can still type it or send another picture.
 */
export function OrderPower({ orderId, item }: OrderPowerProps) {
  const t = useText();
  const { id, powerType, prescription, powerOpen, powerUnread, lensesOpen } = item;
  const name = shortName(item);
  const hasPower = powerOpen && powerType !== null;
  if (!hasPower && !lensesOpen) return null;
  const isMissing = hasPower && powerSection(prescription) === 'CONTACT_FOR_POWER';
  // If an eye test in a studio will find the power, entering it is the secondary action.
  const isAsked = isMissing && !waitsForStudio(item);
  const note = isAsked ? 'power-first' : isMissing ? 'studio-or-power' : powerUnread ? 'power-reading' : null;
  const action = isMissing ? 'power-enter' : powerUnread ? 'power-instead' : 'power-change';
  const size = isAsked ? undefined : 's';
  return (
    <div className="grid gap-3">
      <UnreadablePicture item={item} />
      {note && <p className="max-w-text text-14 text-ink-soft">{t(`orders.${note}`)}</p>}
      <div className="flex flex-wrap gap-3">
        {hasPower && (
          <Button
            as={Link}
            to={paths.enterPower(orderId, id)}
            kind={isAsked ? undefined : 'second'}
            size={size}
            aria-label={t(`orders.${action}-of`, { name })}
          >
            {t(`orders.${action}`)}
          </Button>
        )}
        {lensesOpen && (
          <Button
            as={Link}
            to={paths.lensUpgrade(orderId, id)}
            kind="second"
            size={size}
            aria-label={t('orders.lens-change-of', { name })}
          >
            {t('orders.lens-change-link')}
          </Button>
        )}
      </div>
    </div>
  );
}
