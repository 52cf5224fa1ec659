import { useEffect, useRef, type ComponentPropsWithRef, type ReactNode } from 'react';
import { className as join } from '../../className.ts';
import { Num } from '../Num/Num.tsx';

export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'ref'> {
  children: ReactNode;
  /** How many there are, at the far end of the row. */
  count?: number;
  /** Some of what it stands for is chosen. */
  mixed?: boolean;
}

/** A row with a box, its words and, in a filter, a count. The whole row is the target. */
export function Checkbox({ children, count, mixed = false, className, disabled, ...input }: CheckboxProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = mixed;
  }, [mixed]);
  return (
    <label className={join('check', disabled && 'is-off', className)}>
      <input ref={box} type="checkbox" className="box" disabled={disabled} {...input} />
      <span>{children}</span>
      {count !== undefined && <Num className="check-count">{count}</Num>}
    </label>
  );
}
