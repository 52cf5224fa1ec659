import { formatMoment, type CountryCode } from '@lunette/country-config';
import { powerSection } from '@lunette/prescription/rules';
import { Tag, useLocale } from '@lunette/ui-kit';
import { Check, Clock, Truck } from 'lucide-react';
import type { OrderItem } from '../../contract/orderItem.ts';
import { isItemStatus, statusGroup } from '../../rules/statusGroup.ts';
import { useText } from '../../text.ts';
import { itemState } from './itemState.ts';

interface ItemTagProps {
  item: OrderItem;
  /** The country of the order. */
  zoneOf: CountryCode;
}

/** A tag with the state of an item above its name; nothing while the store is still working on it. */
export function ItemTag({ item, zoneOf }: ItemTagProps) {
  const t = useText();
  const { language, country } = useLocale();
  const last = item.statusHistory.at(-1);
  const { state, date } = itemState(item);
  if (!last) return null;
  if (state === 'waits')
    return (
      <Tag tone="warn" icon={<Clock aria-hidden size={14} />}>
        {t('orders.tag-waits')}
      </Tag>
    );
  if (state === 'reading') return <Tag icon={<Clock aria-hidden size={14} />}>{t('orders.tag-reading')}</Tag>;
  if (state === 'arrived' && date)
    return (
      <Tag tone="good" icon={<Check aria-hidden size={14} />}>
        {t('orders.tag-delivered', {
          moment: formatMoment(date, language, country, { withHour: true, zoneOf }),
        })}
      </Tag>
    );
  if (state === 'returned') return <Tag>{t('orders.tag-returned')}</Tag>;
  const group = isItemStatus(last.status) ? statusGroup(last.status) : last.group;
  if (group === 'on_its_way')
    return (
      <Tag tone="fit" icon={<Truck aria-hidden size={14} />}>
        {t('orders.group.on_its_way')}
      </Tag>
    );
  if (group === 'waiting')
    return (
      hasPowerToCheck(item) && <Tag icon={<Clock aria-hidden size={14} />}>{t('orders.tag-checked')}</Tag>
    );
  if (group === 'ended' && isItemStatus(last.status))
    return <Tag>{t(`orders.status.${last.status}`, { lenses: 'no' })}</Tag>;
  return group && <Tag>{t(`orders.group.${group}`)}</Tag>;
}

/** Whether an item has lenses with a power, which the store checks first. */
function hasPowerToCheck({ package: lens, prescription }: OrderItem): boolean {
  return lens !== null && powerSection(prescription) !== 'CONTACT_FOR_POWER';
}
