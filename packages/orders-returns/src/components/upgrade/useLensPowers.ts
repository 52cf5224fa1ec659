import { tabStorage } from '@lunette/api-client';
import type { PowerType } from '@lunette/prescription/contract';
import { useState } from 'react';
import type { Order } from '../../contract/order.ts';
import type { OrderItem } from '../../contract/orderItem.ts';
import type { UpgradePackage } from '../../contract/upgrade.ts';
import { knownPower, type EnteredPower } from '../power/enteredPower.ts';

type LensPowers = Partial<Record<PowerType, EnteredPower>>;

/**
 * The powers that are entered for other lenses of an item, by power type. They are kept while lenses are compared, and survive
 * a reload until the lenses or the power of the item have changed.
 */
export function useLensPowers(order: Order, item: OrderItem, { powerType, packageId }: UpgradePackage) {
  const storage = tabStorage<{ of: string; powers: LensPowers }>(`orders.lenses.${order.id}.${item.id}`);
  const of = JSON.stringify([powerType, packageId, knownPower(order, item)]);
  const [powers, setPowers] = useState(() => {
    const stored = storage.read();
    return stored?.of === of ? stored.powers : {};
  });
  return {
    powers,
    enter: (type: PowerType, entered: EnteredPower) => {
      const changed = { ...powers, [type]: entered };
      setPowers(changed);
      storage.write({ of, powers: changed });
    },
    /** Removes what is stored: the change was accepted. */
    forget: () => storage.write(null),
  };
}
