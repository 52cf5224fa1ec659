import { Choice, ChoiceGroup, Message, Price } from '@lunette/ui-kit';
import { useId, type ReactNode } from 'react';
import type { PrescriptionType, Product } from '../../../contract/index.ts';
import { useProductText } from '../../../productText.ts';
import type { LensSelection } from '../useLensSelection.ts';

/** Lower rows, so that all uses of both groups fit on the first screen of a phone. */
const LOW_ON_PHONE = 'max-tablet:[&>.choice-head]:py-2';

/** The first step: the use of the glasses, each with a one-line explanation and the lowest price of its lenses. */
export function UseStep({
  product,
  selection: { choice, choose },
}: {
  product: Product;
  selection: LensSelection;
}) {
  const t = useProductText();
  const name = useId();
  const types = product.prescriptionType;
  const option = (type: PrescriptionType) => (
    <Choice
      key={type.id}
      className={LOW_ON_PHONE}
      name={name}
      value={type.id}
      title={type.title}
      text={type.description}
      end={<AddedPrice from={type.from} />}
      checked={choice.powerType === type.id}
      onChange={() => choose({ powerType: type.id })}
    />
  );
  const groups = groupsOf(types);
  return (
    <>
      <ChoiceGroup legend={t('lenses.use.title')}>
        {groups.length > 1
          ? groups.map(({ title, members }) => (
              <UseGroup key={title} title={t(`lenses.use.${title}`)}>
                {members.map(option)}
              </UseGroup>
            ))
          : types.map(option)}
      </ChoiceGroup>
      {types.some(({ id }) => id === 'progressive') && (
        <Message className="mt-5">{t('lenses.use.unsure')}</Message>
      )}
    </>
  );
}

function UseGroup({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className="grid gap-2.5 max-tablet:gap-2">
      <h3 id={id} className="text-14 font-semibold tablet:mt-2">
        {title}
      </h3>
      {children}
    </div>
  );
}

/**
 * Uses with and without a power, each in the order of the catalogue and the group of the first one first, because the
 * first one is the default (PDP-06). Two uses need no groups: their titles say it.
 */
function groupsOf(types: readonly PrescriptionType[]) {
  if (types.length <= 2) return [];
  const powered = types.filter(({ powerRequired }) => powerRequired);
  const unpowered = types.filter(({ powerRequired }) => !powerRequired);
  const groups = [
    { title: 'powered', members: powered },
    { title: 'unpowered', members: unpowered },
  ] as const;
  const shown = groups.filter(({ members }) => members.length > 0);
  return types[0]?.powerRequired ? shown : shown.toReversed();
}

function AddedPrice({ from }: Pick<PrescriptionType, 'from'>) {
  const t = useProductText();
  if (!from) return null;
  if (from.value === 0) return t('lenses.included');
  if (from.value < 0) return <Price sign="minus" amount={{ ...from, value: -from.value }} />;
  return t.rich('lenses.from', { price: <Price key="price" sign="plus" amount={from} /> });
}
