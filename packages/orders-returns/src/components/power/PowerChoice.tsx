import { formatMoment } from '@lunette/country-config';
import { PrescriptionTable, savedDraft, usePowerOwner, type PowerDraft } from '@lunette/prescription';
import type { PowerRange, SavedPrescription } from '@lunette/prescription/contract';
import { savedFit } from '@lunette/prescription/rules';
import { Choice, Num, useLocale } from '@lunette/ui-kit';
import { useId } from 'react';
import { useText } from '../../text.ts';

interface PowerChoiceProps {
  /** The newest first. */
  prescriptions: readonly SavedPrescription[];
  range: PowerRange;
  /** The chosen saved prescription; null if the power is entered. */
  taken: string | null;
  onEnter: () => void;
  onTake: (taken: string, power: PowerDraft) => void;
}

/** The largest number of saved prescriptions to offer. */
const MOST = 5;

/** The choice between entering the power and a saved prescription that fits the lenses. */
export function PowerChoice({ prescriptions, range, taken, onEnter, onTake }: PowerChoiceProps) {
  const t = useText();
  const name = useId();
  const suited = prescriptions
    .filter((saved) => savedFit(saved, range).verdict !== 'unsuitable')
    .slice(0, MOST);
  if (suited.length === 0) return null;
  return (
    <fieldset className="mt-7">
      <legend className="mb-2.5 font-semibold">{t('orders.power-which')}</legend>
      <div className="grid grid-cols-1 gap-3 tablet:grid-cols-2 desk:grid-cols-3">
        <Choice
          name={name}
          title={t('orders.power-typed')}
          text={t('orders.power-typed-text')}
          checked={taken === null}
          onChange={onEnter}
        />
        {suited.map((saved) => (
          <SavedChoice
            key={keyOf(saved)}
            name={name}
            saved={saved}
            checked={taken === keyOf(saved)}
            onTake={() => onTake(keyOf(saved), savedDraft(saved))}
          />
        ))}
      </div>
    </fieldset>
  );
}

interface SavedChoiceProps {
  name: string;
  saved: SavedPrescription;
  checked: boolean;
  onTake: () => void;
}

function SavedChoice({ name, saved, checked, onTake }: SavedChoiceProps) {
  const t = useText();
  const { language, country } = useLocale();
  const owner = usePowerOwner(saved);
  const date = formatMoment(saved.createdAt, language, country, { withYear: true });
  return (
    <Choice
      name={name}
      title={
        <span className="block break-words first-letter:uppercase">
          {t('orders.power-of', { owner, date })}
        </span>
      }
      text={
        <span className="grid gap-1.5">
          {saved.orderId && (
            <span>{t.rich('orders.power-from', { number: <Num>{saved.orderId}</Num> })}</span>
          )}
          <PrescriptionTable prescription={saved} showOwner={false} />
        </span>
      }
      checked={checked}
      onChange={onTake}
    />
  );
}

const keyOf = ({ source, id }: SavedPrescription) => `${source}-${id}`;
