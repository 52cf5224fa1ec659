import type { ComponentPropsWithRef } from 'react';
import { className as join } from '../../className.ts';

/** A recess in the size of what will stand there: size it with utilities (`h-4 w-1/2`). */
export function Skeleton({ className, ...rest }: ComponentPropsWithRef<'span'>) {
  return <span aria-hidden="true" {...rest} className={join('sk', className)} />;
}
