import type { ReactNode } from 'react';
import { className as join } from '../../className.ts';

/** Props of `TopBar`. */
export interface TopBarProps {
  /** A back button where the screen needs one: an IconButton with an arrow. */
  back?: ReactNode;
  /** The title of the screen, or the logo. */
  children: ReactNode;
  /** IconButtons at the end of the bar. */
  actions?: ReactNode;
  className?: string;
}

/** The phone's header: 56 px high, fixed at the top. */
export function TopBar({ back, children, actions, className }: TopBarProps) {
  return (
    <header className={join('top-bar', Boolean(back) && 'has-back', className)}>
      {back}
      <div className="min-w-0 flex-1 font-semibold leading-tight">{children}</div>
      {actions}
    </header>
  );
}
