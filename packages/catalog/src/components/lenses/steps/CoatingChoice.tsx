import { Price } from '@lunette/ui-kit';
import type { Coating } from '../../../contract/index.ts';
import { useProductText } from '../../../productText.ts';

interface CoatingChoiceProps {
  coatings: readonly Coating[];
  /** The selected coatings: chosen, or included and not replaced by a chosen one. */
  standing: readonly Coating[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

/** The choice of coatings. Included ones are marked; of coatings that exclude each other only one is selected. */
export function CoatingChoice({ coatings, standing, chosen, onChange }: CoatingChoiceProps) {
  const t = useProductText();
  const toggle = ({ id, choice, included }: Coating) => {
    const isExcluded = (other: string) =>
      choice !== undefined && coatings.some((coating) => coating.id === other && coating.choice === choice);
    const rest = chosen.filter((other) => other !== id && !isExcluded(other));
    onChange(included || chosen.includes(id) ? rest : [...rest, id]);
  };
  return (
    <fieldset className="mt-8">
      <legend className="display mb-3 text-28">{t('lenses.coatings.title')}</legend>
      <div className="divide-y divide-line rounded-control border border-line bg-surface">
        {coatings.map((coating) => (
          <label key={coating.id} className="flex items-start gap-3.5 p-4">
            <input
              type="checkbox"
              className="box mt-0.5"
              checked={standing.includes(coating)}
              disabled={coating.included && standing.includes(coating)}
              onChange={() => toggle(coating)}
            />
            <span className="min-w-0 flex-1">
              <b className="block font-semibold">{coating.title}</b>
              <span className="block text-14 text-ink-soft">
                {coating.description}
                {coating.labDays ? ` ${t('lenses.days-more', { days: coating.labDays })}` : null}
              </span>
            </span>
            <span className="text-end font-semibold">
              <CoatingPrice coating={coating} />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function CoatingPrice({ coating: { included, price } }: { coating: Coating }) {
  const t = useProductText();
  if (included) return t('lenses.included');
  return price.value === 0 ? t('lenses.free') : <Price sign="plus" amount={price} />;
}
