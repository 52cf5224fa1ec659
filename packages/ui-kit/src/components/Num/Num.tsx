import type { ComponentPropsWithRef } from 'react';
import { className as join } from '../../className.ts';

/** A power, size, phone or order number: left-to-right in every language, with digits of equal width. */
export function Num({ className, ...rest }: ComponentPropsWithRef<'bdi'>) {
  return <bdi dir="ltr" {...rest} className={join('num', className)} />;
}
