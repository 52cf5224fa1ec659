import type { ComponentPropsWithRef } from 'react';
import { className as join } from '../../className.ts';

/** The explained total: SummaryRow and SummaryTotal inside, SummaryRule between. */
export function SummaryRows({ className, ...rest }: ComponentPropsWithRef<'dl'>) {
  return <dl {...rest} className={join('sum', className)} />;
}
