import type { ComponentPropsWithRef } from 'react';
import { className as join } from '../../className.ts';

/** An explained total: its children are SummaryRow, SummaryTotal and SummaryRule elements. */
export function SummaryRows({ className, ...rest }: ComponentPropsWithRef<'dl'>) {
  return <dl {...rest} className={join('sum', className)} />;
}
