import { addressLine, distanceIn } from '@lunette/country-config';
import { Choice, ChoiceGroup, useLocale } from '@lunette/ui-kit';
import type { Order } from '../../../contract/order.ts';
import type { ReturnModeOffer } from '../../../contract/return/returnMode.ts';
import { useReturnText } from '../../../returnText.ts';
import { DayAtEnd } from './DayAtEnd.tsx';
import { PickupChoice } from './PickupChoice.tsx';
import type { ChosenReturnMode } from './chosenReturnMode.ts';

interface ReturnModesProps {
  order: Order;
  modes: ReturnModeOffer[];
  value: ChosenReturnMode;
  /** The day of the refund once the choice is complete; null if there is no refund. */
  moneyBy: string | undefined | null;
  onChange: (chosenMode: ChosenReturnMode) => void;
}

/** The choice of a return mode, each with the day of its refund; one that is not available shows why. */
export function ReturnModes({ order, modes, value, moneyBy: chosenBy, onChange }: ReturnModesProps) {
  const t = useReturnText();
  const { language } = useLocale();
  const address = addressLine({ ...order.shippingAddress, firstName: '', lastName: '' }, language);
  return (
    <ChoiceGroup legend={t('returns.way')} hideLegend>
      {modes.map(({ id, available, message, moneyBy, days, stores }) => (
        <Choice
          key={id}
          name="returnMode"
          title={t(`returns.mode.${id}`)}
          text={
            available
              ? t.rich(`returns.mode-text.${id}`, { address: <bdi key="address">{address}</bdi> })
              : message
          }
          end={
            chosenBy !== null && (
              <DayAtEnd label={t('returns.money-by')} day={(value.mode === id && chosenBy) || moneyBy} />
            )
          }
          tall
          disabled={!available}
          checked={value.mode === id}
          onChange={() => onChange({ ...value, mode: id })}
        >
          {id === 'schedule_pickup' ? (
            <PickupChoice
              days={days}
              value={value.pickup}
              onChange={(pickup) => onChange({ ...value, pickup })}
            />
          ) : id === 'store_return' ? (
            <Stores
              stores={stores}
              value={value.storeCode}
              onChange={(storeCode) => onChange({ ...value, storeCode })}
            />
          ) : undefined}
        </Choice>
      ))}
    </ChoiceGroup>
  );
}

interface StoresProps {
  stores: ReturnModeOffer['stores'];
  value: string | null;
  onChange: (code: string) => void;
}

/** The choice of one of the nearest stores. */
function Stores({ stores, value, onChange }: StoresProps) {
  const t = useReturnText();
  const { country, time, number } = useLocale();
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{t('returns.stores')}</legend>
      {stores.map(({ code, name, address, opens, closes, distanceKm }) => (
        <label
          key={code}
          className="flex min-h-15 cursor-pointer items-center gap-3.5 border-t border-line py-2.5 text-[15px] leading-snug first:border-0"
        >
          <input
            type="radio"
            className="radio"
            name="storeCode"
            checked={value === code}
            onChange={() => onChange(code)}
          />
          <span className="min-w-0 flex-1">
            <b className="block">{name}</b>
            <span className="text-14 text-ink-soft">
              {t('returns.store-text', { address, opens: time(opens), closes: time(closes) })}
            </span>
          </span>
          {distanceKm !== null && (
            <bdi className="num">
              {t('returns.distance', { country, distance: number(distanceIn(country, distanceKm)) })}
            </bdi>
          )}
        </label>
      ))}
    </fieldset>
  );
}
