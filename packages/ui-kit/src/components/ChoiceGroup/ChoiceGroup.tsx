import type { ComponentPropsWithRef, ReactNode } from 'react';
import { className as join } from '../../className.ts';

/** Props of `ChoiceGroup`. */
export interface ChoiceGroupProps extends ComponentPropsWithRef<'fieldset'> {
  legend: ReactNode;
  /** Hides the legend from view, not from screen readers, when a heading already says it. */
  hideLegend?: boolean;
}

/** A group of choices with the question that they answer. */
export function ChoiceGroup({ legend, hideLegend, children, className, ...rest }: ChoiceGroupProps) {
  return (
    <fieldset {...rest} className={className}>
      <legend className={hideLegend ? 'sr-only' : 'display mb-3 text-28'}>{legend}</legend>
      <div className={join('grid gap-2.5')}>{children}</div>
    </fieldset>
  );
}
