import { useEffect, useRef, type ComponentPropsWithRef, type ReactNode } from 'react';
import { className as join } from '../../className.ts';
import { Num } from '../Num/Num.tsx';

/** Props of `Checkbox`. */
export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'ref'> {
  children: ReactNode;
  /** The number of results, at the end of the row. */
  count?: number;
  /** Only some of what the checkbox stands for is chosen. */
  mixed?: boolean;
}

/** A checkbox with a label and, in a filter, a count. The whole row can be pressed. */
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
