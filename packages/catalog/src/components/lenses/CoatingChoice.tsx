import { Price } from '@lunette/ui-kit';
import type { Coating } from '../../contract/index.ts';
import { useProductText } from '../../productText.ts';

interface CoatingChoiceProps {
  coatings: readonly Coating[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

/** What can be put on a lens. What comes with it is set and says so. */
export function CoatingChoice({ coatings, chosen, onChange }: CoatingChoiceProps) {
  const t = useProductText();
  const toggle = ({ id, choice }: Coating) => {
    const excluded = coatings
      .filter((other) => choice !== undefined && other.choice === choice)
      .map((other) => other.id);
    const rest = chosen.filter((other) => other !== id && !excluded.includes(other));
    onChange(chosen.includes(id) ? rest : [...rest, id]);
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
              checked={coating.included || chosen.includes(coating.id)}
              disabled={coating.included}
              onChange={() => toggle(coating)}
            />
            <span className="min-w-0 flex-1">
              <b className="block font-semibold">{coating.title}</b>
              <span className="block text-14 text-ink-soft">{coating.description}</span>
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
