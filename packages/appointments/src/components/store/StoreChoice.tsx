import { distanceIn } from '@lunette/country-config';
import { Choice, ChoiceGroup, Num, useLocale } from '@lunette/ui-kit';
import type { ReactNode } from 'react';
import type { Store } from '../../contract/index.ts';
import { useText } from '../../text.ts';

interface StoreChoiceProps {
  stores: Store[];
  value: string | null;
  onChange: (store: Store) => void;
  /** Follows the stores. */
  children?: ReactNode;
}

/** Our stores with addresses and opening hours; if a place is known, the nearest store is first. */
export function StoreChoice({ stores, value, onChange, children }: StoreChoiceProps) {
  const t = useText();
  const { country, number, time } = useLocale();
  return (
    <ChoiceGroup legend={t('appointments.which-store')} hideLegend>
      {stores.map((store) => (
        <Choice
          key={store.code}
          name="store"
          value={store.code}
          checked={store.code === value}
          onChange={() => onChange(store)}
          title={store.name}
          text={t('appointments.store-facts', {
            address: store.address,
            opens: time(store.opens),
            closes: time(store.closes),
          })}
          end={
            store.distanceKm !== null && (
              <span className="text-14 text-ink-soft">
                {t.rich('appointments.distance', {
                  country,
                  way: <Num key="way">{number(distanceIn(country, store.distanceKm))}</Num>,
                })}
              </span>
            )
          }
        />
      ))}
      {children}
    </ChoiceGroup>
  );
}
