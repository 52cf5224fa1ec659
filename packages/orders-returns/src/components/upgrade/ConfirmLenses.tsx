import { eyesBeyond } from '@lunette/catalog/rules';
import type { PowerWay } from '@lunette/prescription';
import type { PowerType, Prescription } from '@lunette/prescription/contract';
import { powerSection } from '@lunette/prescription/rules';
import { Button, FieldMessage, Price, useLocale } from '@lunette/ui-kit';
import type { Order } from '../../contract/order.ts';
import type { OrderItem } from '../../contract/orderItem.ts';
import type { UpgradeOption, UpgradePackage } from '../../contract/upgrade.ts';
import { useText } from '../../text.ts';
import { shortName } from '../item/shortName.ts';
import { waysFor, type EnteredPower } from '../power/enteredPower.ts';
import { PowerEntry } from '../power/PowerEntry.tsx';
import { useAmendment, type LensChange } from './useAmendment.ts';

/** Power types whose lenses have no power. */
const WITHOUT_POWER: readonly PowerType[] = ['zero_power', 'frame_only', 'without_power'];

interface ConfirmLensesProps {
  order: Order;
  item: OrderItem;
  offer: UpgradePackage;
  /** The chosen lens package. */
  lens: UpgradeOption;
  request: LensChange;
  /** The power that is entered for the new lenses. */
  entered: EnteredPower;
  onEntered: (entered: EnteredPower) => void;
  /** Called when the change was accepted: it is done, or waits for its payment. */
  onAccepted: () => void;
}

/** The price of the change and its button, below the power form if the new lenses need another power. */
export function ConfirmLenses(props: ConfirmLensesProps) {
  const { order, item, offer, lens, request, entered, onEntered, onAccepted } = props;
  const t = useText();
  const { money } = useLocale();
  const amendment = useAmendment({ orderId: order.id, itemId: item.id });
  const { from, to } = request.powerType;
  const isSame = from === to && request.packageId.from === request.packageId.to;
  const needsPower =
    !WITHOUT_POWER.includes(to) &&
    (from !== to || eyesBeyond(item.prescription ?? {}, lens.strongest).length > 0);
  const { value, currencyCode } = lens.difference;
  const label = t('orders.lens-change', {
    kind: value > 0 ? 'more' : value < 0 ? 'less' : 'same',
    amount: money({ value: Math.abs(value), currencyCode }),
  });
  const send = async (power?: Prescription) => {
    if (await amendment.submit({ ...request, ...(power && { prescription: power }) })) onAccepted();
  };
  const button = (power?: Prescription) => (
    <div className="grid gap-3">
      <PriceOfChange item={item} offer={offer} lens={lens} />
      <Button
        size="l"
        full
        loading={amendment.isLoading}
        off={isSame && t('orders.lens-choose')}
        onClick={() => void send(power)}
      >
        {label}
      </Button>
      <div role="alert">
        <FieldMessage tone="bad">{amendment.fault}</FieldMessage>
      </div>
    </div>
  );
  if (!needsPower || isSame) return <div className="max-w-110">{button()}</div>;
  return (
    <section aria-label={t('orders.lens-power')}>
      <h2 className="display text-28">{t('orders.lens-power')}</h2>
      <p className="mt-2 text-ink-soft">{t('orders.lens-power-text', { way: entered.way })}</p>
      <PowerEntry
        productId={item.productId}
        powerType={to}
        ways={waysForLenses(item)}
        entered={entered}
        onEntered={onEntered}
        action={{
          label: () => label,
          // A power that is still sent later stays as it was ordered.
          render: (power) => button(entered.way === 'later' ? undefined : power),
          loading: false,
          retry: null,
        }}
      />
    </section>
  );
}

/** The total with the new lenses, a later day of delivery, and how the difference is settled. */
function PriceOfChange({ item, offer, lens }: Pick<ConfirmLensesProps, 'item' | 'offer' | 'lens'>) {
  const t = useText();
  const { date } = useLocale();
  const { value, currencyCode } = lens.difference;
  const before = item.expectedStatuses.find(({ status }) => status === 'delivered')?.date;
  const isLater = before !== undefined && lens.deliveryDate !== null && lens.deliveryDate > before;
  return (
    <>
      <dl className="flex justify-between gap-4 border-t border-line pt-4">
        <dt>{t(offer.settledBy === 'door' ? 'orders.to-pay' : 'orders.lens-total')}</dt>
        <dd className="font-semibold">
          <Price amount={{ value: round(offer.total.value + value), currencyCode }} />
        </dd>
      </dl>
      {isLater && (
        <p className="text-14 text-warn">
          {t('orders.lens-day', {
            name: shortName(item),
            date: date(lens.deliveryDate ?? before),
            before: date(before),
          })}
        </p>
      )}
      {value !== 0 && (
        <p className="text-14 text-ink-soft">
          {t('orders.lens-settled', { by: offer.settledBy, kind: value > 0 ? 'more' : 'less' })}
        </p>
      )}
    </>
  );
}

/** The ways to give the power of other lenses: one that is still missing can be sent later, as it was ordered. */
function waysForLenses(item: OrderItem): readonly PowerWay[] {
  const isMissing = powerSection(item.prescription) === 'CONTACT_FOR_POWER';
  return isMissing ? [...waysFor(item), 'later'] : waysFor(item);
}

const round = (value: number) => Math.round(value * 100) / 100;
