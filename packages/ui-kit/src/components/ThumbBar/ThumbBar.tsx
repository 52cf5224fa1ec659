import type { ReactNode } from 'react';
import { className as join } from '../../className.ts';

/** The primary action of a phone screen in reach of the thumb, above the safe area: often a price beside one button. */
export function ThumbBar({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={join('thumb-bar', className)}>{children}</div>;
}
