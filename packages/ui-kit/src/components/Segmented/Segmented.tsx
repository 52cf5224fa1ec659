import { useId, type ReactNode } from 'react';
import { className as join } from '../../className.ts';

/** One option of a segmented control. */
export interface SegmentedOption<Value extends string> {
  value: Value;
  label: ReactNode;
  icon?: ReactNode;
}

/** Props of `Segmented`. */
export interface SegmentedProps<Value extends string> {
  /** What the control switches, for screen readers. */
  label: string;
  options: readonly SegmentedOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  className?: string;
}

/** A control with two to four equal options. Arrow keys move between them. */
export function Segmented<Value extends string>({
  label,
  options,
  value,
  onChange,
  className,
}: SegmentedProps<Value>) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className={join('seg', className)}>
      {options.map((option) => (
        <label key={option.value} className="seg-item">
          <input
            type="radio"
            className="sr-only"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.icon}
          {option.label}
        </label>
      ))}
    </div>
  );
}
