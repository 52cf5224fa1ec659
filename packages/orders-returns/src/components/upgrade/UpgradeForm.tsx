import { paths } from '@lunette/api-client';
import type { Prescription } from '@lunette/prescription/contract';
import { powerKind } from '@lunette/prescription/rules';
import { Button, Choice, ChoiceGroup, EmptyState, useLocale } from '@lunette/ui-kit';
import { useState } from 'react';
import { Link } from 'react-router';
import type { Order } from '../../contract/order.ts';
import type { OrderItem } from '../../contract/orderItem.ts';
import type { UpgradeOption, UpgradePackage } from '../../contract/upgrade.ts';
import { useText } from '../../text.ts';
import { shortName } from '../item/shortName.ts';
import { enteredFrom, knownPower, type EnteredPower } from '../power/enteredPower.ts';
import { ConfirmLenses } from './ConfirmLenses.tsx';
import { Difference } from './Difference.tsx';
import type { LensChange } from './useAmendment.ts';
import { useLensPowers } from './useLensPowers.ts';

interface UpgradeFormProps {
  order: Order;
  item: OrderItem;
  offer: UpgradePackage;
}

/** The choice of power type and lens package with price differences, and the button that changes them. */
export function UpgradeForm({ order, item, offer }: UpgradeFormProps) {
  const t = useText();
  const { open, powerTypes, powerType: nowType, packageId: nowPackage } = offer;
  const [type, setType] = useState(nowType);
  const [wanted, setWanted] = useState(nowPackage);
  const { powers, enter, forget } = useLensPowers(order, item, offer);
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
      <PackageChoice
        packages={chosen?.packages ?? []}
        nowId={type === nowType ? nowPackage : null}
        value={lens?.id}
        onChange={setWanted}
      />
      {request && lens && (
        <ConfirmLenses
          key={`${request.powerType.to}-${lens.id}`}
          order={order}
          item={item}
          offer={offer}
          lens={lens}
          request={request}
          entered={powers[request.powerType.to] ?? startFor(request.powerType, knownPower(order, item))}
          onEntered={(entered) => enter(request.powerType.to, entered)}
          onAccepted={forget}
        />
      )}
    </div>
  );
}

interface PackageChoiceProps {
  packages: readonly UpgradeOption[];
  /** The package that the item has now, if it is one of these. */
  nowId: string | null;
  value: string | undefined;
  onChange: (id: string) => void;
}

/** The choice of a lens package, each with its price difference. */
function PackageChoice({ packages, nowId, value, onChange }: PackageChoiceProps) {
  const t = useText();
  const { list } = useLocale();
  return (
    <ChoiceGroup legend={t('orders.lens-which')}>
      {packages.map(({ id, title, description, coatings, difference }) => (
        <Choice
          key={id}
          name="lens-package"
          title={title}
          text={
            coatings.length > 0
              ? t('orders.lens-with', { text: description, coatings: list(coatings) })
              : description
          }
          end={id === nowId ? t('orders.lens-now') : <Difference amount={difference} />}
          checked={value === id}
          onChange={() => onChange(id)}
        />
      ))}
    </ChoiceGroup>
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
