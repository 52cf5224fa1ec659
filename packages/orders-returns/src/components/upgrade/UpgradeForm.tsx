import { paths } from '@lunette/api-client';
import { eyesBeyond } from '@lunette/catalog/rules';
import type { PowerWay } from '@lunette/prescription';
import type { PowerType, Prescription } from '@lunette/prescription/contract';
import { Button, Choice, ChoiceGroup, EmptyState, FieldMessage, Price, useLocale } from '@lunette/ui-kit';
import { useState } from 'react';
import { Link } from 'react-router';
import type { Order } from '../../contract/order.ts';
import type { OrderItem } from '../../contract/orderItem.ts';
import type { UpgradeOption, UpgradePackage } from '../../contract/upgrade.ts';
import { useText } from '../../text.ts';
import { powerKind, powerSection } from '@lunette/prescription/rules';
import { shortName } from '../item/shortName.ts';
import { enteredFrom, knownPower, waysFor, type EnteredPower } from '../power/enteredPower.ts';
import { PowerEntry } from '../power/PowerEntry.tsx';
import { Difference } from './Difference.tsx';
import { useAmendment, type LensChange } from './useAmendment.ts';

interface UpgradeFormProps {
  order: Order;
  item: OrderItem;
  offer: UpgradePackage;
}

/** Power types whose lenses have no power. */
const WITHOUT_POWER: readonly PowerType[] = ['zero_power', 'frame_only', 'without_power'];

/** The choice of power type and lens package with price differences, and the button that changes them. */
export function UpgradeForm({ order, item, offer }: UpgradeFormProps) {
  const t = useText();
  const { list } = useLocale();
  const { open, powerTypes, powerType: nowType, packageId: nowPackage } = offer;
  const [type, setType] = useState(nowType);
  const [wanted, setWanted] = useState(nowPackage);
  // The power that was entered for each power type, which is kept while packages are compared.
  const [powers, setPowers] = useState<Partial<Record<PowerType, EnteredPower>>>({});
  const chosen = powerTypes.find(({ id }) => id === type);
  const lens = selectedOption(chosen?.packages ?? [], wanted);
  if (!open || !nowType || nowPackage === null || powerTypes.length === 0)
    return (
      <EmptyState
        title={t('orders.lens-closed', { name: shortName(item) })}
        text={t('orders.lens-closed-text')}
        action={
          <Button as={Link} to={paths.orderSummary(order.id)}>
            {t('orders.see')}
          </Button>
        }
      />
    );
  const request = lens &&
    type && {
      powerType: { from: nowType, to: type },
      packageId: { from: nowPackage, to: lens.id },
      difference: lens.difference.value,
    };
  return (
    <div className="grid grid-cols-1 gap-8">
      {powerTypes.length > 1 && (
        <ChoiceGroup legend={t('orders.lens-use')}>
          {powerTypes.map(({ id, title }) => (
            <Choice
              key={id}
              name="power-type"
              title={title}
              checked={type === id}
              end={id === nowType && t('orders.lens-now')}
              onChange={() => setType(id)}
            />
          ))}
        </ChoiceGroup>
      )}
      <ChoiceGroup legend={t('orders.lens-which')}>
        {chosen?.packages.map((option) => (
          <Choice
            key={option.id}
            name="lens-package"
            title={option.title}
            text={
              option.coatings.length > 0
                ? t('orders.lens-with', { text: option.description, coatings: list(option.coatings) })
                : option.description
            }
            end={
              option.id === nowPackage && type === nowType ? (
                t('orders.lens-now')
              ) : (
                <Difference amount={option.difference} />
              )
            }
            checked={lens?.id === option.id}
            onChange={() => setWanted(option.id)}
          />
        ))}
      </ChoiceGroup>
      {request && lens && (
        <Confirm
          key={`${request.powerType.to}-${lens.id}`}
          order={order}
          item={item}
          offer={offer}
          lens={lens}
          request={request}
          entered={powers[request.powerType.to] ?? startFor(request.powerType, knownPower(order, item))}
          onEntered={(entered) => setPowers({ ...powers, [request.powerType.to]: entered })}
        />
      )}
    </div>
  );
}

/** The start of the entry for a power type: the power of before, unless it was measured for something else. */
function startFor({ from, to }: LensChange['powerType'], before: Prescription | null): EnteredPower {
  return enteredFrom(powerKind(from) === powerKind(to) ? before : null);
}

/** The chosen package; before a choice the recommended one. */
function selectedOption(
  packages: readonly UpgradeOption[],
  wanted: string | null,
): UpgradeOption | undefined {
  return (
    packages.find(({ id }) => id === wanted) ?? packages.find((option) => option.recommended) ?? packages[0]
  );
}

interface ConfirmProps extends UpgradeFormProps {
  lens: UpgradeOption;
  request: LensChange;
  /** The power that is entered for the new lenses. */
  entered: EnteredPower;
  onEntered: (entered: EnteredPower) => void;
}

/** The price of the change and its button, below the power form if the new lenses need another power. */
function Confirm({ order, item, offer, lens, request, entered, onEntered }: ConfirmProps) {
  const t = useText();
  const { money, date } = useLocale();
  const amendment = useAmendment({ orderId: order.id, itemId: item.id });
  const { from, to } = request.powerType;
  const prescription: Prescription = item.prescription ?? {};
  const isSame = from === to && request.packageId.from === request.packageId.to;
  const needsPower =
    !WITHOUT_POWER.includes(to) && (from !== to || eyesBeyond(prescription, lens.strongest).length > 0);
  const { value, currencyCode } = lens.difference;
  const amount = money({ value: Math.abs(value), currencyCode });
  const label = t('orders.lens-change', { kind: value > 0 ? 'more' : value < 0 ? 'less' : 'same', amount });
  const before = item.expectedStatuses.find(({ status }) => status === 'delivered')?.date;
  const isLater = before !== undefined && lens.deliveryDate !== null && lens.deliveryDate > before;
  const button = (power?: Prescription) => (
    <div className="grid gap-3">
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
      <Button
        size="l"
        full
        loading={amendment.isLoading}
        off={isSame && t('orders.lens-choose')}
        onClick={() => void amendment.submit({ ...request, ...(power && { prescription: power }) })}
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

/** The ways to give the power of other lenses: one that is still missing can be sent later, as it was ordered. */
function waysForLenses(item: OrderItem): readonly PowerWay[] {
  const isMissing = powerSection(item.prescription) === 'CONTACT_FOR_POWER';
  return isMissing ? [...waysFor(item), 'later'] : waysFor(item);
}

const round = (value: number) => Math.round(value * 100) / 100;
