import { powerSection } from '@lunette/prescription/rules';
import { Button } from '@lunette/ui-kit';
import { Link } from 'react-router';
import type { OrderItem } from '../../contract/order.ts';
import { useText } from '../../text.ts';
import { shortName } from './shortName.ts';
import { powerPath } from '../power/itemPaths.ts';

interface OrderPowerProps {
  orderId: string;
  item: OrderItem;
}

/** The way to the power of an ordered item, until its lenses are made (LPU-01); the one thing to do where it is missing. */
export function OrderPower({ orderId, item }: OrderPowerProps) {
  const t = useText();
  const { id, powerType, prescription, powerOpen } = item;
  const name = shortName(item);
  if (!powerOpen || !powerType) return null;
  const isMissing = powerSection(prescription) === 'CONTACT_FOR_POWER';
  return (
    <div>
      {isMissing && <p className="mb-3 max-w-text text-14 text-ink-soft">{t('orders.power-first')}</p>}
      <Button
        as={Link}
        to={powerPath(orderId, id)}
        kind={isMissing ? undefined : 'second'}
        aria-label={t(isMissing ? 'orders.power-enter-of' : 'orders.power-change-of', { name })}
      >
        {t(isMissing ? 'orders.power-enter' : 'orders.power-change')}
      </Button>
    </div>
  );
}
