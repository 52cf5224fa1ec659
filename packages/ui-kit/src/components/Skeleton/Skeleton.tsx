import type { ComponentPropsWithRef } from 'react';
import { className as join } from '../../className.ts';

/** A placeholder with the size of the content that is loading: size it with utilities (`h-4 w-1/2`). */
export function Skeleton({ className, ...rest }: ComponentPropsWithRef<'span'>) {
  return <span aria-hidden="true" {...rest} className={join('sk', className)} />;
}
