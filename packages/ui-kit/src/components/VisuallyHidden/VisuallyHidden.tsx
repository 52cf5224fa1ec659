import type { ComponentPropsWithRef } from 'react';
import { className as join } from '../../className.ts';

/** Text for screen readers only. */
export function VisuallyHidden({ className, ...rest }: ComponentPropsWithRef<'span'>) {
  return <span {...rest} className={join('sr-only', className)} />;
}
