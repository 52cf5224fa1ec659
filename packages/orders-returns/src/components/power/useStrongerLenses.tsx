import { eyesBeyond } from '@lunette/catalog/rules';
import type { LensFit } from '@lunette/prescription';
import type { Prescription } from '@lunette/prescription/contract';
import { Checkbox, useLocale } from '@lunette/ui-kit';
import { useState } from 'react';
import { useGetUpgradePackageQuery } from '../../api/upgrade.ts';
import type { Order } from '../../contract/order.ts';
import type { OrderItem } from '../../contract/orderItem.ts';
import type { UpgradeOption } from '../../contract/upgrade.ts';
import { useText } from '../../text.ts';
import { Difference } from '../upgrade/Difference.tsx';
import { shortName } from '../item/shortName.ts';

/** The stronger lenses that an item needs for a power, and whether the shopper has accepted them. */
export interface StrongerLenses {
  fit: LensFit;
  lens: UpgradeOption | null;
  taken: boolean;
}

/** Returns a function that checks whether the bought lenses can be made in a power: null if so, else lenses that can. */
export function useStrongerLenses(
  order: Order,
  item: OrderItem,
): (prescription: Prescription) => StrongerLenses | null {
  const t = useText();
  const { list } = useLocale();
  const [taken, setTaken] = useState<string | null>(null);
  const params = { orderId: order.id, itemId: item.id };
  const { data } = useGetUpgradePackageQuery({ params }, { skip: !item.lensesOpen });
  const packages = data?.powerTypes.find(({ id }) => id === item.powerType)?.packages ?? [];
  const own = packages.find(({ id }) => id === data?.packageId);
  return (prescription) => {
    const eyes = own ? eyesBeyond(prescription, own.strongest) : [];
    if (!own || eyes.length === 0) return null;
    const [lens = null] = packages
      .filter(({ strongest }) => eyesBeyond(prescription, strongest).length === 0)
      .toSorted((a, b) => a.difference.value - b.difference.value);
    const limit = t('orders.lens-limit', { lens: own.title, power: (own.strongest ?? 0).toFixed(2) });
    const remarks = eyes.map((eye) => ({
      eye,
      isSuccess: true,
      fields: [{ key: 'sph', severity: 'warning' as const, code: 'lens_too_weak', message: limit }],
    }));
    const offer = lens && (
      <div className="mt-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-control border border-warn bg-surface p-4">
        <div className="grid gap-1">
          <Checkbox checked={taken === lens.id} onChange={() => setTaken(taken === lens.id ? null : lens.id)}>
            <b className="font-semibold">{t('orders.lens-instead', { lens: lens.title })}</b>
          </Checkbox>
          <p className="text-14 text-ink-soft">
            {t('orders.lens-keeps', {
              name: shortName(item),
              coatings: lens.coatings.length > 0 ? list(lens.coatings) : 'none',
            })}
          </p>
        </div>
        <b className="font-semibold">
          <Difference amount={lens.difference} />
        </b>
      </div>
    );
    return { fit: { remarks, offer }, lens, taken: lens !== null && taken === lens.id };
  };
}
