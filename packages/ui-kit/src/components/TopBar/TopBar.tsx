import type { ReactNode } from 'react';
import { className as join } from '../../className.ts';

export interface TopBarProps {
  /** Where a way back is due: an IconButton with an arrow. */
  back?: ReactNode;
  /** The title of the screen, or the logo. */
  children: ReactNode;
  /** At the far end: IconButtons. */
  actions?: ReactNode;
  className?: string;
}

/** The phone's header: 56 px, stays at the top. */
export function TopBar({ back, children, actions, className }: TopBarProps) {
  return (
    <header className={join('top-bar', Boolean(back) && 'has-back', className)}>
      {back}
      <div className="min-w-0 flex-1 font-semibold leading-tight">{children}</div>
      {actions}
    </header>
  );
}
