import { Minus, Plus } from 'lucide-react';
import { useId } from 'react';
import { className as join } from '../../className.ts';
import { useText } from '../../text.ts';
import { Num } from '../Num/Num.tsx';

/** Props of `QuantityStepper`. */
export interface QuantityStepperProps {
  /** What is counted, for screen readers: `Alder`. */
  label: string;
  value: number;
  onChange: (value: number) => void;
  min?: number;
  max?: number;
  /** The reason for the maximum, shown while the value is at its maximum: `Only one quantity left`. */
  maxReason?: string;
  /** A change is being saved: both buttons are disabled. */
  busy?: boolean;
  className?: string;
}

/** A quantity with a minus and a plus button. At its maximum it shows the reason. */
export function QuantityStepper(props: QuantityStepperProps) {
  const { label, value, onChange, min = 1, max = Infinity, maxReason, busy, className } = props;
  const t = useText();
  const reasonId = useId();
  const reason = value >= max ? maxReason : undefined;
  const fewerIsOff = busy || value <= min;
  const moreIsOff = busy || value >= max;
  return (
    <div className={join('grid justify-items-start gap-2', className)}>
      <div className="qty" role="group" aria-label={label} aria-busy={busy || undefined}>
        <button
          type="button"
          className="step"
          aria-label={t('ui.fewer', { label })}
          aria-disabled={fewerIsOff || undefined}
          onClick={() => !fewerIsOff && onChange(value - 1)}
        >
          <Minus />
        </button>
        <Num aria-live="polite">{value}</Num>
        <button
          type="button"
          className="step"
          aria-label={t('ui.more', { label })}
          aria-disabled={moreIsOff || undefined}
          aria-describedby={reason ? reasonId : undefined}
          onClick={() => !moreIsOff && onChange(value + 1)}
        >
          <Plus />
        </button>
      </div>
      {reason && (
        <p id={reasonId} className="text-14 text-warn">
          {reason}
        </p>
      )}
    </div>
  );
}
