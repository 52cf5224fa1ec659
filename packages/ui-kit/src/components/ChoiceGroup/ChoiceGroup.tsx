import type { ComponentPropsWithRef, ReactNode } from 'react';
import { className as join } from '../../className.ts';

export interface ChoiceGroupProps extends ComponentPropsWithRef<'fieldset'> {
  legend: ReactNode;
  /** Keeps the legend for screen readers only, when a heading already says it. */
  hideLegend?: boolean;
}

/** Choices that belong together, with the question they answer. */
export function ChoiceGroup({ legend, hideLegend, children, className, ...rest }: ChoiceGroupProps) {
  return (
    <fieldset {...rest} className={className}>
      <legend className={hideLegend ? 'sr-only' : 'display mb-3 text-28'}>{legend}</legend>
      <div className={join('grid gap-2.5')}>{children}</div>
    </fieldset>
  );
}
