import { Check } from 'lucide-react';
import { className as join } from '../../className.ts';
import { useText } from '../../text.ts';
import { Num } from '../Num/Num.tsx';

/** Props of `StepsAcross`. */
export interface StepsAcrossProps {
  /** What the steps lead to, for screen readers. */
  label: string;
  steps: readonly string[];
  /** The index of the open step, from 0. */
  current: number;
  className?: string;
}

/** Two to four short steps side by side, as in the header of the lens panel. */
export function StepsAcross({ label, steps, current, className }: StepsAcrossProps) {
  const t = useText();
  return (
    <ol className={join('steps-across', className)} aria-label={label}>
      {steps.map((step, at) => (
        <li
          key={step}
          className={at < current ? 'is-done' : at === current ? 'is-now' : undefined}
          aria-current={at === current ? 'step' : undefined}
        >
          {at < current ? <Check /> : <Num>{at + 1}</Num>}
          {step}
          {at < current && <span className="sr-only">, {t('ui.done')}</span>}
        </li>
      ))}
    </ol>
  );
}
