import type { ReactNode } from 'react';

/** Props of `BottomBar`. */
export interface BottomBarProps {
  /** The name of the navigation for screen readers: `Main`. */
  label: string;
  /** `BottomBarItem` elements. */
  children: ReactNode;
}

/** The phone's main navigation, in reach of the thumb. The page below it reserves space for it. */
export function BottomBar({ label, children }: BottomBarProps) {
  return (
    <nav aria-label={label} className="tab-bar">
      {children}
    </nav>
  );
}
