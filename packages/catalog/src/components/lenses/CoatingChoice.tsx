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
  const toggle = (id: string) => onChange(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);
  return (
    <fieldset className="mt-8">
      <legend className="display mb-3 text-28">{t('lenses.coatings.title')}</legend>
      <div className="divide-y divide-line rounded-control border border-line bg-surface">
        {coatings.map(({ id, title, description, price, included }) => (
          <label key={id} className="flex items-start gap-3.5 p-4">
            <input
              type="checkbox"
              className="box mt-0.5"
              checked={included || chosen.includes(id)}
              disabled={included}
              onChange={() => toggle(id)}
            />
            <span className="min-w-0 flex-1">
              <b className="block font-semibold">{title}</b>
              <span className="block text-14 text-ink-soft">{description}</span>
            </span>
            <span className="font-semibold">{included || price.value === 0 ? t('lenses.included') : <Price sign="plus" amount={price} />}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
