import { Choice, ChoiceGroup, Message, Price } from '@lunette/ui-kit';
import { useId } from 'react';
import type { PrescriptionType, Product } from '../../contract/index.ts';
import { useProductText } from '../../productText.ts';
import type { LensSelection } from './useLensSelection.ts';

/** Every use is seen in the first screen of a phone, also those without a power, which stand last. */
const LOW_ON_PHONE = 'max-tablet:[&>.choice-head]:py-2';

/** The first step: what the glasses are for, each use explained in a line, with what its lenses add. */
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
  return (
    <>
      <ChoiceGroup legend={t('lenses.use.title')}>
        {types.map((type) => (
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
        ))}
      </ChoiceGroup>
      {types.some(({ id }) => id === 'progressive') && (
        <Message className="mt-5">{t('lenses.use.unsure')}</Message>
      )}
    </>
  );
}

function AddedPrice({ from }: Pick<PrescriptionType, 'from'>) {
  const t = useProductText();
  if (!from) return null;
  if (from.value === 0) return t('lenses.included');
  if (from.value < 0) return <Price sign="minus" amount={{ ...from, value: -from.value }} />;
  return t.rich('lenses.from', { price: <Price key="price" sign="plus" amount={from} /> });
}
